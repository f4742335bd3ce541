import type { FastifyBaseLogger } from 'fastify'
import { forgetFailures } from '../captcha/failed-answers.ts'
import { forgetSpentChallenges, createProofOfWork } from '../captcha/proof-of-work.ts'
import { CodeKeys } from '../codes/code-keys.ts'
import { CodeStore } from '../codes/code-store.ts'
import { GuessLimits } from '../codes/guess-limits.ts'
import type { KeyRing } from '../config/key-file.ts'
import type { GetCaller } from '../http/get-caller.ts'
import type { LimitSwitch } from '../http/limits.ts'
import { CompletionService, type Confirmations } from '../completion/completion-service.ts'
import { deleteAnswers } from '../idempotency/stored-answers.ts'
import { createIdempotentWrites, type IdempotentWrites } from '../idempotency/idempotency.ts'
import { OrderFinder } from '../journeys/find-order.ts'
import { OrderClaims, type FindVerifiedEmail } from '../journeys/order-claims.ts'
import { JourneyService } from '../journeys/journey-service.ts'
import type { MemberHistoryServices } from '../journeys/member-history-routes.ts'
import { MemberJourneys } from '../journeys/member-journeys.ts'
import { MemberOrders } from '../journeys/member-orders.ts'
import { MemberTransactions, type ListPointsMovements } from '../journeys/member-transactions.ts'
import { WatchedFilms } from '../journeys/watched-films.ts'
import { RedeemableItems } from '../journeys/redeemable-items.ts'
import { CinemaPaymentService } from '../payments/cinema-payment-service.ts'
import { BalanceLedger } from '../balances/balance-ledger.ts'
import { GiftCardService } from '../payments/gift-card-service.ts'
import { MemberBalanceService } from '../payments/member-balance-service.ts'
import { PaymentService } from '../payments/payment-service.ts'
import type { PaymentProvider } from '../domain/payment-provider.ts'
import { OrderCreation } from '../orders/create-order.ts'
import type { FindEarningMember } from '../orders/earnings.ts'
import { HoldService } from '../orders/hold.ts'
import { OrderService, type OrderServiceDependencies } from '../orders/order-service.ts'
import { loadRelatedData } from '../orders/load-showtime-details.ts'
import { repeat } from '../orders/repeat.ts'
import { ItemService } from '../orders/set-items.ts'
import { TipService } from '../orders/set-tip.ts'
import { releaseUnpaidOrders } from '../order-store/release-unpaid-orders.ts'
import { RewardStore } from '../loyalty/reward-store.ts'
import { PreparationService } from '../preparation/preparation-service.ts'
import { MemberCodes } from '../redemption/member-codes.ts'
import { RedemptionCardService } from '../redemption/redemption-card-service.ts'
import { VoucherService } from '../redemption/voucher-service.ts'
import { PaymentCards } from '../wallet/payment-cards.ts'
import { createOrderStore, sweepExpiredOrders, type OrderStore } from '../order-store/order-store.ts'

/** All services from held seats to tickets, created once. */
export interface OrderServices extends IdempotentWrites, MemberHistoryServices {
  readonly creation: OrderCreation
  readonly orders: OrderService
  readonly holds: HoldService
  readonly items: ItemService
  readonly tips: TipService
  readonly vouchers: VoucherService
  readonly redemptionCards: RedemptionCardService
  /** Codes that members have with their account. */
  readonly memberCodes: MemberCodes
  readonly giftCards: GiftCardService
  readonly memberBalances: MemberBalanceService
  /** Points of members. */
  readonly ledger: BalanceLedger
  readonly cinemaPayments: CinemaPaymentService
  /** Codes of vouchers, gift cards and redemption cards. */
  readonly codes: CodeStore
  readonly payments: PaymentService
  /** Cards that members keep with the provider. */
  readonly paymentCards: PaymentCards
  readonly completion: CompletionService
  readonly journeys: JourneyService
  readonly redeemableItems: RedeemableItems
  readonly preparation: PreparationService
  readonly finder: OrderFinder
  readonly claims: OrderClaims
  readonly rewards: RewardStore
  /** Resumes completions that an earlier process left unfinished, and starts the regular tasks. */
  start(): Promise<void>
  /** Ends the regular tasks and waits for each completion's current step. */
  stop(): Promise<void>
}

export interface OrderServicesOptions extends Omit<OrderServiceDependencies, 'store'> {
  log: FastifyBaseLogger
  provider: PaymentProvider
  /** Shared with the provider, which signs its notices with it. */
  noticeSecret: string
  /** Whether the limits of what one client may hold are on. */
  limits: LimitSwitch
  /** Signs challenges; the same for all servers of a database. */
  challengeKey: Uint8Array
  /** Hashes and encrypts codes; the same for all servers of a database. */
  codesKey: KeyRing
  /** Delay of the answer to a wrong code, milliseconds; replaces the default in tests. */
  codeAnswerAfter?: number
  confirmations?: Confirmations
  /** Replaces the default in tests. */
  store?: OrderStore
  /** Name of the idempotency header; default: the contract's. */
  idempotencyHeader?: string
  /** Whose key of a repeated write it is; everybody is a visitor without it. */
  getCaller?: GetCaller
  /** Finds what of a member decides what an order earns; no order earns anything without it. */
  findEarningMember?: FindEarningMember
  /** Finds the address by which a member claims an order; no member has one without it. */
  findVerifiedEmail?: FindVerifiedEmail
  /** Zone in which the chain counts months and years; default UTC. */
  timeZone?: string
}

