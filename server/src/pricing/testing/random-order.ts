import { createRandom, type SeededRandom } from '../../domain/seeded-random.ts'
import type {
  Calculation,
  Discount,
  ItemToPrice,
  MandatoryFee,
  Modifier,
  OrderToPrice,
  PaymentToPrice,
  TicketToPrice,
  Tip,
} from '../order-to-price.ts'

const rates = [0, 500, 550, 1_000, 1_750, 2_000, 2_500, 12_000]
const shares = [0, 1, 1_000, 1_250, 2_500, 3_333, 5_000, 9_999, 10_000]
const calculationKinds = ['PercentageOff', 'AmountOff', 'FixedPrice'] as const
const scopes = ['Order', 'InSeatDelivery', 'LocationItemDelivery'] as const
const deliveryMethods = [null, 'CounterPickup', 'InSeatDelivery', 'CustomLocationDelivery'] as const
const paymentTypes = [
  'GiftCard',
  'GiftCard',
  'MemberBalance',
  'ExternallyProcessed',
  'Embedded',
  'Redirect',
  'CinemaProcessed',
] as const

/**
 * A random order, the same for the same seed: with everything that affects a price, many ties and zeros, and sometimes
 * amounts of 10 ** 14 minor units.
 */
export function createRandomOrder(...seed: readonly (string | number)[]): OrderToPrice {
  return new RandomOrder(createRandom(...seed)).create()
}

class RandomOrder {
  readonly #random: SeededRandom
  readonly #scale: number

  constructor(random: SeededRandom) {
    this.#random = random
    this.#scale = this.#isOneIn(20) ? 100_000_000_000 : 1
  }

  create(): OrderToPrice {
    const tickets = this.#several(5, (index) => this.#ticket(`t${index}`))
    const items = this.#several(4, (index) => this.#item(`i${index}`))
    const lineIds = [...tickets, ...items].map(({ id }) => id)
    return {
      settings: {
        taxMode: this.#isOneIn(2) ? 'Inclusive' : 'Exclusive',
        isFeeApplicableToUnpaidBookings: this.#isOneIn(2),
        mandatoryFees: this.#several(2, () => this.#fee()),
      },
      bookingMode: this.#pick(['Paid', 'Paid', 'Unpaid', 'UnpaidConfirmed', null]),
      tickets,
      items,
      deals: this.#several(2, (index) => ({
        id: `d${index}`,
        calculation: this.#isOneIn(2)
          ? { kind: 'PercentageOff', basisPoints: this.#share() }
          : { kind: 'AmountOff', amount: this.#amount() },
        lineIds: lineIds.filter(() => !this.#isOneIn(3)),
      })),
      tip: this.#tip(),
      payments: this.#several(4, (index) => this.#payment(`p${index}`)),
    }
  }

  #isOneIn(count: number): boolean {
    return this.#random.whole(1, count) === 1
  }

  #pick<T>(from: readonly [T, ...T[]]): T {
    return this.#random.pick(from) ?? from[0]
  }

  #several<T>(most: number, create: (index: number) => T): T[] {
    return Array.from({ length: this.#random.whole(0, most) }, (_, index) => create(index))
  }

  #amount(): number {
    if (this.#isOneIn(8)) return 0
    const amount = this.#isOneIn(2) ? this.#random.whole(1, 2_500) : 50 * this.#random.whole(1, 40)
    return amount * this.#scale + (this.#scale === 1 ? 0 : this.#random.whole(0, 9_999))
  }

  #rate(): number {
    return this.#isOneIn(4) ? this.#random.whole(0, 3_000) : this.#pick([2_000, ...rates])
  }

  #share(): number {
    return this.#isOneIn(3) ? this.#random.whole(0, 10_000) : this.#pick([5_000, ...shares])
  }

  #calculation(): Calculation {
    const kind = this.#pick(calculationKinds)
    if (kind === 'PercentageOff') return { kind, basisPoints: this.#share() }
    return kind === 'AmountOff' ? { kind, amount: this.#amount() } : { kind, price: this.#amount() }
  }

  #discounts(): Discount[] {
    const discounts = this.#several(3, (index): Discount => {
      const source = this.#isOneIn(2) ? 'Automatic' : 'Code'
      return { id: `c${9 - index}`, source, calculation: this.#calculation() }
    })
    // The same discount twice: a tie.
    const [first] = discounts
    return first && this.#isOneIn(3)
      ? [...discounts, { ...first, id: 'a', source: this.#pick(['Code', 'Automatic']) }]
      : discounts
  }

  #ticket(id: string): TicketToPrice {
    return {
      id,
      listPrice: this.#amount(),
      bookingFee: this.#isOneIn(2) ? 0 : this.#amount(),
      taxBasisPoints: this.#rate(),
      discounts: this.#discounts(),
      redemption: this.#isOneIn(4)
        ? {
            kind: this.#pick(['Voucher', 'Voucher', 'TicketRedemptionCard', 'MemberReward']),
            id: `r-${id}`,
            price: this.#isOneIn(2) ? 0 : this.#amount(),
            isBookingFeeWaived: this.#isOneIn(2),
          }
        : null,
    }
  }

  #item(id: string): ItemToPrice {
    const unitPrice = this.#amount()
    // Negative modifiers subtract at most what the item costs.
    const cheaper: Modifier = {
      priceDifference: -this.#random.whole(0, Math.min(unitPrice, 1_000)),
      quantity: 1,
      modifiers: [],
    }
    return {
      id,
      unitPrice,
      quantity: this.#random.whole(1, 3),
      taxBasisPoints: this.#rate(),
      modifiers: [...this.#several(2, () => this.#modifier(2)), ...(this.#isOneIn(3) ? [cheaper] : [])],
      discounts: this.#discounts(),
      deliveryMethod: this.#pick([null, ...deliveryMethods]),
    }
  }

  #modifier(depth: number): Modifier {
    return {
      priceDifference: this.#isOneIn(3) ? 0 : this.#random.whole(1, 150),
      quantity: this.#random.whole(1, 3),
      modifiers: depth === 0 ? [] : this.#several(2, () => this.#modifier(depth - 1)),
    }
  }

  #fee(): MandatoryFee {
    return {
      scope: this.#pick(scopes),
      charge: this.#isOneIn(2)
        ? { kind: 'Percentage', basisPoints: this.#share() }
        : { kind: 'Amount', amount: this.#amount() },
      taxBasisPoints: this.#rate(),
    }
  }

  #tip(): Tip | null {
    if (this.#isOneIn(2)) return null
    return this.#isOneIn(2)
      ? { kind: 'Amount', amount: this.#amount() }
      : { kind: 'Percentage', basisPoints: this.#share(), scope: this.#pick(scopes) }
  }

  #payment(id: string): PaymentToPrice {
    const type = this.#pick(paymentTypes)
    switch (type) {
      case 'GiftCard':
      case 'MemberBalance':
      case 'ExternallyProcessed':
        return { id, type, amount: this.#amount() }
      case 'Embedded':
      case 'Redirect':
      case 'CinemaProcessed':
        return { id, type, amount: this.#isOneIn(3) ? this.#amount() : null }
    }
  }
}
