// Runs bench/engines/ours.py in Pyodide: a line with a scale in, a line of JSON out.
import { createInterface } from "node:readline";
import { loadPyodide } from "pyodide";

const [, , packages, scripts] = process.argv;
const python = await loadPyodide({ stdout: () => {} });
for (const [at, path] of [
  ["/packages", packages],
  ["/scripts", scripts],
]) {
  python.FS.mkdirTree(at);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: path }, at);
}
python.runPython("import sys; sys.path[:0] = ['/packages', '/scripts']");
const ours = python.pyimport("bench.engines.ours");
for await (const line of createInterface({ input: process.stdin })) {
  console.log(ours.sample_json(Number(line)));
}
