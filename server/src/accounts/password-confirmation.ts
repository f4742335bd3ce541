import { ProblemError } from '../http/problem.ts'
import type { PasswordHasher } from '../passwords/password-hasher.ts'
import { refuseGuess, type GuessGuard } from './guess-guard.ts'
import type { Credential, Member, MemberStore } from './member-store.ts'

export interface PasswordConfirmationOptions {
  readonly members: MemberStore
  readonly guard: GuessGuard
  readonly hasher: PasswordHasher
}

/** The signed-in member who has to prove that it is them. */
export interface ConfirmingMember {
  readonly memberId: string
  /** Token family of the call, which stays signed in. */
  readonly familyId: string | null
  readonly address: string
}

/** Asks a signed-in member for the current password: somebody else may use an open page. */
export class PasswordConfirmation {
  readonly #options: PasswordConfirmationOptions

  constructor(options: PasswordConfirmationOptions) {
    this.#options = options
  }

  /** Checks the current password. @throws ProblemError `password-wrong`, `too-many-requests` */
  async confirm(
    { memberId, address }: ConfirmingMember,
    currentPassword: string,
  ): Promise<{ member: Member; credential: Credential }> {
    const { members, guard, hasher } = this.#options
    const member = await members.read(memberId)
    const credential = await members.readCredential(memberId)
    const place = await guard.take({ address, nameKey: `confirm ${memberId}`, deviceHash: null })
    if (place.kind === 'locked') throw refuseGuess(place)
    const verdict = await hasher.verify(currentPassword, credential?.passwordHash ?? null, address)
    if (member === null || credential === null || verdict === 'wrong')
      throw new ProblemError('password-wrong')
    await guard.succeed(place.subjects)
    return { member, credential }
  }
}
