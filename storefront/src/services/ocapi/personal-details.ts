import type { PersonName } from '@foyer/contract/wire/common'
import type { PersonalDetails } from '@foyer/contract/wire/member-details'
import {
  isRecord,
  noRecord,
  or,
  orAbsent,
  orNull,
  readList,
  Reading,
  record,
  unusable,
  type FieldReaders,
  type Reader,
} from '../reading/reader.ts'
import { anyText, date, flag, id, integer, personName, text } from '../reading/values.ts'

const nobody: PersonName = { givenName: '', familyName: '' }

/** A record whose fields all have fallbacks: one that is missing is read as an empty one. */
function whole<T extends object>(fields: FieldReaders<T>): Reader<T> {
  const read = record<T>(fields)
  return (sent, reading, container) => read(isRecord(sent) ? sent : noRecord, reading, container)
}

type Contact = PersonalDetails['contactDetails']
type Address = NonNullable<Contact['address']>
type Preferences = PersonalDetails['preferences']

const line = orAbsent(text)
const ids = readList(id)

/** A member's details, for any server: nothing is agreed to unless it says so. */
const details = whole<PersonalDetails>({
  name: or(personName, nobody),
  birthDate: orNull(date),
  gender: orNull(text),
  maritalStatus: orNull(text),
  householdPersonCount: orNull(integer),
  educationLevelId: orNull(id),
  occupationId: orNull(id),
  contactDetails: whole<Contact>({
    phoneNumbers: readList(record<Contact['phoneNumbers'][number]>({ type: or(anyText, ''), number: text })),
    address: orNull(
      record<Address>({
        line1: line,
        suburb: line,
        city: line,
        state: line,
        postCode: line,
        country: line,
      }),
    ),
  }),
  interestSubscriptions: readList(
    record<PersonalDetails['interestSubscriptions'][number]>({
      interestId: id,
      interestContactMethodIds: ids,
    }),
  ),
  preferences: whole<Preferences>({
    languageTag: or(text, ''),
    sites: whole<Preferences['sites']>({
      pickupSiteId: orNull(id),
      primarySiteId: orNull(id),
      preferredSiteIds: ids,
    }),
    genres: whole<Preferences['genres']>({ preferredGenreIds: ids }),
    contact: whole<Preferences['contact']>({
      contactMethods: ids,
      mailerFrequency: orNull(text),
      allowThirdPartyContact: or(flag, false),
    }),
    customPreferences: readList(
      record<Preferences['customPreferences'][number]>({
        customPreferenceId: id,
        customPreferenceOptionIds: ids,
      }),
    ),
    allowThirdPartyProfiling: or(flag, false),
  }),
})

/** Read from the member's `personalDetails`, or from the member, where some servers have the same fields. */
export const personalDetails: Reader<PersonalDetails> = (sent, reading, member) =>
  details({ ...member, ...(isRecord(sent) ? sent : noRecord) }, reading, member)

/** Details without any: of a member of whom only the name and the language are known. */
export function toBareDetails({ name, preferences }: PersonalDetails): PersonalDetails {
  const bare = details(
    { name, preferences: { languageTag: preferences.languageTag } },
    new Reading(),
    noRecord,
  )
  if (bare === unusable) throw new TypeError('details are always readable')
  return bare
}
