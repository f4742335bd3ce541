import type { CreateMemberRequest } from '@foyer/contract/wire/members'
import { getLanguageFor } from '../brand/languages.ts'
import type { Membership } from '../catalogue/membership.ts'
import type { Clock } from '../domain/clock.ts'
import type { Ids } from '../domain/ids.ts'
import { ProblemError } from '../http/problem.ts'
import type { Write } from '../database/write.ts'
import type { PasswordHasher } from '../passwords/password-hasher.ts'
import type { PasswordRules } from '../passwords/password-rules.ts'
import { listConsents, type ConsentLog } from './consent-log.ts'
import type { EmailVerification } from './email-verification.ts'
import { refuseGuess, type GuessGuard } from './guess-guard.ts'
import { toIdentifierKey } from './identifier-key.ts'
import { isEmail, usernameAdvice, usernamePattern } from './identifiers.ts'
import { joinClub } from './join-club.ts'
import type { MemberCards } from './member-cards.ts'
import { requireChoices, type MemberChoices } from './member-choices.ts'
import { changeDetails, toPersonalDetails } from './member-profile.ts'
import type { MemberStore, TakenIdentifier } from './member-store.ts'
import { requireBirthDate } from './personal-details.ts'

export interface SignUpOptions {
  readonly members: MemberStore
  readonly guard: GuessGuard
  readonly hasher: PasswordHasher
  readonly rules: PasswordRules
  readonly verification: EmailVerification
  readonly consents: ConsentLog
  readonly choices: MemberChoices
  readonly cards: Pick<MemberCards, 'issue'>
  readonly membership: Pick<Membership, 'clubs'>
  /** Checks the code of the member who invited a new one, and stores it with the account; absent: none is taken. */
  readonly enterReferral?: EnterReferral
  readonly clock: Clock
  readonly ids: Ids
  /** Identifier that members of the channel need. */
  readonly memberIdentifier: 'Email' | 'Username'
  /** Least age of new members, in years; 0 without a limit. */
  readonly minimumAge: number
  /** Tags of the languages of mails; the first is the default. */
  readonly languages: readonly string[]
}

/** @throws ProblemError `invalid-argument` for nobody's code */
export type EnterReferral = (
  code: string | null | undefined,
  friend: { readonly id: string; readonly email: string | null; readonly deviceToken: string | null },
) => Promise<Write<void> | null>

const takenConditions = {
  email: 'email-registered',
  username: 'username-registered',
} as const satisfies Record<TakenIdentifier, string>

/** How long after a sign-up the same one counts as its repetition, milliseconds: the answer may have been lost. */
const repeatableFor = 10 * 60_000

interface Identifiers {
  readonly email: string | null
  readonly username: string | null
}

/** Creates accounts. */
export class SignUp {
  readonly #options: SignUpOptions

  constructor(options: SignUpOptions) {
    this.#options = options
  }