/** Interval, milliseconds, of the task that records expired orders and released bookings and deletes old answers. */
const sweepInterval = 5_000
const forgetInterval = 10 * 60_000
/** Interval of the task that lets points run out; a request that reads a balance does not wait for it. */
const expireInterval = 60_000
/** Interval of the task that deletes removed cards at the provider, milliseconds. */
const removalInterval = 30_000
/** How long encrypted copies of bought codes are kept after their delivery, milliseconds. */
const sealedLifetime = 7 * 24 * 60 * 60_000

export function createOrderServices(given: OrderServicesOptions): OrderServices {
  const { database, clock, settings, log, idempotencyHeader } = given
  const store = given.store ?? createOrderStore(database)
  const codeKeys = new CodeKeys(given.codesKey)
  const codes = new CodeStore(database, codeKeys)
  const rewards = new RewardStore(database)
  const paymentCards = new PaymentCards(given)
  const options = { ...given, store, codes, codeKeys, paymentCards, rewards }
  const completion = new CompletionService(options)
  const captcha = createProofOfWork({ key: options.challengeKey, database, clock })
  const guesses = new GuessLimits({
    database,
    keys: codeKeys,
    clock,
    limits: given.limits,
    answerAfter: given.codeAnswerAfter,
  })
  const memberCodes = new MemberCodes({ ...options, guesses })
  const preparation = new PreparationService(options)
  const ledger = new BalanceLedger(options)
  const listPointsMovements: ListPointsMovements = (...period) => ledger.listMovements(...period)
  const history = {
    ...options,
    orders: new MemberOrders(database),
    timeZone: given.timeZone ?? 'UTC',
    listPointsMovements: settings.balances === null ? null : listPointsMovements,
  }
  let tasks: { stop(): Promise<void> }[] = []
  return {
    memberJourneys: new MemberJourneys(history),
    memberTransactions: new MemberTransactions(history),
    watchedFilms: new WatchedFilms(history),
    creation: new OrderCreation(options),
    orders: new OrderService(options),
    holds: new HoldService({ ...options, captcha }),
    items: new ItemService(options),
    tips: new TipService(options),
    codes,
    memberBalances: new MemberBalanceService({ ...options, ledger }),
    ledger,
    vouchers: new VoucherService({ ...options, guesses, findOwn: memberCodes.find }),
    memberCodes,
    redemptionCards: new RedemptionCardService({ ...options, guesses, findOwn: memberCodes.find }),
    giftCards: new GiftCardService({ ...options, guesses, findOwn: memberCodes.find }),
    cinemaPayments: new CinemaPaymentService({ ...options, completion }),
    payments: new PaymentService({ ...options, completion }),
    paymentCards,
    completion,
    journeys: new JourneyService(options),
    redeemableItems: new RedeemableItems(options),
    preparation,
    finder: new OrderFinder(options),
    claims: new OrderClaims(options),
    rewards,
    ...createIdempotentWrites({
      database,
      store,
      loadRelatedData: (order) => loadRelatedData(given.catalogue, order),
      codesKey: given.codesKey[0],
      clock,
      lifetime: settings.idempotencyLifetime,
      getCaller: given.getCaller,
      ...(idempotencyHeader === undefined ? {} : { headerName: idempotencyHeader }),
    }),
    start: async () => {
      const resumed = await completion.resume()
      if (resumed > 0) log.info({ resumed }, 'completions resumed')
      tasks = [
        repeat(() => sweepExpiredOrders(database, clock.now()), sweepInterval, log),
        repeat(() => releaseUnpaidOrders(database, clock.now()), sweepInterval, log),
        repeat(
          () => deleteAnswers(database, clock.now() - settings.idempotencyLifetime),
          forgetInterval,
          log,
        ),
        repeat(() => forgetSpentChallenges(database, clock.now()), forgetInterval, log),
        repeat(() => forgetFailures(database, clock.now()), forgetInterval, log),
        repeat(() => guesses.forget(), forgetInterval, log),
        repeat(() => ledger.expireDue(), expireInterval, log),
        repeat(() => preparation.forget(), forgetInterval, log),
        repeat(() => paymentCards.runDue(), removalInterval, log),
        repeat(() => codes.forgetDelivered(clock.now() - sealedLifetime), forgetInterval, log),
      ]
    },
    stop: async () => {
      await Promise.all(tasks.map((task) => task.stop()))
      await completion.stop()
    },
  }
}
