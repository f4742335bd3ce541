import type { RequestedGiftCard } from '@foyer/contract/wire/order-items'
import type { MailService } from '../mail/mail-service.ts'
import type { MailMessage } from '../mail/message.ts'
import { openingTime, type BoxOffice } from '../orders/testing/box-office.ts'
import { siteId } from '../orders/testing/small-cinema.ts'
import { openMailingOffice } from './testing/open-mailing-office.ts'

jest.setTimeout(60_000)

const day = 24 * 60 * 60_000
let sent: MailMessage[]
let mail: MailService
let office: BoxOffice

beforeAll(async () => {
  ;({ office, mail, sent } = await openMailingOffice())
})
beforeEach(async () => {
  sent.length = 0
  await office.reset()
})
afterAll(() => office.close())

const card = { amount: 25, faceId: 'sunset' }
const recipient = { name: 'Bea', email: 'bea@postbox.example' }

async function begin(giftCard: Partial<RequestedGiftCard> | null, quantity = 1) {
  const { body } = await office.call('createGiftShopOrder', {}, { siteId })
  const orderId = body.order.id
  const items = [
    { id: 'g1', itemId: 'gift-card', quantity, ...(giftCard ? { giftCard: { ...card, ...giftCard } } : {}) },
  ]
  return { orderId, set: await office.call('setOrderItems', { orderId }, { items }) }
}

async function buy(giftCard: Partial<RequestedGiftCard>, quantity = 1): Promise<string> {
  const { orderId, set } = await begin(giftCard, quantity)
  if (set.problem) throw new Error(JSON.stringify(set.problem))
  await office.call('setOrderCustomer', { orderId }, { email: 'ines@postbox.example' })
  await office.pay(orderId)
  return orderId
}

const list = async (orderId: string) =>
  (await office.call('getRedeemableItems', { orderId })).body.redeemableItems

/** Balance of every card by its counter and by its movements. */
async function readLedger(): Promise<{ balance: number; moved: number }[]> {
  const rows = await office.database.query({
    sql: `select capacity - taken as balance, (select coalesce(sum(amount), 0) from movement
      where movement.scarce_id = scarce.id) as moved from scarce where id like 'card:%'`,
    parameters: [],
  })
  return rows.map((row) => ({ balance: Number(row['balance']), moved: Number(row['moved']) }))
}

describe('a gift card on an order', () => {
  it.each<[string, Partial<RequestedGiftCard> | null, string]>([
    ['less than the least', { amount: 5 }, '/amount'],
    ['more than the most', { amount: 155 }, '/amount'],
    ['an amount between two steps', { amount: 12.5 }, '/amount'],
    ['a fraction of a penny', { amount: 15.001 }, '/amount'],
    ['an unknown face', { faceId: 'moon' }, '/faceId'],
    ['a message that is too long', { message: 'x'.repeat(201) }, '/message'],
    ['a date without an address', { sendsAt: new Date(openingTime + day).toISOString() }, '/sendsAt'],
    ['a date that has passed', { recipient, sendsAt: new Date(openingTime - day).toISOString() }, '/sendsAt'],
    ['nothing of what it is made of', null, ''],
  ])('is refused with %s', async (_, wanted, path) => {
    const { set } = await begin(wanted)
    expect(set.problem).toMatchObject({
      type: 'urn:foyer:problem:invalid-argument',
      violations: [{ path: `body/items/0/giftCard${path}` }],
    })
  })

  it('costs its amount, without tax, and shows no more of its recipient than a hint', async () => {
    const { set } = await begin({ recipient, message: ' Enjoy!\nI.' }, 2)
    expect(set.body.order).toMatchObject({
      totalPrice: { valueIncludingTax: 50, tax: 0 },
      items: [
        {
          giftCard: {
            faceId: 'sunset',
            amount: { valueIncludingTax: 25 },
            recipientName: 'Bea',
            recipientEmail: 'b…@postbox.example',
            message: 'Enjoy!\nI.',
          },
        },
      ],
    })
  })
})

