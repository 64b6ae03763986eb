"""Bundle one script or style sheet with esbuild."""

import json
import tempfile
from pathlib import Path

from toolchain.steps import ROOT, run

ESBUILD = ROOT / "node_modules" / ".bin" / "esbuild"

OPTIONS = (
    "--bundle",
    "--minify",
    "--format=esm",
    "--splitting",  # a lazy import gets a file of its own
    "--chunk-names=[name]-[hash]",
    "--loader:.woff2=file",
    "--external:node:*",  # Pyodide asks for these in Node only
    "--external:ws",
    "--entry-names=[name]-[hash]",
    "--asset-names=[name]-[hash]",
    "--log-level=warning",
)
TARGETS = {
    ".mjs": "node20",
    ".js": "chrome112,firefox112,safari16.4",
    ".css": "chrome123,firefox120,safari17.5",  # the first that know `light-dark`
}


def _output(metafile: Path, entry: Path) -> Path:
    """The output of the entry."""
    name = entry.relative_to(ROOT).as_posix()
    outputs = json.loads(metafile.read_text())["outputs"]
    made = next(path for path, out in outputs.items() if out.get("entryPoint") == name)
    return ROOT / str(made)


def bundle(entry: Path, folder: Path, *options: str, **names: object) -> Path:
    """Bundle `entry` into `folder`, these names replaced by their values.

    Options of esbuild come before ours that say the same.
    """
    defines = [f"--define:{name}={json.dumps(value)}" for name, value in names.items()]
    with tempfile.TemporaryDirectory() as temporary:
        metafile = Path(temporary) / "made.json"
        out = [f"--outdir={folder}", f"--metafile={metafile}"]
        target = f"--target={TARGETS[entry.suffix]}"
        run(ESBUILD, entry, *OPTIONS, *options, target, *defines, *out)
        return _output(metafile, entry)
