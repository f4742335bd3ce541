import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from './fixtures.ts'
import type { Shop } from './shop.ts'

const run = promisify(execFile)
const tools = resolve(import.meta.dirname, '..', '..', 'server', 'tools')
const hour = 60 * 60_000
/** UTC; every brand's counters are open, and films are running or about to. */
const openAt = 18

const runTool = async (path: string, dataFolder: string, args: readonly string[]) => {
  const env = { ...process.env, NODE_ENV: 'test', FOYER_DATA: dataFolder }
  return (await run(process.execPath, [resolve(tools, path), ...args], { env })).stdout
}

/**
 * The code by which a device becomes a workstation of a site, as the chain makes it. It is good for a day by the
 * machine's clock: used before the server's is moved.
 */
export async function addWorkstation(dataFolder: string, siteId: string, name: string): Promise<string> {
  const output = await runTool('workstations/workstations.ts', dataFolder, [
    'add',
    '--site',
    siteId,
    '--name',
    name,
  ])
  const [, code] = output.split('\n')
  if (code === undefined) throw new Error(`the tool has printed no code: ${output}`)
  return code
}

/** Moves the server's clock to the next evening, when counters are open whatever time it is here. */
export async function openCounters(shop: Shop): Promise<void> {
  const now = await shop.now()
  const evening = new Date(now).setUTCHours(openAt, 5, 0, 0)
  await shop.advance((evening > now ? evening : evening + 24 * hour) - now)
}

export interface WantedFood {
  readonly items: readonly object[]
  readonly itemDeliveries?: readonly object[]
  readonly itemDeliveriesComment?: string
}

/** A completed order of food, as another client makes it. @returns its number */
export async function orderFood(
  shop: Shop,
  dataFolder: string,
  siteId: string,
  food: WantedFood,
): Promise<string> {
  const created = await shop.call<'createStandardOrder'>('POST', 'orders/standard/booking', { siteId })
  const { id } = created.body.order
  const set = await shop.call<'setOrderItems'>('PUT', `orders/${id}/items`, food)
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  await shop.call<'setOrderCustomer'>('PUT', `orders/${id}/customer`, {
    name: { givenName: 'Odile', familyName: 'Brandt' },
    email: 'odile.brandt@postbox.example',
  })
  const cards = await runTool('codes/codes.ts', dataFolder, [
    'create',
    'gift-card',
    '--name',
    'kitchen',
    '--amount',
    '100',
    '--pin',
  ])
  const [cardNumber, pin] = cards.split('\r\n')[1]?.split(',') ?? []
  const paid = await shop.call<'addGiftCardPayment'>('POST', `orders/${id}/payments/gift-cards`, {
    cardNumber,
    pin,
  })
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  await shop.call<'startCompletion'>('POST', `orders/${id}/completion`, {})
  await expect
    .poll(async () => (await shop.call<'getCompletion'>('GET', `orders/${id}/completion`)).body.status)
    .toBe('Completed')
  const { body } = await shop.call<'getCompletedOrder'>('GET', `orders/completed/${id}`)
  return body.order.booking?.id ?? ''
}

/** A seat of a showtime whose visitors are seated now. */
export async function findSeat(shop: Shop, siteId: string): Promise<{ showtimeId: string; seatId: string }> {
  const now = await shop.now()
  const day = new Date(now).toISOString().slice(0, 10)
  const { body } = await shop.call<'getShowtimesByBusinessDate'>(
    'GET',
    `showtimes/by-business-date/${day}?siteIds=${siteId}`,
  )
  const fromNow = ({ schedule }: (typeof body.showtimes)[number]) =>
    Math.abs(Date.parse(schedule.startsAt) - now)
  const [running] = body.showtimes
    .filter((each) => each.isAllocatedSeating && fromNow(each) < hour)
    .sort((a, b) => fromNow(a) - fromNow(b))
  if (!running) throw new Error('nothing is on')
  const layout = await shop.call<'getShowtimeSeatLayout'>('GET', `showtimes/${running.id}/seat-layout`)
  const seat = layout.body.seatLayout.areas[0]?.rows[0]?.seats[0]
  if (!seat) throw new Error('the screen has no seat')
  return { showtimeId: running.id, seatId: seat.id }
}
