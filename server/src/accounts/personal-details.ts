import { isAtLeast, parseDay } from '@foyer/contract/validation/day'
import type { PersonalDetailsChange } from '@foyer/contract/wire/member-details'
import { getLanguageFor } from '../brand/languages.ts'
import type { Clock } from '../domain/clock.ts'
import { ProblemError } from '../http/problem.ts'
import { listConsents, type ConsentLog } from './consent-log.ts'
import { refuseDetail, requireChoices, type MemberChoices } from './member-choices.ts'
import { changeDetails, toPersonalDetails } from './member-profile.ts'
import type { Member, MemberStore } from './member-store.ts'

export interface PersonalDetailsOptions {
  readonly members: MemberStore
  readonly consents: ConsentLog
  readonly choices: MemberChoices
  readonly clock: Clock
  /** Least age of members, in years; 0 without a limit. */
  readonly minimumAge: number
  /** Tags of the languages of mails. */
  readonly languages: readonly string[]
}

/** Requires a day on which somebody old enough was born. @throws ProblemError `invalid-argument` */
export function requireBirthDate(birthDate: string, minimumAge: number, now: number): void {
  const day = parseDay(birthDate)
  if (day === null) throw refuseDetail('birthDate', 'is not a day of the calendar')
  if (!isAtLeast(day, minimumAge, new Date(now)))
    throw refuseDetail('birthDate', `members are at least ${minimumAge} years old`)
}

/** Changes of members' details by themselves. */
export class PersonalDetailsEditor {
  readonly #options: PersonalDetailsOptions

  constructor(options: PersonalDetailsOptions) {
    this.#options = options
  }

  /**
   * Changes the given details only, and records what the member has agreed to with them.
   * @throws ProblemError `personal-details-required` without any; what `requireChoices` throws; `invalid-argument` for a
   * name, a language or a date of birth, which is set once; `member-not-signed-in`
   */
  async change(memberId: string, change: PersonalDetailsChange | null | undefined): Promise<void> {
    if (!change || Object.keys(change).length === 0) throw new ProblemError('personal-details-required')
    const { members, consents, choices, clock } = this.#options
    if (change.name?.givenName.trim() === '') throw refuseDetail('name/givenName', 'is required')
    requireChoices(change, choices)
    const languageTag = this.#readLanguage(change.preferences?.languageTag)
    const now = clock.now()
    const changed = await members.change(
      memberId,
      (member) => {
        this.#requireBirthDate(member, change.birthDate, now)
        return {
          languageTag: languageTag ?? member.languageTag,
          details: changeDetails(member.details, change),
        }
      },
      (before, after) =>
        consents.record(
          before,
          [listConsents(toPersonalDetails(before)), listConsents(toPersonalDetails(after))],
          'Details',
          now,
        ),
    )
    if (!changed) throw new ProblemError('member-not-signed-in')
  }

  #readLanguage(wanted: string | undefined): string | null {
    if (wanted === undefined) return null
    const languageTag = getLanguageFor(wanted, this.#options.languages)
    if (!languageTag) throw refuseDetail('preferences/languageTag', 'is not a language of this chain')
    return languageTag
  }

  /** Prices and age ratings depend on it: once set, only the cinema changes it, after seeing a document. */
  #requireBirthDate(member: Member, birthDate: string | null | undefined, now: number): void {
    const known = member.details.birthDate
    if (birthDate === undefined || birthDate === known) return
    if (known !== null) throw refuseDetail('birthDate', 'is changed by the cinema')
    if (birthDate !== null) requireBirthDate(birthDate, this.#options.minimumAge, now)
  }
}
