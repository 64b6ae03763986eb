// Adds to package-lock.json the packages for other platforms that this registry does not
// have: npm leaves them out then, and `npm ci` refuses the lock everywhere. npm run lock
import { readFile, writeFile } from "node:fs/promises";

const FILE = new URL("../../package-lock.json", import.meta.url);
const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const PROCESSORS = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "x64"];
const LIBRARIES = { gnu: "glibc", gnueabihf: "glibc", musl: "musl", musleabihf: "musl" };

/** The platform that a package's name stands for, as package.json would say it. */
function platform(name) {
  const parts = name.split("/").at(-1).split("-");
  const os = parts.filter((part) => SYSTEMS.includes(part));
  const cpu = parts.filter((part) => PROCESSORS.includes(part));
  const libc = os.includes("linux") ? parts.flatMap((part) => LIBRARIES[part] ?? []) : [];
  return { ...(cpu.length && { cpu }), ...(libc.length && { libc }), ...(os.length && { os }) };
}

/** The packages some other one may use, and the lock lacks. */
function* missing(packages) {
  for (const { optionalDependencies = {}, dev } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const place = `node_modules/${name}`;
      if (!packages[place]) yield [place, { version, ...platform(name), ...(dev && { dev }), optional: true }];
    }
  }
}

const lock = JSON.parse(await readFile(FILE, "utf8"));
const added = [...missing(lock.packages)];
const packages = [...Object.entries(lock.packages), ...added].sort(([a], [b]) => a.localeCompare(b, "en"));
await writeFile(FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
console.log(`${added.length} packages for other platforms added.`);
