"""Compiles the rules with mypyc when a wheel is built; without a working compiler the wheel is pure Python.

CARAVELA_COMPILE=0 skips the compilation, CARAVELA_COMPILE=1 makes its failure an error,
CARAVELA_BUILD_VERBOSE=1 shows the end of the compiler's log when it failed.
"""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LOG_LINES = 40


class CompilationFailed(Exception):
    def __init__(self, reason: str, log: str = "") -> None:
        super().__init__(reason)
        self.log_end = "\n".join(log.splitlines()[-LOG_LINES:])


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """The hook of the wheel; an editable install gets nothing from it and runs the sources as they are."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        included: dict[str, str] = build_data["force_include"]
        rules = Path(self.root, "docs", "rules")
        if rules.is_dir():
            included[str(rules)] = "caravela/rules"
        wish = os.environ.get("CARAVELA_COMPILE", "")
        if wish not in ("", "0", "1"):
            raise ValueError(f"CARAVELA_COMPILE is {wish!r}: say 0 (never), 1 (or fail), or leave it out (if possible)")
        if wish == "0":
            return
        self.scratch = TemporaryDirectory(prefix="caravela-build-", ignore_cleanup_errors=True)
        try:
            extensions = self.compile(Path(self.scratch.name))
        except (CompilationFailed, OSError) as failure:
            log_end = getattr(failure, "log_end", "")
            if wish == "1":
                raise RuntimeError(f"CARAVELA_COMPILE=1, but the rules do not compile: {failure}\n{log_end}") from None
            print(f"caravela: the rules stay uncompiled, slower but complete: {failure}", file=sys.stderr)
            if os.environ.get("CARAVELA_BUILD_VERBOSE") == "1":
                print(log_end, file=sys.stderr)
            return
        included.update(extensions)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()

    def compile(self, scratch: Path) -> dict[str, str]:
        """The built extension modules and their places in the wheel."""
        modules = self.modules()
        if not modules:
            raise CompilationFailed("pyproject.toml lists no module to compile that exists")
        # A copy, because an extension module beside an edited source would shadow it.
        shutil.copytree(
            Path(self.root, "src"), scratch / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        )
        out = scratch / "out"
        run = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), str(out), *modules],
            cwd=scratch / "src",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        if run.returncode != 0:
            lines = [line.strip() for line in run.stdout.splitlines() if line.strip()]
            errors = [line for line in lines if "error:" in line.lower()]
            raise CompilationFailed((errors or lines or [f"exit code {run.returncode}"])[-1][:300], run.stdout)
        suffix = EXTENSION_SUFFIXES[0]
        for module in modules:
            if not (out / module).with_suffix(suffix).is_file():
                raise CompilationFailed(f"the compiler left no {suffix} for {module}", run.stdout)
        return {str(built): built.relative_to(out).as_posix() for built in sorted(out.rglob(f"*{suffix}"))}

    def modules(self) -> list[str]:
        source = Path(self.root, "src")
        listed = self.matching(source, "modules") - self.matching(source, "exclude")
        return sorted(path.relative_to(source).as_posix() for path in listed)

    def matching(self, source: Path, option: str) -> set[Path]:
        return {path for pattern in self.config.get(option, []) for path in source.glob(pattern)}


def compile_here(out: str, modules: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    # Only these modules are checked, and only as far as mypyc needs it: what they import may be missing
    # from the build environment. The project's own settings and the full check belong to `mypy`.
    flags = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
    setup(
        name="caravela",
        ext_modules=mypycify([*flags, *modules], opt_level="3", debug_level="0", group_name="caravela"),
        script_args=["build_ext", "--build-lib", out],
    )


if __name__ == "__main__":
    compile_here(sys.argv[1], sys.argv[2:])
