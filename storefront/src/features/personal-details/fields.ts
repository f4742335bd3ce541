import type { PersonalDetails, PersonalDetailsChange } from '@foyer/contract/wire/member-details'

/** A member's details as form values; empty texts and lists for what is not known. */
export type DetailsFields = {
  givenName: string
  familyName: string
  /** `yyyy-MM-dd`. */
  birthDate: string
  phoneNumber: string
  line1: string
  city: string
  postCode: string
  educationLevelId: string
  occupationId: string
  siteId: string
  languageTag: string
  /** Further cinemas that the member goes to. */
  siteIds: readonly string[]
  genreIds: readonly string[]
  /** Chosen options by custom preference. */
  answers: Readonly<Record<string, readonly string[]>>
}

/** A telephone that the member carries; the interface does not document the values of the type. */
const mobile = 'Mobile'

export function toFields({
  name,
  birthDate,
  contactDetails,
  educationLevelId,
  occupationId,
  preferences,
}: PersonalDetails): DetailsFields {
  const { address, phoneNumbers } = contactDetails
  const { sites, genres, customPreferences, languageTag } = preferences
  return {
    givenName: name.givenName,
    familyName: name.familyName,
    birthDate: birthDate ?? '',
    phoneNumber: phoneNumbers[0]?.number ?? '',
    line1: address?.line1 ?? '',
    city: address?.city ?? '',
    postCode: address?.postCode ?? '',
    educationLevelId: educationLevelId ?? '',
    occupationId: occupationId ?? '',
    siteId: sites.primarySiteId ?? '',
    languageTag,
    siteIds: sites.preferredSiteIds,
    genreIds: genres.preferredGenreIds,
    answers: Object.fromEntries(
      customPreferences.map(({ customPreferenceId, customPreferenceOptionIds }) => [
        customPreferenceId,
        customPreferenceOptionIds,
      ]),
    ),
  }
}

const isSameList = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.length === other.length && one.every((value) => other.includes(value))

const normalize = (value: string | readonly string[]) => (typeof value === 'string' ? value.trim() : value)

function isSame(one: string | readonly string[], other: string | readonly string[]): boolean {
  const [first, second] = [normalize(one), normalize(other)]
  return typeof first === 'string' || typeof second === 'string'
    ? first === second
    : isSameList(first, second)
}

type PlainField = Exclude<keyof DetailsFields, 'answers'>
const plainFields = [
  'givenName',
  'familyName',
  'birthDate',
  'phoneNumber',
  'line1',
  'city',
  'postCode',
  'educationLevelId',
  'occupationId',
  'siteId',
  'languageTag',
  'siteIds',
  'genreIds',
] as const satisfies readonly PlainField[]

const listChangedAnswers = (before: DetailsFields, after: DetailsFields) =>
  [...new Set([...Object.keys(before.answers), ...Object.keys(after.answers)])].filter(
    (id) => !isSameList(before.answers[id], after.answers[id]),
  )

/** How many fields have another value. */
export function countChanges(before: DetailsFields, after: DetailsFields): number {
  const changed = plainFields.filter((name) => !isSame(before[name], after[name]))
  return changed.length + listChangedAnswers(before, after).length
}

const orNull = (value: string) => value.trim() || null

/**
 * What has to be sent: only what has changed. Parts of the address that the form does not have stay as they are, and so do
 * further telephone numbers.
 */
export function toChange(
  details: PersonalDetails,
  before: DetailsFields,
  after: DetailsFields,
): PersonalDetailsChange {
  const has = (...names: readonly PlainField[]) => names.some((name) => !isSame(before[name], after[name]))
  const { phoneNumbers, address } = details.contactDetails
  const phone = after.phoneNumber.trim()
  const [first, ...others] = phoneNumbers
  const contactDetails = {
    ...(has('phoneNumber')
      ? {
          phoneNumbers: [
            ...(phone === '' ? [] : [{ type: first?.type || mobile, number: phone }]),
            ...others,
          ],
        }
      : {}),
    ...(has('line1', 'city', 'postCode')
      ? {
          address: {
            ...address,
            line1: orNull(after.line1),
            city: orNull(after.city),
            postCode: orNull(after.postCode),
          },
        }
      : {}),
  }
  const sites = {
    ...(has('siteId') ? { primarySiteId: orNull(after.siteId) } : {}),
    ...(has('siteIds') ? { preferredSiteIds: [...after.siteIds] } : {}),
  }
  const hasAnswers = listChangedAnswers(before, after).length > 0
  const preferences = {
    ...(has('languageTag') ? { languageTag: after.languageTag } : {}),
    ...(Object.keys(sites).length > 0 ? { sites } : {}),
    ...(has('genreIds') ? { genres: { preferredGenreIds: [...after.genreIds] } } : {}),
    ...(hasAnswers
      ? {
          customPreferences: Object.entries(after.answers).map(([id, options]) => ({
            customPreferenceId: id,
            customPreferenceOptionIds: [...options],
          })),
        }
      : {}),
  }
  return {
    ...(has('givenName', 'familyName')
      ? { name: { givenName: after.givenName.trim(), familyName: after.familyName.trim() } }
      : {}),
    ...(has('birthDate') ? { birthDate: orNull(after.birthDate) } : {}),
    ...(has('educationLevelId') ? { educationLevelId: orNull(after.educationLevelId) } : {}),
    ...(has('occupationId') ? { occupationId: orNull(after.occupationId) } : {}),
    ...(Object.keys(contactDetails).length > 0 ? { contactDetails } : {}),
    ...(Object.keys(preferences).length > 0 ? { preferences } : {}),
  }
}
