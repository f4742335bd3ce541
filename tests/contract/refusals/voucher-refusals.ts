import { sampleVoucher } from '../../../server/src/codes/testing/sample-codes.ts'
import { openingTime } from '../../../server/src/orders/testing/box-office.ts'
import { batch } from './desk.ts'
import type { Refusal } from './refusal.ts'

const filmId = 'HO00000101'
const day = 24 * 60 * 60_000

/** Vouchers: adding to an order, use and removal. */
export const voucherRefusals: readonly Refusal[] = [
  {
    cause: 'an unknown voucher',
    operation: 'addVoucher',
    condition: 'voucher-credentials-invalid',
    status: 400,
    v1: 12000,
    v2: 40204,
    provoke: async (desk) => desk.addVoucher(await desk.hold(), 'UNKNOWN'),
  },
  {
    cause: 'a wrong pin',
    operation: 'addVoucher',
    condition: 'voucher-credentials-invalid',
    status: 400,
    v1: 12000,
    v2: 40204,
    provoke: async (desk) => {
      await desk.insertCode('VOUCHER')
      return desk.addVoucher(await desk.hold(), 'VOUCHER', 'Ticket', '0043')
    },
  },
  {
    cause: 'a voucher that is on the order',
    operation: 'addVoucher',
    condition: 'voucher-already-added',
    status: 400,
    v1: 12001,
    v2: 40205,
    provoke: async (desk) => {
      await desk.insertCode('VOUCHER', { capacity: 5 })
      const orderId = await desk.hold()
      await desk.addVoucher(orderId, 'VOUCHER')
      return desk.addVoucher(orderId, 'vouc-her')
    },
  },
  {
    cause: 'a revoked batch',
    operation: 'addVoucher',
    condition: 'voucher-invalidated',
    status: 400,
    v1: 12002,
    v2: 40209,
    provoke: async (desk) => {
      await desk.insertCode('VOUCHER', { id: batch })
      await desk.revoke()
      return desk.addVoucher(await desk.hold(), 'VOUCHER')
    },
  },
  {
    cause: 'a voucher whose last use another order holds',
    operation: 'addVoucher',
    condition: 'voucher-no-redemptions-left',
    status: 400,
    v1: 12003,
    v2: 40210,
    provoke: async (desk) => {
      await desk.insertCode('VOUCHER')
      await desk.addOnOtherOrder((orderId) => desk.addVoucher(orderId, 'VOUCHER'))
      return desk.addVoucher(await desk.hold(), 'VOUCHER')
    },
  },
  {
    cause: 'a voucher in the first millisecond after its last day',
    operation: 'addVoucher',
    condition: 'voucher-expired',
    status: 400,
    v1: 12004,
    v2: 40207,
    provoke: async (desk) => {
      await desk.insertCode('VOUCHER', { expiresAt: openingTime })
      return desk.addVoucher(await desk.hold(), 'VOUCHER')
    },
  },
  {
    cause: 'a voucher of another type',
    operation: 'addVoucher',
    condition: 'voucher-invalid-for-order',
    status: 400,
    v1: 12006,
    v2: 40208,
    provoke: async (desk) => {
      await desk.insertCode('VOUCHER')
      return desk.addVoucher(await desk.hold(), 'VOUCHER', 'Deal')
    },
  },
  {
    cause: 'a voucher of another cinema',
    operation: 'addVoucher',
    condition: 'voucher-invalid-for-order',
    status: 400,
    v1: 12006,
    v2: 40208,
    provoke: async (desk) => {
      await desk.insertCode('VOUCHER', { rules: { ...sampleVoucher, siteIds: ['1002'] } })
      return desk.addVoucher(await desk.hold(), 'VOUCHER')
    },
  },
  {
    cause: 'a voucher for the box office alone',
    operation: 'addVoucher',
    condition: 'voucher-not-on-channel',
    status: 400,
    v1: 12008,
    v2: 40227,
    provoke: async (desk) => {
      await desk.insertCode('VOUCHER', { rules: { ...sampleVoucher, channels: ['BoxOffice'] } })
      return desk.addVoucher(await desk.hold(), 'VOUCHER')
    },
  },
  {
    cause: 'a voucher that is not for films of this distributor',
    operation: 'addVoucher',
    condition: 'voucher-invalid-for-distributor',
    status: 400,
    v1: 12009,
    v2: 40231,
    provoke: async (desk) => {
      await desk.insertCode('VOUCHER', {
        rules: { ...sampleVoucher, excludedDistributors: ['Northlight'] },
      })
      return desk.addVoucher(await desk.hold(), 'VOUCHER')
    },
  },
  {
    cause: 'a voucher that is not for this film yet',
    operation: 'addVoucher',
    condition: 'voucher-invalid-for-film',
    status: 400,
    v1: 12010,
    v2: 40232,
    provoke: async (desk) => {
      const blackouts = [{ filmId, from: openingTime - day, to: openingTime + day }]
      await desk.insertCode('VOUCHER', { rules: { ...sampleVoucher, blackouts } })
      return desk.addVoucher(await desk.hold(), 'VOUCHER')
    },
  },
  {
    cause: 'a voucher that is not for public holidays',
    operation: 'addVoucher',
    condition: 'voucher-invalid-for-holiday',
    status: 400,
    v1: 12011,
    v2: 40233,
    provoke: async (desk) => {
      await desk.insertCode('VOUCHER', { rules: { ...sampleVoucher, excludedDates: ['2026-11-21'] } })
      return desk.addVoucher(await desk.hold(), 'VOUCHER')
    },
  },
  {
    cause: 'a voucher taken off that pays for a ticket',
    operation: 'removeVoucher',
    condition: 'voucher-in-use',
    status: 400,
    v1: 12005,
    v2: 40206,
    provoke: async (desk) => {
      await desk.insertCode('VOUCHER')
      const orderId = await desk.hold()
      const voucherId = (await desk.addVoucher(orderId, 'VOUCHER')).body.voucher.id
      expect((await desk.setAdults(orderId, [{ voucherId }, {}])).status).toBe(200)
      return desk.office.call('removeVoucher', { orderId, voucherId })
    },
  },
  {
    cause: 'a voucher of one ticket an order, used twice',
    operation: 'setOrderShowtime',
    condition: 'voucher-single-redemption',
    status: 400,
    v1: 12007,
    v2: undefined,
    provoke: async (desk) => {
      await desk.insertCode('VOUCHER', { capacity: 9, rules: { ...sampleVoucher, mostPerOrder: 1 } })
      const orderId = await desk.hold()
      const voucherId = (await desk.addVoucher(orderId, 'VOUCHER')).body.voucher.id
      return desk.setAdults(orderId, [{ voucherId }, { voucherId }])
    },
  },
]
