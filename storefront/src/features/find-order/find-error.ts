import { isCondition, getFailureStatus, type Failure } from '../../services/http/failure.ts'

/** Why no order was found; part of the text keys. */
export type FindError = 'notFound' | 'limited' | 'failed'

const tooMany = 429

/** What a failed search means to who searched. A wrong reference and a wrong address are one answer, as the server's is. */
export function toFindError(failure: Failure): FindError {
  if (getFailureStatus(failure) === tooMany) return 'limited'
  return isCondition(failure, 'order-not-found') ? 'notFound' : 'failed'
}
