import { Type, type Static } from 'typebox'

/**
 * Proof of work required before a call is answered: find the whole number below `maximum` for which the SHA-256 of
 * `salt` followed by the number is `challenge`. Foyer's extension of a problem.
 */
export const ProofOfWorkChallenge = Type.Object({
  algorithm: Type.Literal('SHA-256'),
  /** Hexadecimal, lower case. */
  challenge: Type.String(),
  salt: Type.String(),
  maximum: Type.Integer(),
  signature: Type.String(),
})
export type ProofOfWorkChallenge = Static<typeof ProofOfWorkChallenge>

/** Distinguishes an answer to our own challenge from tokens of other services in the same header. */
const prefix = 'pow1'

/** A number that was found, as the header `x-captcha-response` carries it. */
export interface ProofOfWork {
  readonly salt: string
  readonly found: number
  readonly signature: string
}

export function writeProofOfWork({ salt, found, signature }: ProofOfWork): string {
  return [prefix, salt, found, signature].join('~')
}

/** @returns null for text that `writeProofOfWork` did not write */
export function readProofOfWork(text: string): ProofOfWork | null {
  const match = /^pow1~([\w.-]{1,100})~(\d{1,9})~([\w-]{1,100})$/.exec(text)
  if (!match) return null
  const [, salt = '', found = '', signature = ''] = match
  return { salt, found: Number(found), signature }
}
