import { ticketStorageNames } from '../ticket-storage.ts'
import type { StoredTicket } from '../../../domain/stored-ticket.ts'
import { createMemoryIndexedDb } from './memory-indexed-db.ts'

/** A ticket of the last evening of November, as a browser stores it. */
export const createExampleTicket = (change: Partial<StoredTicket> = {}): StoredTicket => ({
  v: 1,
  orderId: 'o1',
  languageTag: 'en',
  direction: 'ltr',
  startsAt: Date.parse('2026-11-30T19:40:00Z'),
  deleteAt: Date.parse('2026-12-01T06:00:00Z'),
  status: 'Paid. Show this at the door.',
  film: 'Ninth Floor',
  rating: '15',
  time: '19:40',
  date: 'Mon 30 Nov',
  place: 'Halcyon Docklands',
  cells: [
    { label: 'Screen', value: '4', word: null },
    { label: 'Seats', value: 'H10, H11, H12', word: 'seats' },
  ],
  code: { label: 'Code for the door: HX492T', size: 23, path: 'M1 1h7v1h-7z' },
  reference: ['HX4', '92T'],
  tickets: '2 × Adult, 1 × Student',
  ...change,
})

/** The parts of a browser in which tickets are stored, in memory, in the place of its own until `restore`. */
export function installOfflineBrowser() {
  const { databases, ...indexedDB } = createMemoryIndexedDb()
  const cached = new Set<string>()
  let isRegistered = false
  const worker = { state: 'activated', addEventListener: () => undefined }
  const registration = {
    scope: `http://localhost${ticketStorageNames.scope}`,
    active: null as object | null,
    installing: worker,
    waiting: null,
    update: jest.fn(async () => undefined),
    unregister: async () => {
      isRegistered = false
      return true
    },
  }
  const register = jest.fn(async (_address: unknown) => {
    isRegistered = true
    cached.add(`${ticketStorageNames.cachePrefix}1`)
    return registration
  })
  const serviceWorker = { register, getRegistration: async () => (isRegistered ? registration : undefined) }
  const caches = { keys: async () => [...cached], delete: async (name: string) => cached.delete(name) }
  const given = { indexedDB, caches }
  const before = Object.getOwnPropertyDescriptors(globalThis)
  for (const [name, value] of Object.entries(given))
    Object.defineProperty(globalThis, name, { value, configurable: true })
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  return {
    databases,
    register,
    registration,
    worker,
    cached,
    put(ticket: StoredTicket | (Omit<StoredTicket, 'v'> & { v: number })) {
      const { database, table } = ticketStorageNames
      const tables = databases.get(database) ?? new Map([[table, new Map()]])
      tables.get(table)?.set(ticket.orderId, { ...ticket })
      databases.set(database, tables)
      isRegistered = true
      cached.add(`${ticketStorageNames.cachePrefix}1`)
    },
    /** Orders whose tickets are stored; null without a database. */
    listStored: () => {
      const tables = databases.get(ticketStorageNames.database)
      return tables ? [...(tables.get(ticketStorageNames.table)?.keys() ?? [])] : null
    },
    isRegistered: () => isRegistered,
    restore() {
      for (const name of Object.keys(given)) {
        const own = before[name]
        if (own) Object.defineProperty(globalThis, name, own)
        else Reflect.deleteProperty(globalThis, name)
      }
      Reflect.deleteProperty(navigator, 'serviceWorker')
    },
  }
}
