import type { Condition } from '@foyer/contract/errors/catalogue'
import { getFailureStatus, type Failure } from '../services/http/failure.ts'

/** Fields of a member's details that a server can refuse. */
export type RefusedDetail =
  | 'givenName'
  | 'familyName'
  | 'birthDate'
  | 'phoneNumber'
  | 'line1'
  | 'siteId'
  | 'siteIds'
  | 'genreIds'
  | 'educationLevelId'
  | 'occupationId'

/** Why details were not changed; `text` is a text key. */
export type DetailsRefusal =
  | { readonly kind: 'field'; readonly field: RefusedDetail; readonly text: string }
  | { readonly kind: 'forbidden' | 'limited' | 'unreachable' | 'failed' }

const gone = 'member.details.gone'
const fieldByCondition: Readonly<Partial<Record<Condition, RefusedDetail>>> = {
  'primary-site-invalid': 'siteId',
  'preferred-site-invalid': 'siteIds',
  'genre-invalid': 'genreIds',
  'education-invalid': 'educationLevelId',
  'occupation-invalid': 'occupationId',
}

/** Fields by the path of a malformed part of the request. */
const fieldByPath: readonly (readonly [path: string, field: RefusedDetail, text: string])[] = [
  ['name/givenName', 'givenName', 'member.signUp.nameRefused'],
  ['name/familyName', 'familyName', 'member.signUp.nameRefused'],
  ['birthDate', 'birthDate', 'member.signUp.birthDateRefused'],
  ['phoneNumbers', 'phoneNumber', 'member.details.phoneFormat'],
  ['address', 'line1', 'member.details.addressRefused'],
]

const tooMany = 429

/** What a failed change means to the member. */
export function toDetailsRefusal(failure: Failure): DetailsRefusal {
  if (failure.kind === 'transport') return { kind: 'unreachable' }
  if (failure.kind === 'condition') {
    const { condition, problem } = failure
    const field = fieldByCondition[condition]
    if (field !== undefined) return { kind: 'field', field, text: gone }
    if (condition === 'forbidden') return { kind: 'forbidden' }
    const paths = (problem.violations ?? []).map(({ path }) => path)
    const malformed = fieldByPath.find(([part]) => paths.some((path) => path.includes(part)))
    if (malformed) return { kind: 'field', field: malformed[1], text: malformed[2] }
  }
  return { kind: getFailureStatus(failure) === tooMany ? 'limited' : 'failed' }
}
