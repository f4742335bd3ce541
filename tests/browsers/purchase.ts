import { cards } from '../e2e/checkout.ts'
import type { Shop } from '../e2e/shop.ts'
import type { FoundShowtime } from '../e2e/showtimes.ts'
import type { readTexts } from '../visual/page-visits.ts'
import { findPlace, takenOver, until, use, useCardField, type Hands } from './hands.ts'
import type { Visitor } from './visitor.ts'

export interface Purchase {
  readonly visitor: Visitor
  readonly shop: Shop
  readonly showtime: FoundShowtime
  readonly texts: ReturnType<typeof readTexts>
  readonly hands: Hands
  /** Whether seats are pressed on the map; otherwise the best ones are requested. */
  readonly isByMap: boolean
}

/** The text before its first placeholder. */
const beginning = (text: string) => text.split('{')[0]?.trim() ?? ''

const isAt = (visitor: Visitor, part: string) =>
  until(`the address ${part}`, () => visitor.ask((wanted) => location.href.includes(wanted), part))

/** Stores an earlier visit: city and consent are answered, and no popup opens. */
export async function comeAgain(visitor: Visitor, shop: Shop): Promise<void> {
  const get = async (path: string) => (await fetch(`${shop.address}${path}`)).json() as Promise<unknown>
  const { cinemaGroups } = (await get('/api/omnia/v1/initialData')) as { cinemaGroups: { id: string }[] }
  const { components } = (await get('/api/omnia/v1/configuration?components=popups')) as {
    components: { popups: { id: string }[] }
  }
  const at = new Date().toISOString()
  const ids = components.popups.map(({ id }) => id)
  await visitor.open(`${shop.address}/robots.txt`)
  await visitor.ask(
    (cookies: string[], consent: string, closed: string) => {
      for (const cookie of cookies) document.cookie = `${cookie};path=/`
      localStorage.setItem('foyer-consent', consent)
      localStorage.setItem('foyer-closed', closed)
    },
    [`foyer-cinema-group=${cinemaGroups[0]?.id ?? ''}`, 'foyer-consent=Declined'],
    JSON.stringify({ choice: 'Declined', at }),
    JSON.stringify({ popups: Object.fromEntries(ids.map((id) => [id, at])) }),
  )
}

/** Position of a seat on the map; null while it is not drawn. */
function seatAt(id: string): { x: number; y: number } | null {
  const seat = document.querySelector(`[role=gridcell][data-seat="${CSS.escape(id)}"]`)
  const rect = seat?.getBoundingClientRect()
  return rect && rect.width > 0 ? { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 } : null
}

/** The first two of the longest run of free neighbours of one type, so that no single seat is left. */
function twoFreeSeats(): string[] | null {
  const getSeatKind = (seat: Element) => (seat.getAttribute('aria-label') ?? '').split(', ').slice(2).join()
  let longest: Element[] = []
  for (const row of document.querySelectorAll('[role=grid] [role=row]')) {
    let run: Element[] = []
    for (const seat of row.querySelectorAll('[role=gridcell]')) {
      const last = run.at(-1)
      const isFree = seat.getAttribute('aria-disabled') !== 'true'
      const isNext =
        last !== undefined &&
        Number(seat.getAttribute('aria-colindex')) === Number(last.getAttribute('aria-colindex')) + 1
      run = isFree
        ? isNext && last && getSeatKind(last) === getSeatKind(seat)
          ? [...run, seat]
          : [seat]
        : []
      if (run.length > longest.length) longest = run
    }
  }
  if (longest.length < 4) return null
  return longest.slice(0, 2).map((seat) => seat.getAttribute('data-seat') ?? '')
}

async function chooseSeats({ visitor, texts, hands, isByMap }: Purchase): Promise<void> {
  if (isByMap) {
    await takenOver(visitor)
    const seats = await until('two free seats side by side', () => visitor.ask(twoFreeSeats))
    for (const seat of seats) {
      const place = await findPlace(visitor, `seat ${seat}`, () =>
        visitor
          .ask(() =>
            document.querySelector('[role=grid]')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
          )
          .then(() => visitor.ask(seatAt, seat)),
      )
      await visitor.clickAt(place.x, place.y)
      await until(`seat ${seat} is chosen`, () =>
        visitor.ask(
          (id) =>
            document
              .querySelector(`[role=gridcell][data-seat="${CSS.escape(id)}"]`)
              ?.getAttribute('aria-selected') === 'true',
          seat,
        ),
      )
    }
  } else await use(visitor, hands, { kind: 'button', name: texts('seat-map.selection.best') })
  await until('two seats are chosen', () =>
    visitor.ask(() => document.querySelectorAll('[role=gridcell][aria-selected=true]').length === 2),
  )
}

/** Buys two tickets, from the tickets page to the ticket itself. */
export async function buy(purchase: Purchase): Promise<void> {
  const { visitor, shop, showtime, texts, hands } = purchase
  await visitor.open(`${shop.address}/order/showtimes/${showtime.id}/tickets/`)
  const more = { kind: 'button', name: beginning(texts('tickets.row.more')), isBeginning: true } as const
  for (let tickets = 0; tickets < 2; tickets++) await use(visitor, hands, more)
  await use(visitor, hands, { kind: 'link', name: texts('tickets.choose') })
  await isAt(visitor, '/seats/')
  await chooseSeats(purchase)
  await use(visitor, hands, { kind: 'button', name: texts('seat-map.keep') })
  await isAt(visitor, '/food-and-drink/')
  await use(visitor, hands, { kind: 'button', name: texts('food-and-beverage.skip') })
  await isAt(visitor, '/order/customer-details/')
  for (const [name, answer] of [
    ['given-name', 'Ines'],
    ['family-name', 'Marchetti'],
    ['email', 'ines.marchetti@postbox.example'],
  ] as const) {
    await use(visitor, hands, { kind: 'field', name })
    await visitor.type(answer)
  }
  await use(visitor, hands, { kind: 'button', name: texts('transaction.details.submit') })
  await isAt(visitor, '/order/payment/')
  for (const [id, answer] of [
    ['number', cards.approved],
    ['expiry', '08 / 29'],
    ['securityCode', '123'],
    ['name', 'Ines Marchetti'],
  ] as const) {
    await useCardField(visitor, hands, id)
    await visitor.type(answer)
  }
  const pay = beginning(texts('transaction.payment.pay'))
  await use(visitor, hands, { kind: 'button', name: `${pay} £`, isBeginning: true })
  await isAt(visitor, '/completed-order/?orderId=')
  await until('the ticket', () =>
    visitor.ask(
      (title) => document.querySelector('h1')?.textContent.startsWith(title) ?? false,
      beginning(texts('transaction.complete.title')),
    ),
  )
  const orderId = await visitor.ask(() => new URL(location.href).searchParams.get('orderId') ?? '')
  const { status, body } = await shop.call<'getCompletedOrder'>('GET', `orders/completed/${orderId}`)
  const tickets = status === 200 ? body.order.showtimes[0]?.tickets.length : undefined
  if (tickets !== 2)
    throw new Error(`the server knows of ${String(tickets)} tickets: status ${String(status)}`)
}
