import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { HydratedContext, PageContextContext, StoresContext } from '../../context/contexts.ts'
import { answerWith, createTestStores, refuseFor } from '../../context/testing/order-stores.ts'
import { CompletedOrderPage } from '../../pages/completed-order/CompletedOrderPage.tsx'
import { installOfflineBrowser, createExampleTicket } from '../../stores/browser/testing/offline-browser.ts'
import { scheduleJob } from '../../stores/browser/job-times.ts'
// Fetched with the ticket when it is needed; here before the test's time runs.
import './offline-ticket.ts'
import './OfflineLine.tsx'

let browser: ReturnType<typeof installOfflineBrowser>
beforeEach(() => {
  browser = installOfflineBrowser()
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
})
afterEach(() => browser.restore())

const amount = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })
const translated = (text: string) => ({ text, translations: [] })

/** A ticket for a showtime that begins some days after now, noon of 21 November. */
function answerTicket(daysAhead: number, refundStatus = 'NotRefunded') {
  const date = `2026-11-${String(21 + daysAhead)}`
  const at = `${date}T20:00:00Z`
  const schedule = { businessDate: date, startsAt: at, endsAt: at, filmStartsAt: at, filmEndsAt: at }
  return answerWith({
    order: {
      id: 'o1',
      showtimes: [{ showtimeId: 's1', tickets: [{ ticketTypeId: 't', refundStatus }], seats: [] }],
      items: [],
      totalPrice: amount(25),
      paymentSummary: [],
      customer: { name: { givenName: 'Ines', familyName: 'Marchetti' }, email: 'ines@postbox.example' },
      transaction: { barcode: 'ABC' },
    },
    relatedData: {
      showtimes: [{ id: 's1', filmId: 'HO1', siteId: '1001', screenId: 'S1', schedule }],
      films: [{ id: 'HO1', title: translated('The Salt Road') }],
      ...{ screens: [], sites: [], censorRatings: [], ticketTypes: [], areaCategories: [], items: [] },
    },
  })
}

interface Visit {
  isBooked?: boolean
  reply?: ReturnType<typeof answerTicket> | ReturnType<typeof refuseFor>
  isStored?: boolean
}

async function visit({ isBooked = false, reply = answerTicket(1), isStored = false }: Visit = {}) {
  const { stores, orderStores } = createTestStores({
    getCompletedOrder: () => reply,
    getCompletion: () =>
      isBooked
        ? answerWith({ orderId: 'o1', orderType: 'Standard', status: 'Completed', transactionNumber: null })
        : refuseFor('not-found'),
  })
  stores.today.now = Date.parse('2026-11-21T12:00:00Z')
  if (isStored) {
    browser.put(createExampleTicket())
    scheduleJob(stores.core.platform.local, 'forget-tickets', createExampleTicket().deleteAt)
  }
  if (isBooked) await orderStores.payments.awaitCompletion('o1')
  await orderStores.completedOrders.ensure('o1')
  const url = new URL('https://halcyon.example/completed-order/?orderId=o1')
  const { unmount } = render(
    <MemoryRouter>
      <StoresContext value={stores}>
        <PageContextContext value={{ params: {}, url, pattern: '/completed-order/' }}>
          <HydratedContext value>
            <CompletedOrderPage />
          </HydratedContext>
        </PageContextContext>
      </StoresContext>
    </MemoryRouter>,
  )
  return { unmount }
}

const keep = () => screen.findByRole('button', { name: 'Keep on this device' })
const takeOff = () => screen.findByRole('button', { name: 'Take off this device' })
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')
const stored = 'Saved on this device. It opens without a signal.'
const getManifest = () => document.querySelector('link[rel=manifest]')?.getAttribute('href') ?? null

