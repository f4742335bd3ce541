import type {
  Calculation,
  Discount,
  ItemToPrice,
  MandatoryFee,
  Modifier,
  OrderToPrice,
  PaymentToPrice,
  TicketToPrice,
} from '../order-to-price.ts'
import {
  add,
  addAll,
  floor,
  greatest,
  isEqual,
  isLess,
  least,
  minus,
  one,
  over,
  round,
  times,
  toFraction,
  zero,
  type Fraction,
  type Rounding,
} from './exact-fraction.ts'

/** Amounts by name, in main units; refusals and applied discounts, a sentence each. */
export interface ExactOrder {
  readonly amounts: ReadonlyMap<string, Fraction>
  readonly statements: readonly string[]
}

interface ExactLine {
  id: string
  rate: Fraction
  before: Fraction
  now: Fraction
  item?: ItemToPrice
}

/**
 * A second, independent computation of an order's price: in fractions of the currency's main unit, from the documented
 * rules and without any of the code that it checks.
 */
export class ExactPricing {
  readonly #order: OrderToPrice
  readonly #decimals: number
  readonly #rounding: Rounding
  readonly #amounts = new Map([['total tax', zero]])
  readonly #statements: string[] = []

  constructor(order: OrderToPrice, decimals: number, rounding: Rounding = 'HalfUp') {
    this.#order = order
    this.#decimals = decimals
    this.#rounding = rounding
  }

