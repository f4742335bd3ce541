import { Type, type Static } from 'typebox'
import { ProofOfWorkChallenge } from './captcha.ts'

/** Problem details of every 4xx and 5xx answer. `errorCode` is a code of the numbering that the server speaks. */
export const Problem = Type.Object({
  type: Type.String(),
  status: Type.Integer(),
  title: Type.String(),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  correlationId: Type.Optional(Type.String()),
  errorCode: Type.Optional(Type.Integer()),
  itemAvailabilityErrors: Type.Optional(Type.Array(Type.Unknown())),
  discountAvailabilityErrors: Type.Optional(Type.Array(Type.Unknown())),
  filmUnavailableDateTimeRange: Type.Optional(Type.Object({ from: Type.String(), to: Type.String() })),
  lockOutPeriodInSeconds: Type.Optional(Type.Integer()),
  /** Foyer's extension on "seats unavailable": which of the asked seats are gone. */
  unavailableSeatIds: Type.Optional(Type.Array(Type.String())),
  /** Foyer's extension on "too many seats held": how many a client may hold of the showtime. */
  maximumHeldSeats: Type.Optional(Type.Integer()),
  /** Foyer's extension on "a challenge has to be solved first": the challenge, whose answer goes with the same call again. */
  challenge: Type.Optional(ProofOfWorkChallenge),
  /** Foyer's extension on a malformed request: where it is wrong. */
  violations: Type.Optional(Type.Array(Type.Object({ path: Type.String(), message: Type.String() }))),
})
export type Problem = Static<typeof Problem>
