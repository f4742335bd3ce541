import type { NoticeReceiver, SignedNotice } from '../domain/payment-provider.ts'
import { defaultOrderSettings } from '../orders/settings.ts'
import { BoxOffice } from '../orders/testing/box-office.ts'
import { evening, seatA } from '../orders/testing/small-cinema.ts'

/**
 * Whatever happens to cards and notices, in the provider's fields and on its page: an order is completed exactly if one
 * charge of its total was captured, and no money stays reserved for it.
 */

const minute = 60_000
const payOrigin = 'http://pay.example'
const cards = {
  approved: '4111111111111111',
  declined: '4000000000000002',
  challenged: '4000000000003220',
  slow: '4000000000000044',
  silent: '4000000000000127',
} as const
type Card = keyof typeof cards
type Way = 'Embedded' | 'Redirect'

jest.setTimeout(120_000)

/** What happens to a notice on its way. All sent notices are recorded in `sent`. */
type Transport = (receive: NoticeReceiver, sent: SignedNotice[]) => NoticeReceiver

const transports: Record<string, Transport> = {
  'come once': (receive) => receive,
  'come twice': (receive) => async (notice) => {
    await receive(notice)
    return receive(notice)
  },
  'come again in reverse, after each': (receive, sent) => async (notice) => {
    const answer = await receive(notice)
    for (const earlier of [...sent].reverse()) await receive(earlier)
    return answer
  },
  'are lost at first': (receive) => {
    const seen = new Set<string>()
    return async (notice) => {
      if (seen.has(notice.body)) return receive(notice)
      seen.add(notice.body)
      throw new Error('the shop was not reached')
    }
  },
  'are heard, and their answers lost at first': (receive) => {
    const seen = new Set<string>()
    return async (notice) => {
      const answer = await receive(notice)
      if (seen.has(notice.body)) return answer
      seen.add(notice.body)
      throw new Error('the answer was lost')
    }
  },
}

describe.each(['Embedded', 'Redirect'] as const)('orders paid by %s', (way: Way) => {
  let office: BoxOffice
  beforeAll(async () => {
    const name = { text: way, translations: [] }
    const method = { type: way, name, siteIds: [], orderTypes: [] }
    office = await BoxOffice.open({ settings: { ...defaultOrderSettings, paymentMethods: [method] } })
  })
  beforeEach(() => office.reset())
  afterAll(() => office.close())

  /** @returns address of the fields or the page, with its session */
  async function begin(orderId: string): Promise<URL> {
    if (way === 'Embedded')
      return new URL(
        `${payOrigin}/charge?session=${encodeURIComponent(await office.paymentSession(orderId))}`,
      )
    const { body } = await office.call(
      'createRedirectPayment',
      { orderId },
      { webPaymentMethodId: 'ledgerline-page', redirectReturnUrl: 'http://shop.example/order/payment/' },
    )
    return new URL(body.redirectUrl)
  }
  async function send({ search }: URL, path: string, fields: Record<string, string>): Promise<void> {
    const isPage = way === 'Redirect'
    await office.provider.app.inject({
      method: 'POST',
      url: `${path}${search}`,
      headers: {
        origin: payOrigin,
        'content-type': isPage ? 'application/x-www-form-urlencoded' : 'application/json',
      },
      payload: isPage ? new URLSearchParams(fields).toString() : JSON.stringify(fields),
    })
  }
  const sendCard = (address: URL, card: Card) =>
    send(address, way === 'Redirect' ? '/pay/' : '/charge', {
      number: cards[card],
      expiry: '04/29',
      securityCode: '123',
      name: 'Ines Marchetti',
    })
  const sendCode = (address: URL, code: string) =>
    send(address, way === 'Redirect' ? '/pay/code' : '/charge/code', { code })

  /** Waits until nothing is due any more: late answers, time-outs, and repeated notices. */
  async function settle(): Promise<void> {
    for (const wait of [0, 3_000, 5_000, 31_000, 61_000, 61_000])
      await office.wait(wait).catch(() => undefined)
    await office.services.completion.idle()
  }

  async function expectAgreement(orderId: string): Promise<'Completed' | 'open'> {
    const order = await office.store.read(orderId)
    const charges = await office.database.read.selectFrom('provider_charge').selectAll().execute()
    const captured = charges.filter(({ status }) => status === 'captured')
    expect(charges.filter(({ status }) => status === 'authorised' || status === 'pending')).toEqual([])
    const isCompleted = order?.status === 'Completed'
    const paid = (order?.contents.payments ?? []).filter(({ status }) => status === 'Completed')
    expect(captured.map((charge) => [charge.payment_id, charge.amount_minor])).toEqual(
      isCompleted ? paid.map(({ id, amountMinor }) => [id, amountMinor]) : [],
    )
    expect(paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(
      isCompleted ? order.totalMinor : 0,
    )
    const states = new Set(Object.values(await office.claims(orderId)))
    if (isCompleted) expect(states).toEqual(new Set(['sold']))
    else expect(states).not.toContain('sold')
    return isCompleted ? 'Completed' : 'open'
  }

  async function run(transport: Transport, act: (address: URL, orderId: string) => Promise<void>) {
    const sent: SignedNotice[] = []
    const carry = transport(office.services.payments.receive, sent)
    office.provider.connect((notice) => {
      sent.push(notice)
      return carry(notice)
    })
    const orderId = await office.orderFor(evening, [seatA(1), seatA(2)])
    await act(await begin(orderId), orderId)
    await settle()
    // All notices again, after everything is settled.
    for (const notice of [...sent].reverse()) await office.services.payments.receive(notice)
    await settle()
    return expectAgreement(orderId)
  }

  const acts: Record<string, (address: URL, orderId: string) => Promise<void>> = {
    'an approved card': (address) => sendCard(address, 'approved'),
    'a declined card': (address) => sendCard(address, 'declined'),
    'a declined card, then an approved one': async (address, orderId) => {
      await sendCard(address, 'declined')
      await settle()
      await sendCard(await begin(orderId), 'approved')
    },
    'a card with the right code': async (address) => {
      await sendCard(address, 'challenged')
      await sendCode(address, '1234')
    },
    'a card with a wrong code': async (address) => {
      await sendCard(address, 'challenged')
      await sendCode(address, '9999')
    },
    'a bank that answers late': (address) => sendCard(address, 'slow'),
    'a bank that never answers': (address) => sendCard(address, 'silent'),
    'two tabs that send two cards at once': async (address) => {
      await Promise.all([sendCard(address, 'approved'), sendCard(address, 'declined')])
    },
    'a card sent after the order has run out': async (address) => {
      office.clock.advance(13 * minute)
      await sendCard(address, 'approved')
    },
  }
  const undisturbed = {
    'an approved card': 'Completed',
    'a declined card': 'open',
    'a declined card, then an approved one': 'Completed',
    'a card with the right code': 'Completed',
    'a card with a wrong code': 'open',
    'a bank that answers late': 'Completed',
    'a bank that never answers': 'open',
    'a card sent after the order has run out': 'open',
  } as const

  it.each(Object.entries(undisturbed))('end with %s: %s', async (act, end) => {
    expect(await run((receive) => receive, acts[act] ?? fail)).toBe(end)
  })

  const pairs = Object.keys(transports).flatMap((transport) =>
    Object.keys(acts).map((act) => [act, transport] as const),
  )
  it.each(pairs)('agree with the ledger after %s, with notices that %s', async (act, transport) => {
    await run(transports[transport] ?? fail, acts[act] ?? fail)
  })
})

function fail(): never {
  throw new Error('the table has no such row')
}
