import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue, codeFor, conditionFor, entryOf, isCondition } from './catalogue.ts'
import { errorsDocument } from './document.ts'
import type { ErrorArea } from './entry.ts'

/** Codes of the first numbering by area, as the specification lists them. */
const listed: Partial<Record<ErrorArea, number[]>> = {
  'gift-card-details': [40000],
  friends: [34000, 34001, 34002, 34003, 34004, 34005, 34006, 34007],
  subscription: [31000, 31001, 31002, 31003, 31004, 31005, 31006],
  'member-creation': [14002, 14003, 14004, 14005, 14006],
  password: [33000, 33001, 33002, 33003, 33004, 33005, 33006, 33007, 33008, 33009, 33010, 33011],
  'delete-member': [30013, 35000, 35001],
  'email-update': [30009, 30013, 30014],
  'username-update': [30013, 30015],
  'details-update': [30000, 30001, 30002, 30003, 30004, 30005, 30006, 30007, 30008],
  'sign-in': [100, 101, 32000, 32001],
  'order-gift-card': [11000, 11001, 11050, 11051, 11052, 11053],
  'redemption-card': [13000, 13001, 13002, 13003, 13004],
  'voucher-add': [12000, 12001, 12002, 12003, 12004, 12006, 12008, 12009, 12010, 12011],
  'voucher-remove': [12005],
  refund: [16300, 19000, 19001, 19002, 19003, 19006, 19008, 19009, 19010],
  'print-streams': [16200, 16201],
  preparation: [16100, 16101, 16102, 16103, 16300],
  collection: [16200, 16300],
  'set-items': [18100, 18101, 18102, 18103, 18104, 18105, 18106, 18107, 18108, 18109, 18111, 18112],
  'set-showtime': [10000, 10001, 10100, 10101, 10102, 10103, 10107, 12007],
  'subscription-item': [15000, 15001, 15002, 15003, 15004, 15006],
  'seat-swap': [16000, 16001, 16002, 16003, 16004, 16005, 16006, 16007, 16008, 16009, 16010, 16011, 16300],
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Codes of the second numbering, as the specification lists them. */
const listedSecond = [
  ...range(40201, 40228),
  ...range(40231, 40246),
  30001,
  30002,
  ...range(30009, 30046),
  10000,
  10002,
  10003,
]

describe('the error catalogue', () => {
  it('has every code of the first numbering, and no other, in its areas', () => {
    const found: Record<string, number[]> = {}
    for (const { first } of catalogue) {
      for (const [area, codes] of Object.entries(first ?? {})) (found[area] ??= []).push(...codes)
    }
    for (const codes of Object.values(found)) codes.sort((a, b) => a - b)
    expect(found).toEqual(listed)
  })

  it('has every code of the second numbering, and no other', () => {
    const found = new Set(catalogue.flatMap(({ second }) => (second ? [second.code] : [])))
    expect([...found].sort()).toEqual([...new Set(listedSecond)].sort())
  })

  it('names each condition once, and each wider condition exists', () => {
    const names = catalogue.map(({ condition }) => condition)
    expect(new Set(names).size).toBe(names.length)
    for (const { wider } of catalogue) if (wider) expect(isCondition(wider)).toBe(true)
  })

  it('reads back what a server says, in both numberings', () => {
    for (const { condition, first, second, status } of catalogue) {
      for (const area of Object.keys(first ?? {}) as ErrorArea[]) {
        expect(conditionFor(1, area, codeFor(1, condition, area), status)).toBe(condition)
      }
      const isRead = catalogue.find((entry) => entry.second?.code === second?.code)?.condition === condition
      if (second && isRead) expect(conditionFor(2, 'order', second.code, status)).toBe(condition)
    }
  })

  it('reads a number by its numbering', () => {
    expect(conditionFor(1, 'set-showtime', 10000, 400)).toBe('seats-unavailable')
    expect(conditionFor(2, 'set-showtime', 10000, 500)).toBe('unknown')
    expect(conditionFor(2, 'set-showtime', 40216, 400)).toBe('seats-unavailable')
    expect(conditionFor(1, 'details-update', 30001, 400)).toBe('interest-invalid')
    expect(conditionFor(2, 'details-update', 30001, 400)).toBe('member-not-signed-in')
  })

  it('takes no meaning of another area for a code that is foreign to the area', () => {
    expect(conditionFor(1, 'browsing', 10000, 400)).toBe('invalid-argument')
    expect(conditionFor(1, 'browsing', 10000, 418)).toBe('unknown')
    expect(conditionFor(1, 'seat-layout', 10000, 404)).toBe('showtime-unavailable')
  })

  it('reads a bare status by its area, and a known code before the status', () => {
    expect(conditionFor(1, 'seat-layout', undefined, 400)).toBe('seat-layout-sold-out')
    expect(conditionFor(1, 'seat-layout', undefined, 404)).toBe('showtime-unavailable')
    expect(conditionFor(1, 'seat-availability', undefined, 400)).toBe('no-allocated-seats')
    expect(conditionFor(1, 'sign-in', undefined, 400)).toBe('credentials-invalid')
    expect(conditionFor(1, 'sign-in', 32000, 400)).toBe('member-locked')
    expect(conditionFor(2, 'email-check', undefined, 400)).toBe('email-format-invalid')
    expect(conditionFor(1, 'browsing', undefined, 429)).toBe('too-many-requests')
    expect(conditionFor(1, 'browsing', 99999, 418)).toBe('unknown')
  })

  it('keeps a code without a stated meaning as a condition of its own area', () => {
    expect(conditionFor(1, 'collection', 16200, 400)).toBe('collection-16200')
    expect(conditionFor(1, 'print-streams', 16200, 400)).toBe('print-streams-16200')
    expect(entryOf('seat-swap-16011').title).toBe('The seats cannot be swapped')
  })

  it('lets the wider condition speak where a numbering has no code', () => {
    expect(codeFor(1, 'discount-invalid-for-film', 'set-showtime')).toBe(10100)
    expect(codeFor(2, 'discount-invalid-for-film')).toBe(40236)
    expect(codeFor(1, 'order-not-found')).toBeUndefined()
  })

  it('is written down in docs/errors.md (npm run contract:openapi writes it)', () => {
    const committed = readFileSync(join(__dirname, '..', '..', '..', 'docs', 'errors.md'), 'utf8')
    expect(committed).toBe(errorsDocument())
  })
})
