"""Stores of a browser that fail, each as a script given to the page before its own."""

from typing import Final, NamedTuple


class Fault(NamedTuple):
    """A way to fail, and the script that makes a browser fail like this."""

    name: str
    script: str


def _property(owner: str, name: str, value: str) -> str:
    """A script that replaces a property of the browser."""
    return f"Object.defineProperty({owner}, '{name}', {value});"


def _late(store: str, method: str, milliseconds: int) -> str:
    """A method that answers as it should, after some time."""
    return f"""{{
      const of = {store}, once = of.{method};
      of.{method} = async function (...how) {{
        await new Promise((done) => setTimeout(done, {milliseconds}));
        return once.apply(this, how);
      }};
    }}"""


NEVER: Final = "() => new Promise(() => {})"
QUOTA: Final = "new DOMException('full', 'QuotaExceededError')"
DENIED: Final = "new DOMException('denied', 'SecurityError')"

READ: Final = """
for (const method of ["get", "getAll"]) {
  const read = IDBObjectStore.prototype[method];
  IDBObjectStore.prototype[method] = function (...how) {
    const request = read.apply(this, how);
    const spoil = (one) => (Array.isArray(one) ? one.map(spoil) : spoiled(one));
    const result = Object.getOwnPropertyDescriptor(IDBRequest.prototype, "result").get;
    const value = () => spoil(result.call(request));
    Object.defineProperty(request, "result", { get: value });
    return request;
  };
}
"""
"""Spoils the tables that the page reads."""

INDEXED_DB: Final = [
    Fault("refused", f"IDBFactory.prototype.open = () => {{ throw {DENIED}; }};"),
    Fault(
        "refused after a while",
        f"""IDBFactory.prototype.open = () => {{
          const request = {{ error: {DENIED} }};
          setTimeout(() => request.onerror?.({{ target: request }}), 50);
          return request;
        }};""",
    ),
    Fault("full", f"IDBObjectStore.prototype.put = () => {{ throw {QUOTA}; }};"),
    Fault(
        "full once it is written",
        """{
          const put = IDBObjectStore.prototype.put;
          IDBObjectStore.prototype.put = function (...how) {
            setTimeout(() => this.transaction.abort());
            return put.apply(this, how);
          };
        }""",
    ),
    Fault(
        "slow, three seconds a table",
        """{
          const put = IDBObjectStore.prototype.put;
          IDBObjectStore.prototype.put = function (record, key) {
            const end = Date.now() + 3000;
            const wait = () => {
              if (Date.now() < end) this.get(key).onsuccess = wait;
            };
            wait();
            return put.call(this, record, key);
          };
        }""",
    ),
    Fault("silent", "IDBFactory.prototype.open = () => ({});"),
    Fault(
        "silent after the second table",
        """{
          const put = IDBObjectStore.prototype.put;
          let writes = 0;
          IDBObjectStore.prototype.put = function (record, key) {
            const wait = () => { this.get(key).onsuccess = wait; };
            if ((writes += 1) > 2) wait();
            return put.call(this, record, key);
          };
        }""",
    ),
    Fault(
        "half of what is read",
        """const spoiled = (one) => typeof one === "string"
          ? one.slice(0, 99)
          : one && { ...one, text: one.text.slice(0, 99) };"""
        + READ,
    ),
    Fault("a wrong type of what is read", "const spoiled = () => 7;" + READ),
    Fault(
        "gone in the middle",
        """{
          const transaction = IDBDatabase.prototype.transaction;
          let times = 0;
          IDBDatabase.prototype.transaction = function (...how) {
            if ((times += 1) > 6) throw new DOMException("gone", "InvalidStateError");
            return transaction.apply(this, how);
          };
        }""",
    ),
]

LOCAL_STORAGE: Final = [
    Fault(
        "refused",
        _property("window", "localStorage", f"{{ get() {{ throw {DENIED}; }} }}"),
    ),
    Fault("full", f"Storage.prototype.setItem = () => {{ throw {QUOTA}; }};"),
    Fault(
        "half of what is read",
        'Storage.prototype.getItem = () => \'{"settings": {"pace":\';',
    ),
    Fault("a wrong type of what is read", "Storage.prototype.getItem = () => '[7]';"),
    Fault("gone in the middle", "setInterval(() => localStorage.clear(), 100);"),
]

LOCKS: Final = [
    Fault("none", _property("Navigator.prototype", "locks", "{ value: undefined }")),
    Fault(
        "refused", f"LockManager.prototype.request = async () => {{ throw {DENIED}; }};"
    ),
    Fault(
        "refused at once",
        f"LockManager.prototype.request = () => {{ throw {DENIED}; }};",
    ),
    Fault("slow, three seconds", _late("LockManager.prototype", "request", 3000)),
    Fault("silent", f"LockManager.prototype.request = {NEVER};"),
    Fault(
        "gone in the middle",
        f"""{{
          const request = LockManager.prototype.request;
          let times = 0;
          LockManager.prototype.request = async function (...how) {{
            if ((times += 1) > 1) throw {DENIED};
            return request.apply(this, how);
          }};
        }}""",
    ),
]

BROADCASTS: Final = [
    Fault("none", _property("window", "BroadcastChannel", "{ value: undefined }")),
    Fault("refused", f"window.BroadcastChannel = function () {{ throw {DENIED}; }};"),
    Fault(
        "refused when something is told",
        f"BroadcastChannel.prototype.postMessage = () => {{ throw {DENIED}; }};",
    ),
    Fault(
        "a wrong type of what is told",
        """{
          const channel = new BroadcastChannel(`${location.pathname}tables`);
          const wrong = [null, 7, {}, "no table"];
          setInterval(() => wrong.forEach((one) => channel.postMessage(one)), 200);
        }""",
    ),
]

IN_PAGE: Final = {
    "indexedDB": INDEXED_DB,
    "localStorage": LOCAL_STORAGE,
    "locks": LOCKS,
    "broadcasts": BROADCASTS,
}
"""The faults of the page's stores, by store."""

IN_WORKER: Final = {
    "caches": [
        Fault("none", _property("self", "caches", "{ value: undefined }")),
        Fault(
            "refused",
            f"CacheStorage.prototype.open = async () => {{ throw {DENIED}; }};",
        ),
        Fault("full", f"Cache.prototype.put = async () => {{ throw {QUOTA}; }};"),
        Fault("slow, three seconds", _late("CacheStorage.prototype", "open", 3000)),
        Fault(
            "silent",
            f"CacheStorage.prototype.open = CacheStorage.prototype.delete = {NEVER};",
        ),
        Fault(
            "half of what is read",
            """{
              const match = Cache.prototype.match;
              Cache.prototype.match = async function (...how) {
                const found = await match.apply(this, how);
                const bytes = await found?.arrayBuffer();
                return bytes && new Response(bytes.slice(0, bytes.byteLength / 2));
              };
            }""",
        ),
        Fault(
            "a wrong type of what is read",
            "Cache.prototype.match = async () => new Response('<!doctype html>');",
        ),
    ],
}
"""The faults of the worker's stores, by store."""
