import { createTicketStorage, ticketStorageNames } from './ticket-storage.ts'
import { installOfflineBrowser, createExampleTicket } from './testing/offline-browser.ts'

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
    await storage().write(createExampleTicket({ orderId: 'o2', startsAt: 2 }))
    await storage().write(createExampleTicket({ orderId: 'o1', startsAt: 1 }))
    expect((await storage().read()).map(({ orderId }) => orderId)).toEqual(['o1', 'o2'])
  })

  it('are one an order', async () => {
    await storage().write(createExampleTicket())
    await storage().write(createExampleTicket({ status: 'Reserved' }))
    expect(await storage().read()).toEqual([createExampleTicket({ status: 'Reserved' })])
  })

  it('are deleted one by one, and with the last one the worker, its cache and the database', async () => {
    browser.put(createExampleTicket({ orderId: 'o1' }))
    browser.put(createExampleTicket({ orderId: 'o2' }))
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
    browser.put({ ...createExampleTicket({ orderId: 'new' }), v: 2 })
    browser.put(createExampleTicket())
    expect((await storage().read()).map(({ orderId }) => orderId)).toEqual(['o1'])
    await storage().remove(() => false)
    expect(browser.listStored()).toEqual(['o1'])
  })

  it('leave alone a worker of another part of the site', async () => {
    browser.put(createExampleTicket())
    browser.registration.scope = 'http://localhost/'
    await storage().remove(() => true)
    expect([browser.listStored(), browser.isRegistered()]).toEqual([null, true])
  })
})
