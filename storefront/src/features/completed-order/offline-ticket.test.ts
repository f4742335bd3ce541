import { createMemoryStorage } from '../../context/testing/page-data.ts'
import { jobsKey } from '../../stores/browser/job-times.ts'
import { noStorage } from '../../stores/browser/storage.ts'
import { createTicketStorage, ticketStorageNames } from '../../stores/browser/ticket-storage.ts'
import { installOfflineBrowser, createExampleTicket } from '../../stores/browser/testing/offline-browser.ts'
import { OfflineTickets } from './offline-ticket.ts'
import { createStoredTicket, type ShownTicket } from './stored-ticket-record.ts'

const noon = Date.parse('2026-11-30T12:00:00Z')

const shown: ShownTicket = {
  orderId: 'o1',
  languageTag: 'en-GB',
  direction: 'ltr',
  schedule: { businessDate: '2026-11-30', startsAt: '2026-11-30T19:40:00Z' },
  zone: 'Europe/London',
  status: 'Paid. Show this at the door.',
  film: { title: 'Ninth Floor', rating: { label: '15' } },
  time: '19:40',
  date: 'Mon 30 Nov',
  place: 'Halcyon Docklands',
  cells: [
    { label: 'Screen', value: '4' },
    { label: 'Seats', value: 'Unreserved' },
  ],
  code: 'HX492T',
  codeLabel: 'Code for the door: HX492T',
  reference: 'HX492T',
  tickets: '2 × Adult',
}

let browser: ReturnType<typeof installOfflineBrowser>
beforeEach(() => {
  browser = installOfflineBrowser()
})
afterEach(() => browser.restore())

function open({ isInstalled = true, local = createMemoryStorage(), now = noon } = {}) {
  const session = createMemoryStorage()
  const register = jest.fn(async () => {
    if (!isInstalled) throw new TypeError('The worker was not installed')
  })
  const tickets = new OfflineTickets(
    { local, session, clock: { now: () => now } },
    createTicketStorage(ticketStorageNames),
    register,
  )
  const getJob = () => JSON.parse(local.get(jobsKey) ?? '{}') as Record<string, string>
  return { tickets, register, local, getJob }
}

const six = '2026-12-01T06:00:00.000Z'

test('the record of a ticket has its texts as shown, and its code as a drawing', () => {
  const record = createStoredTicket(shown)
  expect(record).toMatchObject({
    v: 1,
    languageTag: 'en-GB',
    startsAt: Date.parse('2026-11-30T19:40:00Z'),
    deleteAt: Date.parse(six),
    film: 'Ninth Floor',
    rating: '15',
    cells: [
      { label: 'Screen', value: '4', word: null },
      { label: 'Seats', value: 'Unreserved', word: '' },
    ],
    reference: ['HX4', '92T'],
  })
  expect(record.code.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
  expect(createStoredTicket({ ...shown, film: { title: 'Louder' } }).rating).toBeNull()
})

describe('a ticket', () => {
  it('bought here is stored by itself, with a job that deletes it', async () => {
    const { tickets, getJob } = open()
    expect(await tickets.open(shown, true)).toBe('stored')
    expect(browser.listStored()).toEqual(['o1'])
    expect(getJob()).toEqual({ 'forget-tickets': six })
  })

  it('opened elsewhere is offered, and nothing is created', async () => {
    const { tickets, register, getJob } = open()
    expect(await tickets.open(shown, false)).toBe('offered')
    expect([browser.listStored(), register.mock.calls.length, getJob()]).toEqual([null, 0, {}])
    expect(await tickets.store(shown)).toBe('stored')
    expect(browser.listStored()).toEqual(['o1'])
  })

  it('that is stored is written again with its texts of now', async () => {
    const { tickets } = open()
    await tickets.store(shown)
    expect(await tickets.open({ ...shown, status: 'Reserved' }, false)).toBe('stored')
    expect(await createTicketStorage(ticketStorageNames).read()).toMatchObject([{ status: 'Reserved' }])
  })

  it('taken off is gone with everything, and not stored again by itself until it is asked for', async () => {
    const { tickets, getJob } = open()
    await tickets.open(shown, true)
    browser.put(createExampleTicket())
    expect(await tickets.takeOff('o1')).toBe('offered')
    expect([browser.listStored(), browser.isRegistered(), getJob()]).toEqual([null, false, {}])
    expect(await tickets.open(shown, true)).toBe('offered')
    expect(await tickets.store(shown)).toBe('stored')
    expect(await tickets.open(shown, true)).toBe('stored')
  })

  it('whose worker cannot be installed leaves nothing behind', async () => {
    const { tickets, getJob } = open({ isInstalled: false })
    expect(await tickets.open(shown, true)).toBe('absent')
    expect([browser.listStored(), getJob()]).toEqual([null, {}])
  })

  it('that is stored stays so where the worker’s address does not answer for once', async () => {
    const { tickets, local } = open()
    await tickets.store(shown)
    expect(await open({ isInstalled: false, local }).tickets.open(shown, false)).toBe('stored')
    expect(browser.listStored()).toEqual(['o1'])
  })

  it('is not stored where no job could delete it', async () => {
    expect(await open({ local: noStorage }).tickets.open(shown, true)).toBe('absent')
    expect(browser.listStored()).toBeNull()
  })

  it('whose day is over is not stored', async () => {
    expect(await open({ now: Date.parse(six) }).tickets.open(shown, true)).toBe('absent')
    expect(browser.listStored()).toBeNull()
  })
})

describe('tickets whose day is over', () => {
  it('are deleted, and the job is set to the next', async () => {
    const local = createMemoryStorage()
    await open({ local }).tickets.store(shown)
    await open({ local }).tickets.store({
      ...shown,
      orderId: 'o2',
      schedule: { businessDate: '2026-12-02', startsAt: '2026-12-02T19:40:00Z' },
    })
    const { tickets, getJob } = open({ local, now: Date.parse(six) })
    await tickets.forgetOld()
    expect(browser.listStored()).toEqual(['o2'])
    expect(getJob()).toEqual({ 'forget-tickets': '2026-12-03T06:00:00.000Z' })
  })
})