  price(): ExactOrder {
    const { tickets, items } = this.#order
    const lines = [...tickets.map((each) => this.#ticket(each)), ...items.map((each) => this.#item(each))]
    this.#writeVouchers()
    for (const deal of this.#order.deals) this.#deal(deal, lines)
    let total = this.#writeLines(lines)
    total = add(total, this.#writeBookingFees())
    const fees = this.#order.settings.mandatoryFees.flatMap((fee) => this.#fee(fee, lines))
    fees.forEach((fee, index) => this.#write(`fee ${index}`, fee))
    const tip = this.#tip(lines)
    const withFees = addAll([total, tip, ...fees.map(({ gross }) => gross)])
    this.#amounts.set('tip', tip)
    this.#amounts.set('total', withFees)
    this.#writeSums([tip, ...fees.map(({ gross }) => gross)])
    this.#writePayments(withFees)
    return { amounts: this.#amounts, statements: this.#statements }
  }

  #toMain(minor: number): Fraction {
    return toFraction(minor, 10n ** BigInt(this.#decimals))
  }

  #round(exact: Fraction): Fraction {
    return round(exact, this.#decimals, this.#rounding)
  }

  #ticket({ id, listPrice, taxBasisPoints, discounts, redemption }: TicketToPrice): ExactLine {
    const before = this.#toMain(listPrice)
    const opened = redemption && least(before, this.#toMain(redemption.price))
    const now = opened ?? this.#cheapest(id, discounts, before, 1, before)
    return { id, rate: toFraction(taxBasisPoints, 10_000), before, now }
  }

  #item(item: ItemToPrice): ExactLine {
    const { id, unitPrice, quantity, taxBasisPoints, discounts, modifiers } = item
    const own = this.#toMain(unitPrice)
    const before = times(add(own, this.#modifiers(modifiers)), toFraction(quantity))
    const now = this.#cheapest(id, discounts, own, quantity, before)
    return { id, rate: toFraction(taxBasisPoints, 10_000), before, now, item }
  }

  #modifiers(modifiers: readonly Modifier[]): Fraction {
    return addAll(
      modifiers.map((each) =>
        times(
          add(this.#toMain(each.priceDifference), this.#modifiers(each.modifiers)),
          toFraction(each.quantity),
        ),
      ),
    )
  }

  /** Price of the line with the discount that leaves least; records which one that is. */
  #cheapest(
    id: string,
    discounts: readonly Discount[],
    own: Fraction,
    quantity: number,
    before: Fraction,
  ): Fraction {
    const count = toFraction(quantity)
    const added = minus(before, times(own, count))
    let now = before
    let chosen: Discount | undefined
    for (const each of discounts) {
      const candidate = greatest(zero, add(this.#reduce(each.calculation, own, count), added))
      const isBetter =
        isLess(candidate, now) || (isEqual(candidate, now) && chosen && isPreferred(each, chosen))
      if (isBetter) [now, chosen] = [candidate, each]
    }
    if (chosen) this.#statements.push(`Discount ${id} ${chosen.id}`)
    return now
  }

  #reduce(calculation: Calculation, own: Fraction, count: Fraction): Fraction {
    const plain = times(own, count)
    switch (calculation.kind) {
      case 'PercentageOff':
        return minus(plain, this.#round(times(plain, toFraction(calculation.basisPoints, 10_000))))
      case 'AmountOff':
        return times(greatest(zero, minus(own, this.#toMain(calculation.amount))), count)
      case 'FixedPrice':
        return times(least(own, this.#toMain(calculation.price)), count)
    }
  }

  #deal({ id, calculation, lineIds }: OrderToPrice['deals'][number], lines: ExactLine[]): void {
    const own = lines.filter((line) => lineIds.includes(line.id))
    const before = addAll(own.map(({ now }) => now))
    if (calculation.kind === 'PercentageOff') {
      const part = toFraction(calculation.basisPoints, 10_000)
      for (const line of own) line.now = minus(line.now, this.#round(times(line.now, part)))
    } else this.#spread(least(before, this.#toMain(calculation.amount)), before, own)
    const saved = minus(before, addAll(own.map(({ now }) => now)))
    this.#amounts.set(`deal ${id}`, saved)
    if (isEqual(saved, zero)) this.#statements.push(`DealWithoutEffect ${id}`)
  }

  /** Unit by unit: each goes to the line that is furthest below its exact share. */
  #spread(amount: Fraction, whole: Fraction, lines: ExactLine[]): void {
    if (isEqual(whole, zero)) return
    const unit = this.#toMain(1)
    const shares = lines
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((line) => {
        const exact = over(times(amount, line.now), whole)
        return { line, exact, given: times(toFraction(floor(over(exact, unit))), unit) }
      })
    let left = minus(amount, addAll(shares.map(({ given }) => given)))
    while (isLess(zero, left)) {
      const [poorest] = shares.toSorted((a, b) => {
        const [ofA, ofB] = [minus(a.exact, a.given), minus(b.exact, b.given)]
        return isEqual(ofA, ofB) ? 0 : isLess(ofB, ofA) ? -1 : 1
      })
      if (!poorest) throw new Error('there is nobody to give to')
      poorest.given = add(poorest.given, unit)
      left = minus(left, unit)
    }
    for (const { line, given } of shares) line.now = minus(line.now, given)
  }

  #withTax(amount: Fraction, rate: Fraction): { gross: Fraction; tax: Fraction } {
    if (this.#order.settings.taxMode === 'Inclusive') {
      const net = over(amount, add(one, rate))
      return { gross: amount, tax: this.#round(minus(amount, net)) }
    }
    const tax = this.#round(times(amount, rate))
    return { gross: add(amount, tax), tax }
  }

  #write(name: string, { gross, tax }: { gross: Fraction; tax: Fraction }): void {
    this.#amounts.set(name, gross)
    this.#amounts.set(`${name} tax`, tax)
    this.#amounts.set('total tax', add(this.#amounts.get('total tax') ?? zero, tax))
  }

  #writeLines(lines: readonly ExactLine[]): Fraction {
    return addAll(
      lines.map(({ id, rate, before, now }) => {
        const original = this.#withTax(before, rate)
        const price = this.#withTax(now, rate)
        this.#write(`price ${id}`, price)
        this.#amounts.set(`original ${id}`, original.gross)
        this.#amounts.set(`original ${id} tax`, original.tax)
        return price.gross
      }),
    )
  }

  #writeSums(unchanged: readonly Fraction[]): void {
    const gross = [...this.#amounts].filter(([name]) => !name.endsWith(' tax'))
    const addNamed = (start: string) =>
      addAll(gross.flatMap(([name, amount]) => (name.startsWith(start) ? [amount] : [])))
    this.#amounts.set('original total', addAll([addNamed('original '), ...unchanged]))
    this.#amounts.set('booking fees', addNamed('booking fee '))
    this.#amounts.set('original booking fees', addNamed('original booking fee '))
    this.#amounts.set('fees', addNamed('fee '))
  }

  #hasBookingFee(): boolean {
    const { bookingMode, settings } = this.#order
    const isUnpaid = bookingMode === 'Unpaid' || bookingMode === 'UnpaidConfirmed'
    return !isUnpaid || settings.isFeeApplicableToUnpaidBookings
  }

  #writeBookingFees(): Fraction {
    return addAll(
      this.#order.tickets.map(({ id, bookingFee, taxBasisPoints, redemption }) => {
        const amount = this.#hasBookingFee() ? this.#toMain(bookingFee) : zero
        const fee = this.#withTax(amount, toFraction(taxBasisPoints, 10_000))
        this.#amounts.set(`original booking fee ${id}`, fee.gross)
        const charged = redemption?.isBookingFeeWaived === true ? { gross: zero, tax: zero } : fee
        this.#write(`booking fee ${id}`, charged)
        return charged.gross
      }),
    )
  }

  #writeVouchers(): void {
    for (const { id, listPrice, bookingFee, redemption } of this.#order.tickets) {
      if (redemption?.kind !== 'Voucher' || redemption.price < listPrice) continue
      if (redemption.isBookingFeeWaived && bookingFee > 0 && this.#hasBookingFee()) continue
      this.#statements.push(`VoucherWithoutEffect ${id} ${redemption.id}`)
    }
  }

  #findPrices(lines: readonly ExactLine[], scope: MandatoryFee['scope']): Fraction[] {
    return lines.flatMap(({ item, now }) => {
      if (!item) return []
      const isInSeat = scope === 'InSeatDelivery' && item.deliveryMethod === 'InSeatDelivery'
      const isBrought = scope === 'LocationItemDelivery' && item.deliveryMethod === 'CustomLocationDelivery'
      return scope === 'Order' || isInSeat || isBrought ? [now] : []
    })
  }

  #fee({ scope, charge, taxBasisPoints }: MandatoryFee, lines: readonly ExactLine[]) {
    const own = this.#findPrices(lines, scope)
    if (own.length === 0) return []
    const amount =
      charge.kind === 'Amount'
        ? this.#toMain(charge.amount)
        : this.#round(times(addAll(own), toFraction(charge.basisPoints, 10_000)))
    return [this.#withTax(amount, toFraction(taxBasisPoints, 10_000))]
  }

  #tip(lines: readonly ExactLine[]): Fraction {
    const { tip } = this.#order
    if (!tip) return zero
    if (tip.kind === 'Amount') return this.#toMain(tip.amount)
    return this.#round(times(addAll(this.#findPrices(lines, tip.scope)), toFraction(tip.basisPoints, 10_000)))
  }

  /** Each payment after the requested amounts of all earlier ones, covered or not. */
  #writePayments(total: Fraction): void {
    const { payments } = this.#order
    const findTypes = (...types: PaymentToPrice['type'][]) =>
      payments.filter(({ type }) => types.includes(type))
    const fixed = [
      ...findTypes('GiftCard'),
      ...findTypes('MemberBalance'),
      ...findTypes('ExternallyProcessed'),
    ]
    const rests = findTypes('Embedded', 'Redirect', 'CinemaProcessed')
    let requested = zero
    for (const { id, amount } of [...fixed, ...rests.slice(0, 1)]) {
      const isFixed = fixed.some((each) => each.id === id)
      const rest = greatest(zero, minus(total, requested))
      const wanted = amount === null ? rest : this.#toMain(amount)
      this.#amounts.set(`payment ${id}`, least(rest, wanted))
      if (isFixed && amount === 0) this.#statements.push(`PaymentWithoutAmount ${id}`)
      else if (isEqual(rest, zero)) this.#statements.push(`NothingToPay ${id}`)
      else if (isFixed && isLess(rest, wanted)) this.#statements.push(`PaymentExceedsRest ${id}`)
      else if (!isFixed && !isEqual(rest, wanted)) this.#statements.push(`PaymentIsNotRest ${id}`)
      requested = add(requested, wanted)
    }
    for (const { id } of rests.slice(1)) {
      this.#amounts.set(`payment ${id}`, zero)
      this.#statements.push(`SecondRestPayment ${id}`)
    }
    this.#amounts.set('rest', greatest(zero, minus(total, requested)))
  }
}

function isPreferred(discount: Discount, other: Discount): boolean {
  if (discount.source === other.source) return discount.id < other.id
  return discount.source === 'Automatic'
}
