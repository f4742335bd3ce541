import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildServer, type FoyerServer } from '../../server/src/app/build-app.ts'
import { CodeKeys, readCodesKey } from '../../server/src/codes/code-keys.ts'
import { CodeStore } from '../../server/src/codes/code-store.ts'
import { insertCode } from '../../server/src/codes/testing/sample-codes.ts'
import { createAdjustableClock, createFixedClock } from '../../server/src/domain/clock.ts'
import { parseSettings } from '../../server/src/config/settings.ts'
import { openLog } from '../../server/src/http/logging.ts'
import { OutsideClient, Refusal, type Place } from './foreign-client/client.ts'

/**
 * A client written from public facts about the interface alone buys from the running server, in both numberings. The
 * brand is a copy with one more payment method: the provider's page.
 */

// A whole server runs in this process, which on a busy machine takes longer than the default limit.
jest.setTimeout(60_000)

const root = resolve(__dirname, '..', '..')
const clientFile = join(__dirname, 'foreign-client', 'client.ts')

it('imports nothing', () => {
  expect(readFileSync(clientFile, 'utf8')).not.toMatch(/^\s*(import|export .* from)\b|\b(require|import)\(/m)
})

interface Refused {
  /** Code of the refusal by numbering; title, if clients compare it. */
  readonly codes: readonly [number | undefined, number | undefined]
  readonly title?: string
  readonly call: (client: OutsideClient, place: Place) => Promise<unknown>
}

const refusals: Record<string, Refused> = {
  'seats that somebody holds': {
    codes: [10000, 40216],
    title: 'Seats unavailable',
    call: async (client, place) => {
      await client.begin(place)
      return client.begin(place)
    },
  },
  'an unknown gift card': {
    codes: [11050, 40203],
    call: async (client, place) => client.payByGiftCard((await client.begin(place)).id, 'UNKNOWN', '0042'),
  },
  'an unknown voucher': {
    codes: [12000, 40204],
    call: async (client, place) => client.addVoucher((await client.begin(place)).id, 'UNKNOWN', '0042'),
  },
  'a voucher taken off that pays for tickets': {
    codes: [12005, 40206],
    call: async (client, place) => {
      const { id } = await client.begin(place)
      const voucherId = await client.addVoucher(id, 'FREEUNUSED', '0042')
      await client.setTickets(id, place, voucherId)
      return client.call('DELETE', `orders/${id}/vouchers/${voucherId}`)
    },
  },
}

describe.each([1, 2] as const)('a client of public facts, in numbering v%i', (numbering) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-foreign-'))
  const brandsFolder = join(folder, 'brands')
  let server: FoyerServer
  let shop: string
  let client: OutsideClient
  const used = new Set<string>()
  /** Seats that no other test of this numbering uses. */
  const findPlace = async (count: number) => {
    const place = await client.findPlace(count, (seatId) => !used.has(seatId))
    for (const seatId of place.seatIds) used.add(seatId)
    return place
  }

  beforeAll(async () => {
    for (const brand of ['halcyon', 'shared'])
      cpSync(join(root, 'brands', brand), join(brandsFolder, brand), { recursive: true })
    const catalogueFile = join(brandsFolder, 'halcyon', 'catalogue.json')
    const catalogue = JSON.parse(readFileSync(catalogueFile, 'utf8')) as object
    const paymentMethods = [
      { type: 'Embedded', name: 'Card' },
      { type: 'Redirect', name: 'Card, on its own page' },
    ]
    writeFileSync(catalogueFile, JSON.stringify({ ...catalogue, paymentMethods }))
    const env = {
      NODE_ENV: 'test',
      FOYER_DATA: folder,
      HOST: '127.0.0.1',
      PORT: '0',
      FOYER_PAY_PORT: '0',
      FOYER_RATE_LIMIT: 'off',
      FOYER_ERROR_NUMBERING: String(numbering),
    }
    const clock = createAdjustableClock(createFixedClock(Date.parse('2026-11-21T12:00:00Z')))
    const settings = { ...parseSettings(env, root), brandsFolder }
    server = await buildServer({ settings, clock, log: openLog('silent') })
    const keys = new CodeKeys(await readCodesKey(settings.dataFolder, settings.codesSecret))
    const codes = new CodeStore(server.database, keys)
    await insertCode(codes, 'GIFTCARD', { rules: { kind: 'GiftCard' }, capacity: 500 })
    await insertCode(codes, 'FULLCARD', { rules: { kind: 'GiftCard' }, capacity: 100_000 })
    await insertCode(codes, 'FREETICKETS', { capacity: 2 })
    await insertCode(codes, 'FREEUNUSED', { capacity: 2 })
    shop = `http://127.0.0.1:${String((await server.start()).port)}`
    client = await OutsideClient.open(shop)
  })
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('buys with a gift card and a card together', async () => {
    const place = await findPlace(2)
    const order = await client.begin(place)
    const total = order.totalPrice.valueIncludingTax
    expect(total).toBeGreaterThan(5)
    await client.payByGiftCard(order.id, 'gift-card', '0042')
    const returnUrl = `${shop}/order/payment/`
    expect(await client.payOnPage(order, place.siteId, returnUrl)).toBe(returnUrl)
    const bought = await client.awaitCompletion(order.id)
    expect(bought).toMatchObject({
      status: 'Completed',
      payments: [
        { type: 'GiftCard', status: 'Completed', value: { valueIncludingTax: 5 } },
        { type: 'Redirect', status: 'Completed' },
      ],
    })
    const sum = bought.payments.reduce((paid, { value }) => paid + value.valueIncludingTax, 0)
    expect(sum).toBeCloseTo(total, 6)
    expect(bought.transaction?.barcode).toMatch(/^\w{7}$/)
    expect(await client.getGiftCardBalance('GIFTCARD', '0042')).toBe(0)
    const charges = await server.database.read.selectFrom('provider_charge').selectAll().execute()
    expect(charges).toMatchObject([
      { status: 'captured', amount_minor: Math.round(total * 100) - 500, payment_id: bought.payments[1]?.id },
    ])
  })

  it('finds a picture of each payment method', async () => {
    const { webPaymentMethods } = await client.call<{ webPaymentMethods: { id: string }[] }>(
      'GET',
      'web-payment-methods?siteId=1001&orderType=Standard',
    )
    expect(webPaymentMethods).toHaveLength(2)
    for (const { id } of webPaymentMethods) {
      const picture = await fetch(`${shop}/media/entity/get/PaymentMethodIconGraphic/${id}?width=48`)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    }
  })

  it('buys with a gift card alone, and posts the completion itself', async () => {
    const order = await client.begin(await findPlace(1))
    await client.payByGiftCard(order.id, 'FULLCARD', '0042')
    await client.complete(order.id)
    const bought = await client.awaitCompletion(order.id)
    expect(bought.payments).toMatchObject([{ type: 'GiftCard', status: 'Completed' }])
    expect(await client.getGiftCardBalance('FULLCARD', '0042')).toBeCloseTo(
      1000 - order.totalPrice.valueIncludingTax,
      6,
    )
  })

  it('buys with a voucher that makes it free', async () => {
    const place = await findPlace(2)
    const { id } = await client.begin(place)
    const voucherId = await client.addVoucher(id, 'free-tickets', '0042')
    const order = await client.setTickets(id, place, voucherId)
    expect(order.totalPrice.valueIncludingTax).toBe(0)
    await client.complete(id)
    const bought = await client.awaitCompletion(id)
    expect(bought).toMatchObject({ status: 'Completed', payments: [], vouchers: [{ id: voucherId }] })
    expect(bought.showtimes[0]?.tickets.map((ticket) => ticket.voucherId)).toEqual([voucherId, voucherId])
    const another = await client.begin(await findPlace(1))
    await expect(client.addVoucher(another.id, 'FREETICKETS', '0042')).rejects.toMatchObject({
      errorCode: numbering === 1 ? 12003 : 40210,
    })
  })

  it('releases a voucher and a gift card with a cancelled order', async () => {
    const { id } = await client.begin(await findPlace(1))
    await client.addVoucher(id, 'FREEUNUSED', '0042')
    await client.call('DELETE', `orders/${id}`)
    const another = await client.begin(await findPlace(1))
    const voucherId = await client.addVoucher(another.id, 'FREEUNUSED', '0042')
    await client.call('DELETE', `orders/${another.id}/vouchers/${voucherId}`)
    expect((await client.getOrder(another.id)).vouchers).toEqual([])
  })

  it.each(Object.keys(refusals))('recognizes %s by its code', async (cause) => {
    const refused = refusals[cause]
    if (!refused) throw new Error(cause)
    const place = await findPlace(2)
    const refusal = await refused.call(client, place).then(
      () => null,
      (error: unknown) => error,
    )
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({
      status: 400,
      errorCode: refused.codes[numbering - 1],
      ...(refused.title === undefined ? {} : { title: refused.title }),
    })
  })
})
