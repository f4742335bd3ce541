import type { Failure } from '../../services/http/failure.ts'

/** Refusals of the member's own calls that say nothing about the member. */
const otherRefusals: ReadonlySet<string> = new Set([
  'channel-token-invalid',
  'forbidden',
  'region-unknown',
  'tenant-unknown',
])

/** Whether the server has refused the member, and not the channel, the moment or the line: their sign-in is over. */
export function isSignInOver(failure: Failure): boolean {
  return (
    failure.kind === 'condition' &&
    [400, 401, 403].includes(failure.status) &&
    !otherRefusals.has(failure.condition)
  )
}
