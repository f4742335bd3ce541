import type { Condition, ErrorNumbering } from '@foyer/contract/errors/catalogue'
import { operations, type BodyOf, type OperationId } from '@foyer/contract/operations'
import { insertCode, sampleCard, sampleVoucher } from '../../server/src/codes/testing/sample-codes.ts'
import { BoxOffice, openingTime, type Answer } from '../../server/src/orders/testing/box-office.ts'
import { evening, lounge, seatA } from '../../server/src/orders/testing/small-cinema.ts'
import { toFailure } from '../../storefront/src/services/http/to-failure.ts'

/**
 * Every condition of vouchers, redemption cards and gift cards, provoked by a call on a real order, in both numberings: status
 * and code that are sent, and what our client reads, with the server's `type` and from the code alone.
 */

jest.setTimeout(60_000)

type Problem = { type: string; status: number; errorCode?: number; filmUnavailableDateTimeRange?: object }
type Refused = Pick<Answer<unknown>, 'status'> & { problem: Problem | null }

const filmId = 'HO00000101'
const day = 24 * 60 * 60_000
const pin = '0042'
const batch = 'a batch that can be revoked'

let office: BoxOffice
let codes: BoxOffice['services']['codes']

const addVoucher = (orderId: string, barcode: string, type: 'Ticket' | 'Deal' = 'Ticket', sent = pin) =>
  office.call('addVoucher', { orderId }, { type, credentials: { barcode, pin: sent } })
const addCard = (
  orderId: string,
  cardNumber: string,
  more: Partial<BodyOf<'addTicketRedemptionCard'>> = {},
) => office.call('addTicketRedemptionCard', { orderId }, { cardNumber, pin, ...more })
const payByGiftCard = (orderId: string, cardNumber: string, value?: number) =>
  office.call(
    'addGiftCardPayment',
    { orderId },
    { cardNumber, pin, ...(value === undefined ? {} : { value }) },
  )
const insertGiftCard = (code: string, capacity: number, expiresAt: number | null = null) =>
  insertCode(codes, code, { rules: { kind: 'GiftCard' }, capacity, expiresAt })
const revoke = () =>
  office.database.tx((trx) =>
    trx.updateTable('code_batch').set({ revoked_at: 1 }).where('id', '=', batch).execute(),
  )
const seats = [seatA(1), seatA(2)]
const adultSeats = (redemptions: object[]) =>
  redemptions.map((redemption, index) => ({ id: `t${String(index)}`, ticketTypeId: 'adult', ...redemption }))
const held = () => office.orderFor(evening, seats)
/** What is added twice, the second time to an order of its own. */
async function addOnOtherOrder(add: (orderId: string) => Promise<{ status: number }>): Promise<void> {
  expect((await add(await office.orderFor(evening, [seatA(9)]))).status).toBe(200)
}

interface Row {
  readonly cause: string
  readonly operation: OperationId
  readonly condition: Condition
  readonly status: number
  readonly v1: number | undefined
  readonly v2: number | undefined
  provoke(): Promise<Refused>
}

