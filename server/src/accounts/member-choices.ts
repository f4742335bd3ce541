import { customerRules } from '@foyer/contract/validation/customer-rules'
import type { PersonalDetailsChange } from '@foyer/contract/wire/member-details'
import { ProblemError } from '../http/problem.ts'

/** What members choose from in their details, by id. */
export interface MemberChoices {
  readonly siteIds: ReadonlySet<string>
  readonly genreIds: ReadonlySet<string>
  readonly interestIds: ReadonlySet<string>
  /** Ways to reach a member, of interests and in general. */
  readonly contactMethodIds: ReadonlySet<string>
  readonly educationLevelIds: ReadonlySet<string>
  readonly occupationIds: ReadonlySet<string>
  /** Options by custom preference. */
  readonly customPreferences: ReadonlyMap<string, ReadonlySet<string>>
}

/** Refuses a field of a member's details. */
export const refuseDetail = (field: string, message: string) =>
  new ProblemError('invalid-argument', { violations: [{ path: `body/personalDetails/${field}`, message }] })

/**
 * Requires that a change of details names only what there is to choose from.
 * @throws ProblemError `interest-invalid`, `contact-method-invalid`, `pickup-site-invalid`, `primary-site-invalid`,
 * `preferred-site-invalid`, `genre-invalid`, `education-invalid`, `occupation-invalid`; `invalid-argument` for a custom
 * preference or a telephone number
 */
export function requireChoices(change: PersonalDetailsChange, choices: MemberChoices): void {
  const { interestSubscriptions = [], contactDetails, preferences } = change
  const { sites, genres, contact, customPreferences = [] } = preferences ?? {}
  const methods = [
    ...interestSubscriptions.flatMap(({ interestContactMethodIds }) => interestContactMethodIds),
    ...(contact?.contactMethods ?? []),
  ]
  const { siteIds } = choices
  const checks = [
    ['interest-invalid', interestSubscriptions.map(({ interestId }) => interestId), choices.interestIds],
    ['contact-method-invalid', methods, choices.contactMethodIds],
    ['pickup-site-invalid', [sites?.pickupSiteId], siteIds],
    ['primary-site-invalid', [sites?.primarySiteId], siteIds],
    ['preferred-site-invalid', sites?.preferredSiteIds ?? [], siteIds],
    ['genre-invalid', genres?.preferredGenreIds ?? [], choices.genreIds],
    ['education-invalid', [change.educationLevelId], choices.educationLevelIds],
    ['occupation-invalid', [change.occupationId], choices.occupationIds],
  ] as const
  for (const [condition, ids, known] of checks)
    if (ids.some((id) => id !== undefined && id !== null && !known.has(id))) throw new ProblemError(condition)
  for (const { customPreferenceId: id, customPreferenceOptionIds: options } of customPreferences) {
    const known = choices.customPreferences.get(id)
    if (!known || options.some((option) => !known.has(option)))
      throw refuseDetail('preferences/customPreferences', 'has a preference or an option that is not known')
  }
  const { format } = customerRules.phoneNumber
  if (contactDetails?.phoneNumbers?.some(({ number }) => !format.test(number.trim())))
    throw refuseDetail('contactDetails/phoneNumbers', 'has a number that is none')
}
