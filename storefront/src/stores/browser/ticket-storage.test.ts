import { createTicketStorage, ticketStorageNames } from './ticket-storage.ts'
import { installOfflineBrowser, storedTicket } from './testing/offline-browser.ts'

let browser: ReturnType<typeof installOfflineBrowser>
beforeEach(() => {
  browser = installOfflineBrowser()
})
afterEach(() => browser.restore())

const storage = () => createTicketStorage(ticketStorageNames)

describe('the tickets of a browser', () => {
  it('are read by the next showtime, and reading creates no database', async () => {
    expect(await storage().read()).toEqual([])
    expect(browser.databases.size).toBe(0)
    await storage().write(storedTicket({ orderId: 'o2', startsAt: 2 }))
    await storage().write(storedTicket({ orderId: 'o1', startsAt: 1 }))
    expect((await storage().read()).map(({ orderId }) => orderId)).toEqual(['o1', 'o2'])
  })

  it('are one an order', async () => {
    await storage().write(storedTicket())
    await storage().write(storedTicket({ status: 'Reserved' }))
    expect(await storage().read()).toEqual([storedTicket({ status: 'Reserved' })])
  })

  it('are deleted one by one, and with the last one the worker, its cache and the database', async () => {
    browser.put(storedTicket({ orderId: 'o1' }))
    browser.put(storedTicket({ orderId: 'o2' }))
    browser.cached.add('of-somebody-else')
    const staying = await storage().remove(({ orderId }) => orderId === 'o1')
    expect(staying.map(({ orderId }) => orderId)).toEqual(['o2'])
    expect([browser.listStored(), browser.isRegistered()]).toEqual([['o2'], true])
    expect(await storage().remove(() => true)).toEqual([])
    expect([browser.listStored(), browser.isRegistered(), [...browser.cached]]).toEqual([
      null,
      false,
      ['of-somebody-else'],
    ])
  })

  it('of another version are not read, and deleted at the next occasion', async () => {
    browser.put({ ...storedTicket({ orderId: 'new' }), v: 2 })
    browser.put(storedTicket())
    expect((await storage().read()).map(({ orderId }) => orderId)).toEqual(['o1'])
    await storage().remove(() => false)
    expect(browser.listStored()).toEqual(['o1'])
  })

  it('leave alone a worker of another part of the site', async () => {
    browser.put(storedTicket())
    browser.registration.scope = 'http://localhost/'
    await storage().remove(() => true)
    expect([browser.listStored(), browser.isRegistered()]).toEqual([null, true])
  })
})