const voucherRows: Omit<Row, 'operation'>[] = [
  {
    cause: 'an unknown voucher',
    condition: 'voucher-credentials-invalid',
    status: 400,
    v1: 12000,
    v2: 40204,
    provoke: async () => addVoucher(await held(), 'UNKNOWN'),
  },
  {
    cause: 'a wrong pin',
    condition: 'voucher-credentials-invalid',
    status: 400,
    v1: 12000,
    v2: 40204,
    provoke: async () => {
      await insertCode(codes, 'VOUCHER')
      return addVoucher(await held(), 'VOUCHER', 'Ticket', '0043')
    },
  },
  {
    cause: 'a voucher that is on the order',
    condition: 'voucher-already-added',
    status: 400,
    v1: 12001,
    v2: 40205,
    provoke: async () => {
      await insertCode(codes, 'VOUCHER', { capacity: 5 })
      const orderId = await held()
      await addVoucher(orderId, 'VOUCHER')
      return addVoucher(orderId, 'vouc-her')
    },
  },
  {
    cause: 'a revoked batch',
    condition: 'voucher-invalidated',
    status: 400,
    v1: 12002,
    v2: 40209,
    provoke: async () => {
      await insertCode(codes, 'VOUCHER', { id: batch })
      await revoke()
      return addVoucher(await held(), 'VOUCHER')
    },
  },
  {
    cause: 'a voucher whose last use another order holds',
    condition: 'voucher-no-redemptions-left',
    status: 400,
    v1: 12003,
    v2: 40210,
    provoke: async () => {
      await insertCode(codes, 'VOUCHER')
      await addOnOtherOrder((orderId) => addVoucher(orderId, 'VOUCHER'))
      return addVoucher(await held(), 'VOUCHER')
    },
  },
  {
    cause: 'a voucher in the first millisecond after its last day',
    condition: 'voucher-expired',
    status: 400,
    v1: 12004,
    v2: 40207,
    provoke: async () => {
      await insertCode(codes, 'VOUCHER', { expiresAt: openingTime })
      return addVoucher(await held(), 'VOUCHER')
    },
  },
  {
    cause: 'a voucher of another type',
    condition: 'voucher-invalid-for-order',
    status: 400,
    v1: 12006,
    v2: 40208,
    provoke: async () => {
      await insertCode(codes, 'VOUCHER')
      return addVoucher(await held(), 'VOUCHER', 'Deal')
    },
  },
  {
    cause: 'a voucher of another cinema',
    condition: 'voucher-invalid-for-order',
    status: 400,
    v1: 12006,
    v2: 40208,
    provoke: async () => {
      await insertCode(codes, 'VOUCHER', { rules: { ...sampleVoucher, siteIds: ['1002'] } })
      return addVoucher(await held(), 'VOUCHER')
    },
  },
  {
    cause: 'a voucher for the box office alone',
    condition: 'voucher-not-on-channel',
    status: 400,
    v1: 12008,
    v2: 40227,
    provoke: async () => {
      await insertCode(codes, 'VOUCHER', { rules: { ...sampleVoucher, channels: ['BoxOffice'] } })
      return addVoucher(await held(), 'VOUCHER')
    },
  },
  {
    cause: 'a voucher that is not for films of this distributor',
    condition: 'voucher-invalid-for-distributor',
    status: 400,
    v1: 12009,
    v2: 40231,
    provoke: async () => {
      await insertCode(codes, 'VOUCHER', {
        rules: { ...sampleVoucher, excludedDistributors: ['Northlight'] },
      })
      return addVoucher(await held(), 'VOUCHER')
    },
  },
  {
    cause: 'a voucher that is not for this film yet',
    condition: 'voucher-invalid-for-film',
    status: 400,
    v1: 12010,
    v2: 40232,
    provoke: async () => {
      const blackouts = [{ filmId, from: openingTime - day, to: openingTime + day }]
      await insertCode(codes, 'VOUCHER', { rules: { ...sampleVoucher, blackouts } })
      const refused = await addVoucher(await held(), 'VOUCHER')
      expect(refused.problem?.filmUnavailableDateTimeRange).toEqual({
        from: new Date(openingTime - day).toISOString(),
        to: new Date(openingTime + day).toISOString(),
      })
      return refused
    },
  },
  {
    cause: 'a voucher that is not for public holidays',
    condition: 'voucher-invalid-for-holiday',
    status: 400,
    v1: 12011,
    v2: 40233,
    provoke: async () => {
      await insertCode(codes, 'VOUCHER', { rules: { ...sampleVoucher, excludedDates: ['2026-11-21'] } })
      return addVoucher(await held(), 'VOUCHER')
    },
  },
]

