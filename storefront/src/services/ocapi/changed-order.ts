import { mapResult, type Result } from '../../cache/result.ts'
import type { Answer } from '../http/api-client.ts'
import type { Failure } from '../http/failure.ts'
import { readOrder, type SentOrder } from './order-answers.ts'

/** The order after a change; undefined if the server answers without a body (204). */
export const toChangedOrder = async (call: Promise<Result<Answer<SentOrder | undefined>, Failure>>) =>
  mapResult(await call, (answer) => ({ ...answer, body: answer.body && readOrder(answer.body) }))
