import type { Condition } from '@foyer/contract/errors/catalogue'
import type { ErrorMessage } from '../../order/error-messages.ts'

/**
 * Where a payment stands, as one state.
 * - `opening`: the provider's fields are being asked for. `failed-to-open`: they could not be, or the visitor could not
 *   be sent to the provider's page; `message` is that of the server's refusal, null where the step's own text is shown.
 * - `ready`: the visitor types or chooses. `declined`: the same, after a card was turned down. `returned`: the same,
 *   back from the provider's page without having paid.
 * - `leaving`: on the way to the provider's page; `url` once it is known.
 * - `asking`: a card was sent, the bank's answer is pending. `finishing`: the order is being completed.
 * - `waiting`: no answer within the time we ask; nothing is lost, we can ask again.
 * - `offline`: no connection while asking. `order-failed`: it could not be completed, the money was not taken.
 * - `refused`: the order is not completed as it is, and stays; the condition says why, null without an answer.
 * - `expired`: the hold has ended meanwhile.
 */
export type PaymentPhase =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed-to-open'; readonly message: ErrorMessage | null }
  | { readonly kind: 'ready' }
  | { readonly kind: 'returned' }
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'leaving'; readonly url: string | null }
  | { readonly kind: 'asking' }
  | { readonly kind: 'finishing' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'order-failed' }
  | { readonly kind: 'refused'; readonly condition: Condition | null }
  | { readonly kind: 'expired' }

/** Whether the step's button can be pressed: nothing is under way, and nothing is missing. */
export const isPressable = ({ kind }: PaymentPhase): boolean =>
  kind === 'ready' || kind === 'returned' || kind === 'declined' || kind === 'refused'

/** Whether money may move, or the order is being completed: what is chosen cannot be changed. */
export const isUnderWay = ({ kind }: PaymentPhase): boolean =>
  kind === 'leaving' || kind === 'asking' || kind === 'finishing' || kind === 'waiting' || kind === 'offline'

/** Whether the provider's fields are awaited, or did not come: of no matter for a way to pay that has none. */
export const isWithoutFields = ({ kind }: PaymentPhase): boolean =>
  kind === 'opening' || kind === 'failed-to-open'
