import { randomUUID } from 'node:crypto'
import type { RedemptionCardRules, VoucherRules } from '../code-rules.ts'
import type { CodeStore, NewBatch } from '../code-store.ts'

/** Rules of a voucher for one free ticket of any type, everywhere. */
export const sampleVoucher = {
  kind: 'Voucher',
  type: 'Ticket',
  typeCode: 'FREE',
  description: 'Free ticket',
  opens: { ticketTypeIds: [], priceMinor: 0, isBookingFeeWaived: true },
  deal: null,
  mostPerOrder: null,
  siteIds: [],
  channels: [],
  blackouts: [],
  excludedDistributors: [],
  exceptPublicHolidays: false,
  excludedDates: [],
} as const satisfies VoucherRules

export const sampleCard = {
  kind: 'RedemptionCard',
  type: 'Member',
  schemeId: null,
  description: 'Monthly pass',
  opens: { ticketTypeIds: [], priceMinor: 0, isBookingFeeWaived: false },
  mostPerOrder: null,
  isForMembersOnly: false,
} as const satisfies RedemptionCardRules

/** Stores one code with the pin 0042; the arguments replace its defaults. */
export async function insertCode(
  codes: CodeStore,
  code: string,
  change: Partial<NewBatch> = {},
): Promise<void> {
  await codes.insertBatch({
    id: randomUUID(),
    name: code,
    rules: sampleVoucher,
    codes: [{ code, pin: '0042' }],
    capacity: 1,
    expiresAt: null,
    now: 0,
    isSealed: false,
    ...change,
  })
}
