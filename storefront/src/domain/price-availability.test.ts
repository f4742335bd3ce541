import type { TicketPrice } from '@foyer/contract/wire/ticket-prices'
import {
  decidePriceAvailability,
  decidePriceOpening,
  type CountContext,
  type OpeningContext,
} from './price-availability.ts'

const money = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })

const createPrice = (change: Partial<TicketPrice>): TicketPrice => ({
  ticketTypeId: 'adult',
  price: money(10),
  isDefault: true,
  bookingFee: money(0),
  restrictions: [],
  rewardId: null,
  voucherTypeCodes: [],
  thirdPartyMemberSchemeId: null,
  isShownAsPreviewWhenRestricted: false,
  displayPriority: 1,
  subscriptionId: null,
  discountId: null,
  discount: null,
  ...change,
})

const visitor: OpeningContext = { member: null, vouchers: [], cards: [], openDiscountIds: [] }
const member = { ...visitor, member: { rewardIds: ['r1'], subscriptionIds: ['u1'] } }

const restricted: Record<string, Partial<TicketPrice>> = {
  Member: { restrictions: ['Member'] },
  MemberReward: { restrictions: ['MemberReward'], rewardId: 'r1' },
  MemberSubscriptionCard: { restrictions: ['MemberSubscriptionCard'], subscriptionId: 'u1' },
  ThirdPartyMemberCard: { restrictions: ['ThirdPartyMemberCard'], thirdPartyMemberSchemeId: 's1' },
  Voucher: { restrictions: ['Voucher'], voucherTypeCodes: ['ADMIT1'] },
  Discount: { restrictions: ['Discount'], discountId: 'd1' },
}

describe('a restricted price', () => {
  it.each(Object.entries(restricted))('is hidden from who does not meet %s', (_, price) => {
    expect(decidePriceOpening(createPrice(price), visitor)).toEqual({ kind: 'hidden' })
  })

  it.each([
    ['Member', 'preview'],
    ['MemberReward', 'preview'],
    ['MemberSubscriptionCard', 'preview'],
    ['ThirdPartyMemberCard', 'needs-code'],
    ['Voucher', 'needs-code'],
    ['Discount', 'needs-code'],
  ])('is shown as a preview with what opens it: %s, as %s', (opens, kind) => {
    const price = createPrice({ ...restricted[opens], isShownAsPreviewWhenRestricted: true })
    expect(decidePriceOpening(price, visitor)).toEqual({ kind, opens })
  })

  it.each<[string, OpeningContext, object]>([
    ['Member', member, {}],
    ['MemberSubscriptionCard', member, {}],
    [
      'MemberSubscriptionCard',
      { ...visitor, cards: [{ id: 'c1', type: 'Member' }] },
      { ticketRedemptionCardId: 'c1' },
    ],
    [
      'ThirdPartyMemberCard',
      { ...visitor, cards: [{ id: 'c2', type: 'ThirdParty' }] },
      { thirdPartyMemberCardId: 'c2' },
    ],
    [
      'MemberSubscriptionCard',
      {
        ...visitor,
        cards: [
          { id: 'c1', type: 'Member', subscriptionId: 'u2' },
          { id: 'c3', type: 'Member', subscriptionId: 'u1' },
        ],
      },
      { ticketRedemptionCardId: 'c3' },
    ],
    [
      'ThirdPartyMemberCard',
      {
        ...visitor,
        cards: [
          { id: 'c2', type: 'ThirdParty', thirdPartyMemberSchemeId: 's2' },
          { id: 'c4', type: 'ThirdParty', thirdPartyMemberSchemeId: 's1' },
        ],
      },
      { thirdPartyMemberCardId: 'c4' },
    ],
    ['Discount', { ...visitor, openDiscountIds: ['d1'] }, { discountId: 'd1' }],
  ])('is opened, %s, with what has to be sent', (restriction, context, opener) => {
    expect(decidePriceOpening(createPrice(restricted[restriction] ?? {}), context)).toEqual({
      kind: 'available',
      openers: [opener],
      most: Infinity,
    })
  })

  it.each<[string, OpeningContext['cards'][number]]>([
    ['MemberSubscriptionCard', { id: 'c1', type: 'Member', subscriptionId: 'u2' }],
    ['ThirdPartyMemberCard', { id: 'c2', type: 'ThirdParty', thirdPartyMemberSchemeId: 's2' }],
  ])('is not opened by a card of another subscription or scheme: %s', (restriction, card) => {
    expect(
      decidePriceOpening(createPrice(restricted[restriction] ?? {}), { ...visitor, cards: [card] }),
    ).toEqual({ kind: 'hidden' })
  })

  it('has a ticket for each voucher of its type, and none for others', () => {
    const vouchers = [
      { id: 'v1', voucherTypeCode: 'ADMIT1' },
      { id: 'v2', voucherTypeCode: 'ADMIT2' },
      { id: 'v3', voucherTypeCode: 'ADMIT1' },
      { id: 'v4' },
    ]
    expect(decidePriceOpening(createPrice(restricted['Voucher'] ?? {}), { ...visitor, vouchers })).toEqual({
      kind: 'available',
      openers: [{ voucherId: 'v1' }, { voucherId: 'v3' }],
      most: 2,
    })
  })

  it('has a ticket for each reward that the member holds', () => {
    const price = createPrice(restricted['MemberReward'] ?? {})
    const rewardIds = ['r1', 'r2', 'r1']
    expect(decidePriceOpening(price, { ...visitor, member: { rewardIds, subscriptionIds: [] } })).toEqual({
      kind: 'available',
      openers: [{ rewardId: 'r1' }, { rewardId: 'r1' }],
      most: 2,
    })
    expect(decidePriceOpening(price, member)).toMatchObject({ most: 1 })
    const others = { ...visitor, member: { rewardIds: ['r2'], subscriptionIds: [] } }
    expect(decidePriceOpening(price, others)).toEqual({ kind: 'hidden' })
  })

  it('is opened when all its restrictions are met, and not by one of them', () => {
    const both = createPrice({ restrictions: ['Member', 'Discount'], discountId: 'd1' })
    expect(decidePriceOpening(both, { ...visitor, openDiscountIds: ['d1'] }).kind).toBe('hidden')
    expect(decidePriceOpening(both, { ...member, openDiscountIds: ['d1'] }).kind).toBe('available')
  })

  it('is hidden if one restriction is unknown, also as a preview and for members', () => {
    const price = createPrice({
      restrictions: ['Member', 'StaffCard'],
      isShownAsPreviewWhenRestricted: true,
    })
    expect(decidePriceOpening(price, member)).toEqual({ kind: 'hidden' })
  })

  it('cannot be had as a preview, whatever is left', () => {
    const price = createPrice({ restrictions: ['Member'], isShownAsPreviewWhenRestricted: true })
    expect(decidePriceAvailability(price, decidePriceOpening(price, visitor), plenty)).toEqual({
      kind: 'preview',
      opens: 'Member',
    })
  })
})