describe('the line under a ticket', () => {
  it('says that one bought in this browser is saved, and lets it be put on the home screen', async () => {
    const { unmount } = await visit({ isBooked: true })
    expect(await takeOff()).toBeVisible()
    expect(screen.getByText(stored)).toBeVisible()
    expect(browser.listStored()).toEqual(['o1'])
    await waitFor(() => expect(getManifest()).toBe('/completed-order/app.webmanifest?orderId=o1'))
    // Who has bought it, and for how much, is not stored.
    const texts = JSON.stringify(
      [...browser.databases.values()].map((tables) => [...(tables.get('tickets') ?? [])]),
    )
    expect(texts).toContain('The Salt Road')
    expect(texts).not.toMatch(/Ines|postbox|25/)
    unmount()
    expect(getManifest()).toBeNull()
  })

  it('offers to keep one that was only looked at, and keeps and removes it by presses', async () => {
    await visit()
    const button = await keep()
    expect(browser.databases.size).toBe(0)
    await userEvent.click(button)
    expect(await takeOff()).toHaveFocus()
    expect(browser.listStored()).toEqual(['o1'])
    expect(announced()).toBe(stored)
    await userEvent.click(await takeOff())
    expect(await keep()).toHaveFocus()
    expect(announced()).toBe('The ticket is no longer on this device.')
    expect([browser.listStored(), browser.isRegistered()]).toEqual([null, false])
  })

  it('keeps one by itself that is opened from the home screen', async () => {
    Object.assign(window, {
      matchMedia: (query: string) => ({ matches: query === '(display-mode: standalone)' }),
    })
    await visit()
    expect(await takeOff()).toBeVisible()
  })

  it.each([
    [6, false],
    [7, true],
  ])('asks for a visit on the day of one that is %i days ahead: %s', async (days, isNamed) => {
    await visit({ isBooked: true, reply: answerTicket(days) })
    await takeOff()
    expect(screen.queryByText(/Open it once on the day/) !== null).toBe(isNamed)
  })

  it('is not there where it fails or where the browser cannot, and the ticket is as without it', async () => {
    browser.worker.state = 'redundant'
    const { unmount } = await visit({ isBooked: true })
    await waitFor(() => expect(browser.register).toHaveBeenCalled())
    await act(async () => undefined)
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByText(stored)).toBeNull()
    await waitFor(() => expect(browser.listStored()).toBeNull())
    unmount()
    Reflect.deleteProperty(navigator, 'serviceWorker')
    await visit()
    await act(async () => import('./offline-ticket.ts'))
    expect(screen.queryByRole('button', { name: /this device/ })).toBeNull()
  })

  it('still says so, and says nothing else, when it could not be taken off', async () => {
    await visit({ isBooked: true })
    const button = await takeOff()
    browser.registration.unregister = () => Promise.reject(new TypeError('blocked'))
    await userEvent.click(button)
    expect(await takeOff()).toBeEnabled()
    expect(screen.getByText(stored)).toBeVisible()
    expect(announced()).toBe('')
    expect(browser.listStored()).toEqual(['o1'])
  })

  it('goes when a press fails', async () => {
    await visit()
    browser.register.mockRejectedValue(new TypeError('no network'))
    await userEvent.click(await keep())
    await waitFor(() => expect(screen.queryByRole('button', { name: /this device/ })).toBeNull())
    expect(browser.listStored()).toBeNull()
  })
})

describe('a stored ticket', () => {
  it.each([
    ['was refunded', answerTicket(1, 'Refunded')],
    ['the server does not know any more', refuseFor('not-found')],
  ])('that %s is deleted at once', async (_, reply) => {
    await visit({ reply, isStored: true })
    await waitFor(() => expect(browser.listStored()).toBeNull())
    expect(browser.isRegistered()).toBe(false)
    expect(screen.queryByRole('button', { name: /this device/ })).toBeNull()
  })

  it('stays while the server cannot be asked', async () => {
    await visit({ isStored: true })
    expect(await takeOff()).toBeVisible()
    expect(browser.listStored()).toEqual(['o1'])
  })
})