describe('a bought gift card', () => {
  it('pays in another order, in parts, until nothing is left', async () => {
    const [bought] = await list(await buy({}))
    expect(bought).toMatchObject({
      orderItemId: 'g1',
      type: 'GiftCard',
      value: { valueIncludingTax: 25 },
      expiresAt: '2028-11-21T18:00:00.000Z',
    })
    const credentials = { cardNumber: bought?.code ?? '', pin: bought?.pin ?? '' }
    const spend = async (quantity: number) => {
      const { body } = await office.call('createGiftShopOrder', {}, { siteId })
      const orderId = body.order.id
      await office.call('setOrderItems', { orderId }, { items: [{ id: 'i1', itemId: 'mug', quantity }] })
      const added = await office.call('addGiftCardPayment', { orderId }, credentials)
      if (added.problem) return added.problem.type
      await office.call('startCompletion', { orderId })
      await office.services.completion.idle()
      return (await office.call('getCompletedOrder', { orderId })).body.order.paymentSummary
    }
    expect(await spend(1)).toMatchObject([{ type: 'GiftCard', value: { valueIncludingTax: 12.5 } }])
    expect(await readLedger()).toEqual([{ balance: 1_250, moved: 1_250 }])
    expect(await spend(1)).toMatchObject([{ type: 'GiftCard' }])
    expect(await spend(1)).toBe('urn:foyer:problem:gift-card-balance-insufficient')
    expect(await readLedger()).toEqual([{ balance: 0, moved: 0 }])
  })

  it('pays together with another, and the rest stays on the second', async () => {
    const bought = await list(await buy({}, 2))
    const { body } = await office.call('createGiftShopOrder', {}, { siteId })
    const orderId = body.order.id
    await office.call('setOrderItems', { orderId }, { items: [{ id: 'i1', itemId: 'mug', quantity: 3 }] })
    for (const { code, pin } of bought)
      await office.call('addGiftCardPayment', { orderId }, { cardNumber: code, pin: pin ?? '' })
    await office.call('startCompletion', { orderId })
    await office.services.completion.idle()
    const { order } = (await office.call('getCompletedOrder', { orderId })).body
    expect(order.paymentSummary.map(({ value }) => value.valueIncludingTax)).toEqual([25, 12.5])
    expect((await readLedger()).sort((a, b) => a.balance - b.balance)).toEqual([
      { balance: 0, moved: 0 },
      { balance: 1_250, moved: 1_250 },
    ])
  })

  it('has its code nowhere but in the answer for it, which nobody stores', async () => {
    const orderId = await buy({}, 2)
    const answer = await office.app.inject({ url: `/ocapi/v1/orders/completed/${orderId}/redeemable-items` })
    expect(answer.headers['cache-control']).toContain('no-store')
    const codes = await list(orderId)
    expect(new Set(codes.map(({ code }) => code)).size).toBe(2)
    const order = (await office.call('getCompletedOrder', { orderId })).text
    const rows = JSON.stringify(
      await Promise.all(
        (['sales_order', 'code', 'scarce', 'mail_outbox', 'idempotency'] as const).map((table) =>
          office.database.read.selectFrom(table).selectAll().execute(),
        ),
      ),
    )
    for (const { code } of codes) expect([order.includes(code), rows.includes(code)]).toEqual([false, false])
  })

  it('is not for another member, and not there before it is paid', async () => {
    const { orderId } = await begin({})
    expect((await office.call('getRedeemableItems', { orderId })).status).toBe(404)
    const bought = await buy({})
    const order = await office.store.read(bought)
    if (!order) throw new Error('no order')
    await office.store.write({
      orderId: bought,
      steps: [{ kind: 'order.save', order: { ...order, memberId: 'm1' } }],
    })
    office.actAs({ kind: 'member', memberId: 'm2', rewardIds: [], subscriptionIds: [] })
    expect((await office.call('getRedeemableItems', { orderId: bought })).status).toBe(403)
  })

  it('is forgotten a week after it was shown', async () => {
    const orderId = await buy({})
    await office.services.codes.forgetDelivered(openingTime)
    expect(await list(orderId)).toHaveLength(1)
    await office.services.codes.forgetDelivered(openingTime)
    expect(await list(orderId)).toEqual([])
  })
})

describe('the mail to the recipient', () => {
  const ofGiftCards = () => sent.filter(({ kind }) => kind === 'gift-card')

  it('is sent at its date, once, with number, pin and message, in its language', async () => {
    const sendsAt = new Date(openingTime + 40 * day).toISOString()
    const orderId = await buy({
      recipient,
      sendsAt,
      senderName: 'Ines',
      message: '<b>Enjoy!</b>',
      languageTag: 'fr',
    })
    await mail.worker.runDue()
    office.clock.set(openingTime + 40 * day - 1)
    await mail.worker.runDue()
    expect(ofGiftCards()).toEqual([])
    const [bought] = await list(orderId)
    // Also after the buyer has seen it long ago.
    await office.services.codes.forgetDelivered(office.clock.now())
    office.clock.set(openingTime + 40 * day)
    await mail.worker.runDue()
    await mail.worker.runDue()
    const [message, ...others] = ofGiftCards()
    expect(others).toEqual([])
    expect(message).toMatchObject({ recipient: 'bea@postbox.example', languageTag: 'fr' })
    expect(message?.text).toContain('Ines vous offre')
    expect(message?.text.replaceAll(' ', '')).toContain(bought?.code)
    expect(message?.text).toContain(bought?.pin)
    expect(message?.html).toContain('&lt;b&gt;Enjoy!&lt;/b&gt;')
    const [picture] = /<img src="https:[^>]*>/.exec(message?.html ?? '') ?? []
    expect(picture).toContain('https://halcyon.example/media/entity/get/GiftCardFaceGraphic/sunset?')
    expect(picture).toContain('alt="La carte cadeau\u00a0: Sunset"')
    expect(message?.html).toMatch(/>[^<]*25[.,]00[^<]*<\/p>/)
    expect(message?.subject).toBe('Une carte cadeau pour vous, Bea')
    // From now on its copy is kept for a week alone.
    await office.services.codes.forgetDelivered(office.clock.now())
    expect(await list(orderId)).toEqual([])
  })

  it('is sent at once without a date, and to nobody without an address', async () => {
    await buy({ recipient })
    await buy({ recipient: { name: 'Cleo' } })
    await mail.worker.runDue()
    expect(ofGiftCards().map(({ recipient: to }) => to)).toEqual(['bea@postbox.example'])
  })
})
