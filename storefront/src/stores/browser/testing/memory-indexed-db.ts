type Row = Record<string, unknown>

/** Tables of the databases of a browser, by name: keyed rows. */
export type MemoryDatabases = Map<string, Map<string, Map<string, Row>>>

type Listener = (() => void) | null

/** As a browser stores it; jsdom has no `structuredClone`. */
const copy = (row: Row) => JSON.parse(JSON.stringify(row)) as Row

/** Soon, and also where a test has the timers stand still. */
const runSoon = (run: () => void) => void Promise.resolve().then(run)

/** Answers as a browser does: listeners are added after the call. */
function answer<Target extends { onsuccess?: Listener; onerror?: Listener }>(target: Target, isGood = true) {
  runSoon(() => (isGood ? target.onsuccess : target.onerror)?.())
  return target
}

/**
 * What our storage of tickets uses of IndexedDB, in memory: databases of version 1, tables with a key, and an upgrade that
 * can be aborted. Rows are copied, as a browser does.
 */
export function createMemoryIndexedDb(databases: MemoryDatabases = new Map()) {
  const createTransaction = (tables: Map<string, Map<string, Row>>) => {
    const transaction = {
      oncomplete: null as Listener,
      onabort: null as Listener,
      error: null,
      objectStore: (table: string) => {
        const rows = tables.get(table) ?? new Map<string, Row>()
        return {
          put: (row: Row) => void rows.set(row['orderId'] as string, copy(row)),
          delete: (key: string) => void rows.delete(key),
          getAll: () =>
            answer({ onsuccess: null as Listener, result: [...rows.values()].map((row) => copy(row)) }),
        }
      },
    }
    runSoon(() => transaction.oncomplete?.())
    return transaction
  }

  return {
    databases,
    open(name: string) {
      const tables = databases.get(name) ?? new Map<string, Map<string, Row>>()
      let isAborted = false
      const request = {
        onsuccess: null as Listener,
        onerror: null as Listener,
        onupgradeneeded: null as Listener,
        error: null as Error | null,
        transaction: { abort: () => void (isAborted = true) },
        result: {
          createObjectStore: (table: string) => void tables.set(table, new Map()),
          transaction: () => createTransaction(tables),
          close: () => undefined,
        },
      }
      runSoon(() => {
        if (!databases.has(name)) request.onupgradeneeded?.()
        if (isAborted) request.error = new Error('AbortError')
        else databases.set(name, tables)
        answer(request, !isAborted)
      })
      return request
    },
    deleteDatabase(name: string) {
      databases.delete(name)
      return answer({ onsuccess: null as Listener, onerror: null as Listener, result: undefined })
    },
  }
}
