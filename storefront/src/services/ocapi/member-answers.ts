import type { Member, MemberResponse } from '@foyer/contract/wire/members'
import {
  isRecord,
  mapRead,
  or,
  orAbsent,
  orNull,
  readList,
  Reading,
  record,
  noRecord,
  unusable,
  type Reader,
} from '../reading/reader.ts'
import { flag, id, instant, integer, text } from '../reading/values.ts'
import { personalDetails } from './personal-details.ts'

/** Read from among the personal details, where other servers have it, if the member does not have it itself. */
const orPersonal =
  <T>(read: Reader<T>, name: string): Reader<T> =>
  (sent, reading, whole) => {
    const value = read(sent, reading, whole)
    const { personalDetails } = whole
    return value === unusable && isRecord(personalDetails)
      ? read(personalDetails[name], reading, personalDetails)
      : value
  }

type Photo = NonNullable<Member['photo']>
type Balance = NonNullable<Member['balances']>[number]

const balance = record<Balance>({
  balanceTypeId: id,
  units: integer,
  nextToRunOut: orAbsent(
    orNull(record<NonNullable<Balance['nextToRunOut']>>({ units: integer, expiresAt: instant })),
  ),
  collectedUnits: orAbsent(integer),
})

/** A member is of use with an id alone. What is our own server's extension counts as done where it is missing. */
const member = record<Member>({
  id,
  personalDetails,
  email: orNull(orPersonal(text, 'email')),
  isEmailVerified: or(flag, true),
  username: orNull(text),
  clubMembership: orNull(
    record<NonNullable<Member['clubMembership']>>({ clubId: id, clubLevelId: orNull(id) }),
  ),
  createdAt: or(instant, ''),
  cardNumber: orAbsent(text),
  hash: orAbsent(text),
  photo: orAbsent(record<Photo>({ uri: text, uriExpiresAt: orNull(instant) })),
  balances: orAbsent(mapRead(readList(balance), (balances) => (balances.length > 0 ? balances : unusable))),
})

/** The signed-in member in one shape, for any server. Null if the answer has none. */
export function readMember({ member: sent }: MemberResponse): Member | null {
  const value = member(sent, new Reading(), noRecord)
  return value === unusable ? null : value
}