  /**
   * Whether an account can be created with an address. The interface requires that this reveals who has one: it is limited.
   * @throws ProblemError `email-format-invalid`, `too-many-requests`
   */
  async isEmailAvailable(email: string, address: string): Promise<boolean> {
    if (!isEmail(email)) throw new ProblemError('email-format-invalid')
    await this.#options.guard.requireEnquiry(address)
    return !(await this.#options.members.isTaken('email', email))
  }

  /**
   * Mails a code to the address, which verifies it. A sign-up with the same identifiers and the same password within
   * minutes is the same one, and has no further effect.
   * @returns the new member's id
   * @throws ProblemError `terms-not-accepted`, `email-missing`, `email-or-username-missing`, `invalid-argument`, the rule
   * that the password breaks, `email-registered`, `username-registered`, `identifier-not-unique`, `too-many-requests`
   * @param deviceToken of a device that a member has signed in with; null for another one
   */
  async create(
    request: CreateMemberRequest,
    address: string,
    deviceToken: string | null = null,
  ): Promise<string> {
    const { members, rules, hasher, verification, consents, choices, membership, clock, ids } = this.#options
    const { credentials, clubMembership, personalDetails } = request
    if (request.acceptedTermsAndConditions !== true) throw new ProblemError('terms-not-accepted')
    const { email, username } = this.#readIdentifiers(credentials)
    const { minimumAge } = this.#options
    const birthDate = personalDetails?.birthDate ?? null
    // Clients of the interface that ask for no date of birth can send none.
    if (birthDate !== null) requireBirthDate(birthDate, minimumAge, clock.now())
    requireChoices(personalDetails ?? {}, choices)
    const club = joinClub(membership, clubMembership)
    const name = {
      givenName: personalDetails?.name?.givenName.trim() ?? '',
      familyName: personalDetails?.name?.familyName.trim() ?? '',
    }
    rules.require(credentials.password, { email, username, names: [name.givenName, name.familyName] })
    await this.#options.guard.requireEnquiry(address)
    const earlier = await this.#findSame({ email, username }, credentials.password, address)
    if (earlier !== null) return earlier
    // Before the expensive hash; the insertion decides.
    await this.#requireFree({ email, username })
    const id = ids.uuid()
    const { enterReferral } = this.#options
    const enter = await enterReferral?.(request.referralCode, { id, email, deviceToken })
    const passwordHash = await hasher.hash(credentials.password, address)
    const languageTag = this.#getLanguage(personalDetails?.preferences?.languageTag)
    const fresh = {
      name,
      birthDate: null,
      primarySiteId: null,
      ...club,
      termsAcceptedAt: clock.now(),
    }
    const details = personalDetails ? changeDetails(fresh, personalDetails) : fresh
    const member = { id, email, username, languageTag, details, passwordHash, now: clock.now() }
    const queueCode = verification.queueCode(member)
    const agreed = listConsents(toPersonalDetails(member))
    const recordConsents = consents.record(member, [[], agreed], 'SignUp', clock.now())
    const issueCard = this.#options.cards.issue(id, club.clubId)
    const taken = await members.insert(member, async (trx) => {
      await issueCard(trx)
      await queueCode(trx)
      await recordConsents(trx)
      await enter?.(trx)
    })
    if (taken !== null) {
      // A repetition may have overtaken the first request.
      const same = await this.#findSame({ email, username }, credentials.password, address)
      if (same !== null) return same
      throw new ProblemError(takenConditions[taken])
    }
    verification.mailsWritten()
    return id
  }

  /**
   * The member whom the same sign-up has created a moment ago; null if there is none. Its password is a guess like any
   * other.
   * @throws ProblemError `too-many-requests`
   */
  async #findSame(
    { email, username }: Identifiers,
    password: string,
    address: string,
  ): Promise<string | null> {
    const { members, guard, hasher, clock } = this.#options
    const by = email === null ? 'username' : 'email'
    const identifier = email ?? username ?? ''
    const credential = await members.findCredential(by, identifier)
    const member = credential && (await members.read(credential.memberId))
    if (!member || member.createdAt <= clock.now() - repeatableFor) return null
    const isSame = (one: string | null, other: string | null) =>
      toIdentifierKey(one) === toIdentifierKey(other)
    if (!isSame(member.email, email) || !isSame(member.username, username)) return null
    const nameKey = `${by} ${toIdentifierKey(identifier) ?? ''}`
    const place = await guard.take({ address, nameKey, deviceHash: null })
    if (place.kind === 'locked') throw refuseGuess(place)
    if ((await hasher.verify(password, credential.passwordHash, address)) === 'wrong') return null
    await guard.succeed(place.subjects)
    return member.id
  }

  #readIdentifiers(credentials: CreateMemberRequest['credentials']): Identifiers {
    const email = credentials.email?.trim() || null
    const username = credentials.username?.trim() || null
    if (this.#options.memberIdentifier === 'Email' && email === null) throw new ProblemError('email-missing')
    if (email === null && username === null) throw new ProblemError('email-or-username-missing')
    if (email !== null && !isEmail(email)) throw refuseField('credentials/email', 'is not an e-mail address')
    if (username !== null && !usernamePattern.test(username))
      throw refuseField('credentials/username', usernameAdvice)
    return { email, username }
  }

  /** @throws ProblemError `email-registered`, `username-registered`, `identifier-not-unique` where both are taken */
  async #requireFree({ email, username }: Identifiers): Promise<void> {
    const { members } = this.#options
    const isEmailTaken = email !== null && (await members.isTaken('email', email))
    const isUsernameTaken = username !== null && (await members.isTaken('username', username))
    if (isEmailTaken && isUsernameTaken) throw new ProblemError('identifier-not-unique')
    if (isEmailTaken) throw new ProblemError(takenConditions.email)
    if (isUsernameTaken) throw new ProblemError(takenConditions.username)
  }

  #getLanguage(wanted: string | undefined): string {
    const { languages } = this.#options
    return getLanguageFor(wanted, languages) ?? languages[0] ?? 'en'
  }
}

const refuseField = (field: 'credentials/email' | 'credentials/username', message: string) =>
  new ProblemError('invalid-argument', { violations: [{ path: `body/${field}`, message }] })