const cardRows: Omit<Row, 'operation'>[] = [
  {
    cause: 'an unknown card',
    condition: 'redemption-card-declined',
    status: 400,
    v1: 13000,
    v2: 40217,
    provoke: async () => addCard(await held(), 'UNKNOWN'),
  },
  {
    cause: 'a card without a use left',
    condition: 'redemption-card-declined',
    status: 400,
    v1: 13000,
    v2: 40217,
    provoke: async () => {
      await insertCode(codes, 'CARD', { rules: sampleCard })
      await addOnOtherOrder((orderId) => addCard(orderId, 'CARD'))
      return addCard(await held(), 'CARD')
    },
  },
  {
    cause: 'a card that is on the order',
    condition: 'redemption-card-already-added',
    status: 400,
    v1: 13001,
    v2: 40218,
    provoke: async () => {
      await insertCode(codes, 'CARD', { rules: sampleCard, capacity: 9 })
      const orderId = await held()
      await addCard(orderId, 'CARD')
      return addCard(orderId, 'CARD')
    },
  },
  {
    cause: 'a card whose ticket type is not sold for the showtime',
    condition: 'redemption-card-no-valid-ticket-for-showtime',
    status: 400,
    v1: 13002,
    v2: 40226,
    provoke: async () => {
      const opens = { ...sampleCard.opens, ticketTypeIds: ['imax'] }
      await insertCode(codes, 'CARD', { rules: { ...sampleCard, opens } })
      return addCard(await held(), 'CARD')
    },
  },
  {
    cause: 'a card whose ticket type is for other seats',
    condition: 'redemption-card-no-valid-ticket-for-seats',
    status: 400,
    v1: 13003,
    v2: 40226,
    provoke: async () => {
      const opens = { ...sampleCard.opens, ticketTypeIds: ['sofa'] }
      await insertCode(codes, 'CARD', { rules: { ...sampleCard, opens } })
      return addCard(await held(), 'CARD')
    },
  },
  {
    cause: 'a card of members, without a member',
    condition: 'redemption-card-loyalty-only-ticket',
    status: 400,
    v1: 13004,
    v2: undefined,
    provoke: async () => {
      await insertCode(codes, 'CARD', { rules: { ...sampleCard, isForMembersOnly: true } })
      return addCard(await held(), 'CARD')
    },
  },
  {
    cause: 'an unknown card of a scheme',
    condition: 'third-party-card-declined',
    status: 400,
    v1: undefined,
    v2: 40212,
    provoke: async () => addCard(await held(), 'UNKNOWN', { type: 'ThirdParty' }),
  },
  {
    cause: 'a card of a scheme that is on the order',
    condition: 'third-party-card-already-added',
    status: 400,
    v1: undefined,
    v2: 40213,
    provoke: async () => {
      await insertCode(codes, 'CARD', { rules: { ...sampleCard, type: 'ThirdParty' }, capacity: 9 })
      const orderId = await held()
      await addCard(orderId, 'CARD', { type: 'ThirdParty' })
      return addCard(orderId, 'CARD', { type: 'ThirdParty' })
    },
  },
  {
    cause: 'a card of a scheme that opens nothing here',
    condition: 'third-party-card-no-valid-ticket',
    status: 400,
    v1: undefined,
    v2: 40214,
    provoke: async () => {
      const opens = { ...sampleCard.opens, ticketTypeIds: ['imax'] }
      await insertCode(codes, 'CARD', { rules: { ...sampleCard, type: 'ThirdParty', opens } })
      return addCard(await held(), 'CARD', { type: 'ThirdParty' })
    },
  },
]

const giftCardRows: Omit<Row, 'operation'>[] = [
  ...[0, -5, 0.005, 99].map((value) => ({
    cause: `an amount of ${String(value)}`,
    condition: 'gift-card-amount-invalid' as const,
    status: 400,
    v1: 11000,
    v2: undefined,
    provoke: async () => {
      await insertGiftCard('GIFT', 10_000)
      return payByGiftCard(await held(), 'GIFT', value)
    },
  })),
  {
    cause: 'an order without anything to pay',
    condition: 'nothing-to-pay',
    status: 400,
    v1: 11001,
    v2: undefined,
    provoke: async () => {
      await insertGiftCard('GIFT', 10_000)
      return payByGiftCard(await office.orderFor(evening, seats, ['free', 'free']), 'GIFT')
    },
  },
  {
    cause: 'an unknown gift card',
    condition: 'gift-card-credentials-invalid',
    status: 400,
    v1: 11050,
    v2: 40203,
    provoke: async () => payByGiftCard(await held(), 'UNKNOWN'),
  },
  {
    cause: 'an expired gift card',
    condition: 'gift-card-expired',
    status: 400,
    v1: 11051,
    v2: 40201,
    provoke: async () => {
      await insertGiftCard('GIFT', 10_000, openingTime)
      return payByGiftCard(await held(), 'GIFT')
    },
  },
  {
    cause: 'a gift card with too little on it',
    condition: 'gift-card-balance-insufficient',
    status: 400,
    v1: 11052,
    v2: 40202,
    provoke: async () => {
      await insertGiftCard('GIFT', 999)
      return payByGiftCard(await held(), 'GIFT', 10)
    },
  },
  {
    cause: 'a gift card that is on the order',
    condition: 'gift-card-already-added',
    status: 400,
    v1: 11053,
    v2: 40215,
    provoke: async () => {
      await insertGiftCard('GIFT', 10_000)
      const orderId = await held()
      await payByGiftCard(orderId, 'GIFT', 1)
      return payByGiftCard(orderId, 'GIFT', 1)
    },
  },
]

