import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '../operations.ts'
import {
  catalogue,
  findErrorCode,
  deriveCondition,
  getConditionEntry,
  isCondition,
  canArise,
  toProblemType,
} from './catalogue.ts'
import { createErrorsDocument } from './document.ts'
import type { ErrorArea } from './entry.ts'

/** Codes of numbering v1 by area, as the specification lists them. */
const listedV1: Partial<Record<ErrorArea, number[]>> = {
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

/** Codes of numbering v2, as the specification lists them. */
const listedV2 = [
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
  it('has every code of numbering v1, and no other, in its areas', () => {
    const found: Record<string, number[]> = {}
    for (const { v1 } of catalogue) {
      for (const [area, code] of Object.entries(v1 ?? {})) (found[area] ??= []).push(code)
    }
    for (const codes of Object.values(found)) codes.sort((a, b) => a - b)
    expect(found).toEqual(listedV1)
  })

  it('has every code of numbering v2, and no other', () => {
    const found = new Set(catalogue.flatMap(({ v2 }) => (v2 ? [v2.code] : [])))
    expect([...found].sort()).toEqual([...new Set(listedV2)].sort())
  })

  it('names each condition once, and each fallback condition exists', () => {
    const names = catalogue.map(({ condition }) => condition)
    expect(new Set(names).size).toBe(names.length)
    for (const { fallbackCondition } of catalogue)
      if (fallbackCondition) expect(isCondition(fallbackCondition)).toBe(true)
  })

  it('reads back what a server says by code alone, in both numberings', () => {
    for (const { condition, v1, v2, status } of catalogue) {
      for (const area of Object.keys(v1 ?? {}) as ErrorArea[]) {
        const code = findErrorCode(1, condition, [area])
        expect(code).toBeDefined()
        expect(deriveCondition(1, [area], { code, status })).toBe(condition)
      }
      const isRead = catalogue.find((entry) => entry.v2?.code === v2?.code)?.condition === condition
      if (v2 && isRead) expect(deriveCondition(2, ['order'], { code: v2.code, status })).toBe(condition)
    }
  })

  it('has a condition of its own for each code of a group', () => {
    for (const [area, codes] of Object.entries(listedV1) as [ErrorArea, number[]][]) {
      const read = codes.map((code) => deriveCondition(1, [area], { code, status: 400 }))
      expect(new Set(read).size).toBe(codes.length)
    }
    expect(deriveCondition(1, ['set-items'], { code: 18104, status: 400 })).toBe('items-unavailable-18104')
    expect(findErrorCode(1, 'items-unavailable-18104', ['set-items'])).toBe(18104)
    expect(findErrorCode(2, 'items-unavailable-18104', ['set-items'])).toBe(40228)
  })

  it('says in which areas each condition arises', () => {
    for (const { condition, v1, byStatus, areas } of catalogue) {
      const all = [...Object.keys(v1 ?? {}), ...(byStatus ?? []), ...(areas ?? [])]
      expect({ condition, isSaid: all.length > 0 }).toEqual({ condition, isSaid: true })
    }
    expect(canArise(getConditionEntry('showtime-closed'), ['set-showtime', 'order'])).toBe(true)
    expect(canArise(getConditionEntry('showtime-closed'), ['browsing'])).toBe(false)
    expect(canArise(getConditionEntry('too-many-requests'), ['browsing'])).toBe(true)
  })

  it('takes the condition that a server of ours names, whatever its code and status', () => {
    const type = toProblemType('showtime-closed')
    expect(deriveCondition(1, ['browsing'], { type, code: 10000, status: 400 })).toBe('showtime-closed')
    const unknownProblem = {
      type: 'urn:foyer:problem:something-of-a-later-release',
      code: 10000,
      status: 400,
    }
    expect(deriveCondition(1, ['set-showtime'], unknownProblem)).toBe('seats-unavailable')
    expect(
      deriveCondition(1, ['browsing'], { type: 'https://other.example/showtime-closed', status: 404 }),
    ).toBe('not-found')
  })

  it('reads a number by its numbering', () => {
    const read = (numbering: 1 | 2, area: ErrorArea, code: number, status = 400) =>
      deriveCondition(numbering, [area], { code, status })
    expect(read(1, 'set-showtime', 10000)).toBe('seats-unavailable')
    expect(read(2, 'set-showtime', 10000, 500)).toBe('unknown')
    expect(read(2, 'set-showtime', 40216)).toBe('seats-unavailable')
    expect(read(1, 'details-update', 30001)).toBe('interest-invalid')
    expect(read(2, 'details-update', 30001)).toBe('member-not-signed-in')
  })

  it('takes no meaning of another area for a code that is foreign to the areas of the call', () => {
    expect(deriveCondition(1, ['browsing'], { code: 10000, status: 400 })).toBe('invalid-argument')
    expect(deriveCondition(1, ['browsing'], { code: 10000, status: 418 })).toBe('unknown')
    expect(deriveCondition(1, ['seat-layout'], { code: 10000, status: 404 })).toBe('showtime-unavailable')
    expect(findErrorCode(1, 'seats-unavailable', ['browsing'])).toBeUndefined()
  })

  it('reads a code in every area that the call answers with, the closest first', () => {
    const { createEmbeddedPayment, setOrderShowtime } = operations
    expect(deriveCondition(1, createEmbeddedPayment.areas, { code: 11001, status: 400 })).toBe(
      'nothing-to-pay',
    )
    expect(findErrorCode(1, 'nothing-to-pay', createEmbeddedPayment.areas)).toBe(11001)
    expect(deriveCondition(1, setOrderShowtime.areas, { status: 410 })).toBe('order-expired')
    expect(deriveCondition(1, ['collection', 'print-streams'], { code: 16200, status: 400 })).toBe(
      'collection-16200',
    )
  })

  it('reads a bare status by its area, and a known code before the status', () => {
    const read = (area: ErrorArea, status: number, code?: number) =>
      deriveCondition(1, [area], { code, status })
    expect(read('seat-layout', 400)).toBe('seat-layout-sold-out')
    expect(read('seat-layout', 404)).toBe('showtime-unavailable')
    expect(read('seat-availability', 400)).toBe('no-allocated-seats')
    expect(read('sign-in', 400)).toBe('credentials-invalid')
    expect(read('sign-in', 400, 32000)).toBe('member-locked')
    expect(deriveCondition(2, ['email-check'], { status: 400 })).toBe('email-format-invalid')
    expect(read('browsing', 429)).toBe('too-many-requests')
    expect(read('browsing', 418, 99999)).toBe('unknown')
  })

  it('knows the titles that clients of the real interface compare', () => {
    expect(getConditionEntry('seats-unavailable')).toMatchObject({ status: 400, title: 'Seats unavailable' })
    expect(getConditionEntry('member-token-expired')).toMatchObject({
      status: 403,
      title: 'Loyalty Member Authentication Token Expired',
    })
    expect(deriveCondition(1, ['order'], { status: 400, title: 'Seats unavailable' })).toBe(
      'seats-unavailable',
    )
    expect(deriveCondition(2, ['set-showtime'], { status: 400, title: 'Seats Unavailable ' })).toBe(
      'seats-unavailable',
    )
    const expired = { status: 403, title: 'Loyalty Member Authentication Token Expired' }
    expect(deriveCondition(1, ['browsing'], expired)).toBe('member-token-expired')
    expect(deriveCondition(1, ['browsing'], { status: 403, title: 'Forbidden' })).toBe('forbidden')
  })

  it('keeps a code without a stated meaning as a condition of its own area', () => {
    expect(deriveCondition(1, ['collection'], { code: 16200, status: 400 })).toBe('collection-16200')
    expect(deriveCondition(1, ['print-streams'], { code: 16200, status: 400 })).toBe('print-streams-16200')
    expect(getConditionEntry('seat-swap-16011').title).toBe('The seats cannot be swapped')
  })

  it('sends the code of the fallback condition where a numbering has none', () => {
    expect(findErrorCode(1, 'discount-invalid-for-film', ['set-showtime'])).toBe(10100)
    expect(findErrorCode(2, 'discount-invalid-for-film', ['set-showtime'])).toBe(40236)
    expect(findErrorCode(1, 'order-not-found', ['order'])).toBeUndefined()
  })

  it('is written down in docs/errors.md (npm run contract:openapi writes it)', () => {
    const committed = readFileSync(join(__dirname, '..', '..', '..', 'docs', 'errors.md'), 'utf8')
    expect(committed).toBe(createErrorsDocument())
  })
})
