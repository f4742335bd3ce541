import type {
  MaximumMemberBalanceResponse,
  MemberBalancePaymentRequest,
  MemberBalancePaymentResponse,
} from '@foyer/contract/wire/member-balances'
import type { BalanceLedger } from '../balances/balance-ledger.ts'
import type { BalanceRules } from '../balances/balance-rules.ts'
import { findMemberId, type Caller } from '../domain/caller.ts'
import { toMinor, toWire } from '../domain/money.ts'
import { ProblemError } from '../http/problem.ts'
import type { PaymentLine } from '../order-store/order-contents.ts'
import { requireNoOtherMember } from '../order-store/order-member.ts'
import type { OrderWrite } from '../order-store/order-writes.ts'
import { getBalanceId } from '../order-store/scarce-ids.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { requireAction, requireChangeable, requirePresent } from '../orders/order-access.ts'
import { toPaymentDocument } from '../orders/order-document.ts'
import type { OrderServiceDependencies } from '../orders/order-service.ts'
import { getBalanceUnits, getRestToPay, sumMoneyGoods } from '../orders/payment-parts.ts'
import { priceContents } from '../orders/price-contents.ts'
import { countUnitsFor, toWorth, type UnitRate } from '../pricing/earn-units.ts'
import { dropUnbegun, replacePayments } from './unbegun-payments.ts'

export interface MemberBalanceServiceDependencies extends OrderServiceDependencies {
  ledger: BalanceLedger
}

/** What a balance can pay of an order. */
interface Maximum {
  readonly units: number
  readonly amountMinor: number
  readonly availableUnits: number
}

/** Parts of orders that members pay with their balance. It is charged when the order is completed. */
export class MemberBalanceService {
  readonly #dependencies: MemberBalanceServiceDependencies

  constructor(dependencies: MemberBalanceServiceDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * The most that the caller's balance can pay of an order. What it pays already counts as not paid.
   * @throws ProblemError `member-balance-not-accepted` where the chain has no balances
   */
  async getMaximum(orderId: string, caller: Caller): Promise<MaximumMemberBalanceResponse> {
    const { store, clock, settings } = this.#dependencies
    const memberId = requireMember(caller)
    const rules = this.#requireRules()
    const order = requirePresent(await store.read(orderId), clock.now())
    requireNoOtherMember(order, caller)
    requireAction(order, 'setMemberBalancePayment')
    const maximum = await this.#findMaximum(withoutBalance(order), memberId, rules.spending)
    const { balanceType, unitName, spending } = rules
    const { currencyDecimals: decimals } = settings
    return {
      payment: {
        balanceTypeId: balanceType.id,
        maximumValue: toWire({ gross: maximum.amountMinor, tax: 0 }, decimals),
        maximumUnits: maximum.units,
        availableUnits: maximum.availableUnits,
      },
      relatedData: {
        balanceType: {
          ...balanceType,
          ...(unitName ? { unitName } : {}),
          spending: spending && {
            units: spending.units,
            amount: spending.minorUnits / 10 ** decimals,
          },
          isPrimary: true,
        },
      },
    }
  }

  /**
   * Pays a part of an order with the caller's balance, or all of it, in place of what the balance paid before. A web
   * payment that has not begun is dropped, as its amount changes.
   * @throws ProblemError `member-balance-not-accepted`, `nothing-to-pay`, `member-balance-amount-invalid`,
   * `member-balance-insufficient`
   */
  setPayment(
    orderId: string,
    request: MemberBalancePaymentRequest,
    caller: Caller,
  ): OrderWrite<MemberBalancePaymentResponse> {
    const { store, clock, ids, settings } = this.#dependencies
    const memberId = requireMember(caller)
    const now = clock.now()
    const paymentId = ids.uuid()
    return async () => {
      const rules = this.#requireRules()
      const read = requireChangeable(await store.read(orderId), 'setMemberBalancePayment', now)
      requireNoOtherMember(read, caller)
      const { spending } = rules
      if (spending === null) throw new ProblemError('member-balance-not-accepted')
      const order = withoutBalance(read)
      const most = getPayable(order)
      if (most === 0) throw new ProblemError('nothing-to-pay')
      const wanted = readAmount(request, settings.currencyDecimals, most)
      const maximum = await this.#findMaximum(order, memberId, spending)
      const amountMinor = wanted ?? maximum.amountMinor
      if (amountMinor === 0 || amountMinor > maximum.amountMinor)
        throw new ProblemError('member-balance-insufficient')
      const payment: PaymentLine = {
        id: paymentId,
        type: 'MemberBalance',
        amountMinor,
        status: 'NotStarted',
        declineReason: null,
        maskedDetail: null,
        providerReference: null,
        scarceId: getBalanceId(memberId),
        balance: { ...spending, balanceTypeId: rules.balanceType.id },
        createdAt: now,
        updatedAt: now,
      }
      const changed = replacePayments(order, [...dropUnbegun(order.contents.payments), payment])
      return {
        command: {
          orderId,
          steps: [
            { kind: 'order.save', order: changed },
            { kind: 'lookup.add', lookup: 'payment', value: paymentId },
          ],
        },
        answer: toResponse(payment, changed, settings.currencyDecimals),
      }
    }
  }

  #requireRules(): BalanceRules {
    const { balances } = this.#dependencies.settings
    if (balances === null) throw new ProblemError('member-balance-not-accepted')
    return balances
  }

  async #findMaximum(order: StoredOrder, memberId: string, rate: UnitRate | null): Promise<Maximum> {
    const availableUnits = await this.#dependencies.ledger.readBalance(memberId)
    if (rate === null) return { units: 0, amountMinor: 0, availableUnits }
    const amountMinor = Math.min(getPayable(order), toWorth(availableUnits, rate))
    return { units: countUnitsFor(amountMinor, rate), amountMinor, availableUnits }
  }
}

/** A balance pays no gift cards and no balance: those are money. */
const getPayable = (order: StoredOrder): number =>
  Math.max(0, Math.min(getRestToPay(order), order.totalMinor - sumMoneyGoods(order.contents)))

function withoutBalance(order: StoredOrder): StoredOrder {
  return replacePayments(
    order,
    order.contents.payments.filter(({ type, status }) => type !== 'MemberBalance' || status === 'Declined'),
  )
}

/** The operation is for members only. */
function requireMember(caller: Caller): string {
  const memberId = findMemberId(caller)
  if (memberId === null) throw new ProblemError('member-not-signed-in')
  return memberId
}

/** Null if not given: then all that balance and order allow. */
function readAmount({ value }: MemberBalancePaymentRequest, decimals: number, most: number): number | null {
  if (value === undefined || value === null) return null
  const amount = toMinor(value, decimals)
  if (amount === null || amount <= 0 || amount > most) throw new ProblemError('member-balance-amount-invalid')
  return amount
}

function toResponse(
  payment: PaymentLine,
  order: StoredOrder,
  decimals: number,
): MemberBalancePaymentResponse {
  const { id, value, status } = toPaymentDocument(
    payment,
    priceContents(order.contents).totals.totalPrice,
    decimals,
  )
  return {
    id,
    type: 'MemberBalance',
    value,
    status,
    balanceTypeId: payment.balance?.balanceTypeId ?? '',
    units: getBalanceUnits(payment) ?? 0,
  }
}
