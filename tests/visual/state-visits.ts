/** How a visitor comes to what opens over a page, and to what goes wrong in an order. These pictures are for inspection only. */
import { cards, typeCard } from '../e2e/checkout.ts'
import { pages, press, takenOver, type Visit } from './page-visits.ts'

interface Seat {
  id: string
  name: string
  isFree: boolean
  /** Whether it is one for the tickets that these visitors have. */
  isStandard: boolean
  column: number
}

/** The showtime's seats by rows, in the order of their columns. */
async function readRows({ shop, showtime }: Visit): Promise<Seat[][]> {
  const path = `showtimes/${showtime.id}`
  const layout = await shop.call<'getShowtimeSeatLayout'>('GET', `${path}/seat-layout`)
  const statuses = await shop.call<'getSeatAvailability'>('GET', `${path}/seat-availability`)
  const free = new Set(
    statuses.body.seatAvailabilities
      .filter(({ status }) => status === 'Available')
      .map(({ seatId }) => seatId),
  )
  return layout.body.seatLayout.areas.flatMap(({ rows }) =>
    rows.map(({ seats }) =>
      seats.map(({ id, rowLabel, label, type, areaCategoryId, position }) => ({
        id,
        name: `${rowLabel ?? ''}${label ?? ''}`,
        isFree: free.has(id),
        isStandard: type === 'Normal' && areaCategoryId === 'standard',
        column: position.columnNumber,
      })),
    ),
  )
}

const openSeats = async (visit: Visit) => {
  await pages.tickets?.(visit)
  await visit.page
    .getByRole('link', { name: visit.getText('tickets.choose') })
    .filter({ visible: true })
    .click()
  await visit.page.waitForURL('**/seats/**')
  await takenOver(visit.page)
  await visit.page.locator('[data-seat]').first().waitFor({ state: 'attached' })
}

/** Chooses two seats that leave a free one alone between them and a taken one. */
async function leaveSeatAlone(visit: Visit): Promise<void> {
  await openSeats(visit)
  const { page } = visit
  const cells = page.getByRole('grid').getByRole('gridcell')
  const found = (await readRows(visit))
    .flatMap((row) => row.map((_, index) => row.slice(index, index + 4)))
    .find(
      ([before, ...next]) =>
        before?.isFree === false &&
        next.length === 3 &&
        // Without an aisle in between.
        Math.abs((next[2]?.column ?? 0) - before.column) === 3 &&
        next.every(({ isFree, isStandard }) => isFree && isStandard),
    )
  // Not every auditorium is so full that a seat can be left alone.
  if (!found) return
  await cells.first().focus()
  for (const { name } of found.slice(2)) {
    await page.keyboard.type(name)
    await page.locator(`[data-seat="${name}"]:focus`).waitFor()
    await page.keyboard.press('Space')
  }
}

/** Another client holds one of the two chosen seats before the visitor goes on. */
async function loseSeat(visit: Visit): Promise<void> {
  const { page, shop, showtime, getText } = visit
  await openSeats(visit)
  await press(page, getText('seat-map.selection.best'))
  const chosen = await page.locator('[data-seat][aria-selected=true]').first().getAttribute('data-seat')
  const lost = (await readRows(visit)).flat().find(({ name }) => name === chosen)
  const created = await shop.call<'createStandardOrder'>('POST', 'orders/standard/booking', {
    siteId: showtime.siteId,
  })
  await shop.call<'setOrderShowtime'>('PUT', `orders/${created.body.order.id}/showtimes/${showtime.id}`, {
    seats: [lost?.id ?? ''],
    tickets: [{ id: 'rival', ticketTypeId: showtime.adultTicketTypeId }],
  })
  await press(page, getText('seat-map.keep'))
}

/** Each begins anew, but for the declined card, whose order goes on from the chosen seats. */
export const states: typeof pages = {
  menu: async ({ page }) => {
    await page.goto('/')
    await takenOver(page)
    const menu = page
      .locator('header button[aria-haspopup], header button[aria-expanded]')
      .filter({ visible: true })
    // A wide window has its links in the header.
    if (await menu.count()) await menu.last().click()
  },
  'seats-refused': leaveSeatAlone,
  'seats-lost': loseSeat,
  declined: async (visit) => {
    await pages.tickets?.(visit)
    await pages.seats?.(visit)
    await pages.details?.(visit)
    await pages.payment?.(visit)
    await typeCard(visit.page, cards.declined)
    await visit.page
      .getByRole('button', { name: /£/ })
      .filter({ visible: true })
      .filter({ hasNotText: /ticket/ })
      .click()
    await visit.page.getByText(visit.getText('transaction.payment.declined.page')).first().waitFor()
  },
}
