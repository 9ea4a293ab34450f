/** Where matches are kept: a store of the browser, texts by name. */

const STORE = 'matches';

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asking = indexedDB.open('tapete', 1);
    asking.onupgradeneeded = () => asking.result.createObjectStore(STORE);
    asking.onsuccess = () => done(asking.result);
    asking.onerror = () => failed(asking.error ?? new Error('indexedDB'));
  });
}

export class Shelf {
  private constructor(private readonly database: IDBDatabase | null) {}

  /** A browser that keeps nothing has an empty shelf. */
  static open(): Promise<Shelf> {
    return opened().then(
      (database) => new Shelf(database),
      () => new Shelf(null),
    );
  }

  all(): Promise<Map<string, string>> {
    const database = this.database;
    if (!database) return Promise.resolve(new Map());
    return new Promise((done, failed) => {
      const found = new Map<string, string>();
      const asking = database.transaction(STORE).objectStore(STORE).openCursor();
      asking.onerror = () => failed(asking.error ?? new Error('indexedDB'));
      asking.onsuccess = () => {
        const at = asking.result;
        if (!at) return done(found);
        found.set(String(at.key), String(at.value));
        at.continue();
      };
    });
  }

  /** Keep a text, or throw it away; `full` is told when it cannot be kept. */
  keep(name: string, text: string | null, full: () => void): void {
    if (!this.database) return full();
    const change = this.database.transaction(STORE, 'readwrite');
    change.onabort = full;
    const store = change.objectStore(STORE);
    if (text === null) store.delete(name);
    else store.put(text, name);
  }
}