const rows: Row[] = [
  ...voucherRows.map((row) => ({ ...row, operation: 'addVoucher' as const })),
  ...cardRows.map((row) => ({ ...row, operation: 'addTicketRedemptionCard' as const })),
  ...giftCardRows.map((row) => ({ ...row, operation: 'addGiftCardPayment' as const })),
  {
    cause: 'a voucher taken off that pays for a ticket',
    operation: 'removeVoucher',
    condition: 'voucher-in-use',
    status: 400,
    v1: 12005,
    v2: 40206,
    provoke: async () => {
      await insertCode(codes, 'VOUCHER')
      const orderId = await held()
      const voucherId = (await addVoucher(orderId, 'VOUCHER')).body.voucher.id
      const tickets = adultSeats([{ voucherId }, {}])
      const set = await office.call('setOrderShowtime', { orderId, showtimeId: evening }, { seats, tickets })
      expect(set.status).toBe(200)
      return office.call('removeVoucher', { orderId, voucherId })
    },
  },
  {
    cause: 'a voucher of one ticket an order, used twice',
    operation: 'setOrderShowtime',
    condition: 'voucher-single-redemption',
    status: 400,
    v1: 12007,
    v2: undefined,
    provoke: async () => {
      await insertCode(codes, 'VOUCHER', { capacity: 9, rules: { ...sampleVoucher, mostPerOrder: 1 } })
      const orderId = await held()
      const voucherId = (await addVoucher(orderId, 'VOUCHER')).body.voucher.id
      const tickets = adultSeats([{ voucherId }, { voucherId }])
      return office.call('setOrderShowtime', { orderId, showtimeId: evening }, { seats, tickets })
    },
  },
  {
    cause: 'a card of a scheme, used for more tickets than the scheme allows',
    operation: 'setOrderShowtime',
    condition: 'third-party-limit-exceeded',
    status: 400,
    v1: 10107,
    v2: 40246,
    provoke: async () => {
      const rules = { ...sampleCard, type: 'ThirdParty', mostPerOrder: 1 } as const
      await insertCode(codes, 'CARD', { capacity: 9, rules })
      const orderId = await held()
      const { body } = await addCard(orderId, 'CARD', { type: 'ThirdParty' })
      const thirdPartyMemberCardId = body.ticketRedemptionCard.id
      const tickets = adultSeats([{ thirdPartyMemberCardId }, { thirdPartyMemberCardId }])
      return office.call('setOrderShowtime', { orderId, showtimeId: evening }, { seats, tickets })
    },
  },
  {
    cause: 'details of an unknown gift card',
    operation: 'getGiftCardDetails',
    condition: 'gift-card-details-invalid',
    status: 400,
    v1: 40000,
    v2: undefined,
    provoke: () => office.call('getGiftCardDetails', {}, { cardNumber: 'UNKNOWN', pin }),
  },
]

/** Conditions that share their code with another, which a server that sends codes alone means as well. */
const sharedCodes: Partial<Record<Condition, Condition>> = {
  'redemption-card-no-valid-ticket-for-seats': 'redemption-card-no-valid-ticket-for-showtime',
}

describe.each([1, 2] as const)('in numbering v%i', (numbering: ErrorNumbering) => {
  beforeAll(async () => {
    office = await BoxOffice.open({ numbering })
    codes = office.services.codes
  })
  beforeEach(async () => {
    await office.reset()
  })
  afterAll(() => office.close())

  it.each(rows)('$cause is $condition', async ({ operation, condition, status, v1, v2, provoke }) => {
    const refused = await provoke()
    const { problem } = refused
    const code = numbering === 1 ? v1 : v2
    expect({ status: refused.status, code: problem?.errorCode }).toEqual({ status, code })
    const { areas } = operations[operation]
    const read = (body: object | null) => toFailure(areas, numbering, refused.status, JSON.stringify(body))
    expect(read(problem)).toMatchObject({ kind: 'condition', condition })
    if (code === undefined) return
    const byCodeAlone = { type: 'about:blank', status, errorCode: code }
    const meant = numbering === 2 ? (sharedCodes[condition] ?? condition) : condition
    expect(read(byCodeAlone)).toMatchObject({ kind: 'condition', condition: meant })
  })

  it('takes a card of members from a member', async () => {
    await insertCode(codes, 'CARD', { rules: { ...sampleCard, isForMembersOnly: true } })
    office.actAs({ kind: 'member', memberId: 'm1', rewardIds: [], subscriptionIds: [] })
    expect((await addCard(await held(), 'CARD')).status).toBe(200)
  })

  it('takes a voucher that one of the showtimes is good for', async () => {
    await insertCode(codes, 'VOUCHER', { expiresAt: openingTime + 1 })
    const orderId = await office.order()
    await office.hold(orderId, lounge, [], ['lounge'])
    expect((await addVoucher(orderId, 'VOUCHER')).status).toBe(200)
  })
})
