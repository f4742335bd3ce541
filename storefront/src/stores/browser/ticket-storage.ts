import { offlineTicketPaths } from '@foyer/contract/offline-tickets'
import { storedTicketVersion, type StoredTicket } from '../../domain/stored-ticket.ts'

/** Names of what a browser stores for tickets without a connection. */
export const ticketStorageNames = {
  database: 'foyer-tickets',
  table: 'tickets',
  /** Of caches; a version follows. */
  cachePrefix: 'foyer-tickets-',
  scope: offlineTicketPaths.scope,
  recordVersion: storedTicketVersion as number,
} as const
export type TicketStorageNames = typeof ticketStorageNames

/** The tickets of a browser. */
export interface TicketStorage {
  /** Those of this version, the next showtime first; creates nothing. */
  read(): Promise<StoredTicket[]>
  write(ticket: StoredTicket): Promise<void>
  /** Deletes tickets; with the last one also the database, the worker and what it has cached. */
  remove(isOver: (ticket: StoredTicket) => boolean): Promise<StoredTicket[]>
}

/**
 * Opens the tickets of a browser. Its own text is part of the shell's script: it must be self-contained.
 * @throws TypeError or DOMException from its functions, where the browser's storage is blocked or full
 */
export function createTicketStorage(names: TicketStorageNames): TicketStorage {
  const { database, table, cachePrefix, scope, recordVersion } = names

  const settle = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(new TypeError('The database does not answer', { cause: request.error }))
    })

  /** Null: there is none, and none is created. */
  const open = async (creates: boolean): Promise<IDBDatabase | null> => {
    const request = indexedDB.open(database, 1)
    let isMissing = false
    request.onupgradeneeded = () => {
      if (creates) return void request.result.createObjectStore(table, { keyPath: 'orderId' })
      isMissing = true
      request.transaction?.abort()
    }
    try {
      return await settle(request)
    } catch (error) {
      if (isMissing) return null
      throw error
    }
  }

  const write = async (change: (tickets: IDBObjectStore) => void, creates: boolean): Promise<void> => {
    const opened = await open(creates)
    if (!opened) return
    const transaction = opened.transaction(table, 'readwrite')
    change(transaction.objectStore(table))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () =>
        reject(new TypeError('The database takes nothing', { cause: transaction.error }))
    }).finally(() => opened.close())
  }

  const readAll = async (): Promise<StoredTicket[]> => {
    const opened = await open(false)
    if (!opened) return []
    const request = opened.transaction(table).objectStore(table).getAll() as IDBRequest<StoredTicket[]>
    return settle(request).finally(() => opened.close())
  }

  const removeEverything = async () => {
    const registration = await navigator.serviceWorker?.getRegistration(scope)
    if (registration && new URL(registration.scope).pathname === scope) await registration.unregister()
    const isOurs = (name: string) => name.startsWith(cachePrefix)
    await Promise.all((await caches.keys()).filter(isOurs).map((name) => caches.delete(name)))
    await settle(indexedDB.deleteDatabase(database))
  }

  const isReadable = ({ v }: { v: number }) => v === recordVersion
  const compare = (one: StoredTicket, other: StoredTicket) => one.startsAt - other.startsAt

  return {
    read: async () => (await readAll()).filter(isReadable).sort(compare),
    write: (ticket) => write((tickets) => void tickets.put(ticket), true),
    remove: async (isOver) => {
      const all = await readAll()
      const staying = all.filter((ticket) => isReadable(ticket) && !isOver(ticket))
      if (staying.length === 0) await removeEverything()
      else if (staying.length < all.length)
        await write((tickets) => {
          for (const ticket of all) if (!staying.includes(ticket)) tickets.delete(ticket.orderId)
        }, false)
      return staying.sort(compare)
    },
  }
}