const plenty: CountContext = {
  chosen: 0,
  placesEach: 1,
  maximumOfOrder: 10,
  leftOfOrder: 10,
  freeOfArea: Infinity,
  leftOfArea: Infinity,
}

describe('an open price', () => {
  const decide = (counts: Partial<CountContext>, change: Partial<TicketPrice> = {}, context = visitor) => {
    const price = createPrice(change)
    return decidePriceAvailability(price, decidePriceOpening(price, context), { ...plenty, ...counts })
  }

  it.each<[string, Partial<CountContext>, Partial<TicketPrice>, object]>([
    ['up to the limit of the order', {}, {}, { kind: 'available', maximum: 10 }],
    ['up to its own', {}, { maximumTickets: 2 }, { kind: 'available', maximum: 2 }],
    ['while places are left', { leftOfArea: 3 }, {}, { kind: 'available', maximum: 3 }],
    ['as whole packages', { leftOfArea: 7, placesEach: 4 }, {}, { kind: 'available', maximum: 1 }],
    ['as packages within the order', { placesEach: 4 }, {}, { kind: 'available', maximum: 2 }],
    ['not without a place', { freeOfArea: 0, leftOfArea: 0 }, {}, { kind: 'sold-out' }],
    [
      'not as a package without places for all of it',
      { freeOfArea: 3, leftOfArea: 3, placesEach: 4 },
      {},
      { kind: 'sold-out' },
    ],
    [
      'not while others have the last places',
      { freeOfArea: 2, leftOfArea: 0 },
      {},
      { kind: 'available', maximum: 0 },
    ],
    [
      'no more than its own limit',
      { chosen: 2, leftOfOrder: 8 },
      { maximumTickets: 2 },
      { kind: 'limit-reached', limit: 'price', maximum: 2 },
    ],
    [
      'no more than the order holds',
      { chosen: 1, leftOfOrder: 0 },
      {},
      { kind: 'limit-reached', limit: 'order', maximum: 10 },
    ],
    [
      'not when others fill the order',
      { chosen: 0, leftOfOrder: 2, placesEach: 4 },
      {},
      { kind: 'limit-reached', limit: 'order', maximum: 10 },
    ],
  ])('is to be had %s', (_, counts, change, expected) => {
    expect(decide(counts, change)).toEqual(expected)
  })

  it('is to be had once for each voucher', () => {
    const vouchers = [{ id: 'v1', voucherTypeCode: 'ADMIT1' }]
    expect(decide({ chosen: 1, leftOfOrder: 9 }, restricted['Voucher'], { ...visitor, vouchers })).toEqual({
      kind: 'limit-reached',
      limit: 'opener',
      maximum: 1,
    })
  })
})
