import type { FastifyBaseLogger } from 'fastify'
import { forgetFailures } from '../captcha/failed-answers.ts'
import { forgetSpentChallenges, proofOfWork } from '../captcha/proof-of-work.ts'
import type { LimitSwitch } from '../http/limits.ts'
import { CompletionService, type Confirmations } from '../completion/completion-service.ts'
import { forgetAnswers } from '../idempotency/kept-answers.ts'
import { idempotentWrites, type AnswerWrite } from '../idempotency/idempotency.ts'
import { OrderFinder } from '../journeys/find-order.ts'
import { JourneyService } from '../journeys/journey-service.ts'
import { PaymentService } from '../payments/payment-service.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { HoldService } from './hold.ts'
import { forgetClients } from './hold-limits.ts'
import { OrderService, type OrderServiceDependencies } from './order-service.ts'
import { repeat, sweepExpiredOrders } from './sweeper.ts'

/** Everything between a chosen seat and a ticket, put together once. */
export interface OrderServices {
  readonly orders: OrderService
  readonly holds: HoldService
  readonly payments: PaymentService
  readonly completion: CompletionService
  readonly journeys: JourneyService
  readonly finder: OrderFinder
  /** Runs a change with the request's idempotency key and answers with it. */
  readonly answer: AnswerWrite
  /** Takes up the completions that an earlier process left, and starts the regular tasks. */
  start(): Promise<void>
  /** Ends the regular tasks and waits for the step each completion is in. */
  stop(): Promise<void>
}

export interface OrderServicesOptions extends OrderServiceDependencies {
  log: FastifyBaseLogger
  provider: PaymentProvider
  /** Shared with the provider, which signs its notices with it. */
  noticeSecret: string
  /** Whether what one client may hold is limited. */
  limits: LimitSwitch
  /** Signs challenges; the same for all servers of a database. */
  challengeKey: Uint8Array
  confirmations?: Confirmations
  /** Name of the idempotency header where it is another than the contract's. */
  idempotencyHeader?: string
}

/** How often run-out orders are written down, and old answers dropped, in milliseconds. */
const sweepInterval = 5_000
const forgetInterval = 10 * 60_000

export function createOrderServices(options: OrderServicesOptions): OrderServices {
  const { store, clock, settings, log, idempotencyHeader } = options
  const completion = new CompletionService(options)
  const captcha = proofOfWork({ key: options.challengeKey, store, clock })
  let tasks: { stop(): Promise<void> }[] = []
  return {
    orders: new OrderService(options),
    holds: new HoldService({ ...options, captcha }),
    payments: new PaymentService({ ...options, completion }),
    completion,
    journeys: new JourneyService(options),
    finder: new OrderFinder(options),
    answer: idempotentWrites({
      store,
      clock,
      lifetime: settings.idempotencyLifetime,
      ...(idempotencyHeader === undefined ? {} : { headerName: idempotencyHeader }),
    }),
    start: async () => {
      const resumed = await completion.resume()
      if (resumed > 0) log.info({ resumed }, 'completions taken up again')
      tasks = [
        repeat(() => sweepExpiredOrders(store, clock.now()), sweepInterval, log),
        repeat(() => forgetAnswers(store, clock.now() - settings.idempotencyLifetime), forgetInterval, log),
        repeat(() => forgetSpentChallenges(store, clock.now()), forgetInterval, log),
        repeat(() => forgetFailures(store, clock.now()), forgetInterval, log),
        repeat(() => forgetClients(store, clock.now() - settings.longestHold), forgetInterval, log),
      ]
    },
    stop: async () => {
      await Promise.all(tasks.map((task) => task.stop()))
      await completion.stop()
    },
  }
}
