import { completedOrderConditions } from './completed-order-conditions.ts'
import type { CatalogueEntry, ErrorArea } from './entry.ts'
import { generalConditions } from './general-conditions.ts'
import { groupedConditions, type GroupedCondition } from './grouped-codes.ts'
import { memberConditions } from './member-conditions.ts'
import { orderConditions } from './order-conditions.ts'
import { subscriptionConditions } from './subscription-conditions.ts'
import { unstatedConditions, type UnstatedCondition } from './unstated-codes.ts'

/**
 * The numbering of error codes that a server speaks: 1 is v1, whose codes have their meaning by area; 2 is v2, whose codes
 * mean the same in every area. A client reads which from the initial data and never guesses.
 */
export type ErrorNumbering = 1 | 2

/** Every typed condition of the interface, whatever the numbering. */
export type Condition =
  | (typeof orderConditions)[number]['condition']
  | (typeof completedOrderConditions)[number]['condition']
  | (typeof memberConditions)[number]['condition']
  | (typeof subscriptionConditions)[number]['condition']
  | (typeof generalConditions)[number]['condition']
  | GroupedCondition
  | UnstatedCondition

/** A catalogue entry whose condition is one of the typed ones. */
export interface ConditionEntry extends CatalogueEntry {
  readonly condition: Condition
}

/** The whole error catalogue, in order of precedence for a shared code: an earlier entry wins. */
export const catalogue: readonly ConditionEntry[] = [
  ...orderConditions,
  ...completedOrderConditions,
  ...memberConditions,
  ...subscriptionConditions,
  ...generalConditions,
  ...(groupedConditions as readonly ConditionEntry[]),
  ...(unstatedConditions as readonly ConditionEntry[]),
]

const byCondition = new Map(catalogue.map((entry) => [entry.condition, entry]))
const v1ByArea = new Map<string, Condition>()
const v2ByCode = new Map<number, Condition>()
const byTitle = new Map<string, Condition>()
const byAreaStatus = new Map<string, Condition>()

function keep<K>(map: Map<K, Condition>, key: K, condition: Condition): void {
  if (!map.has(key)) map.set(key, condition)
}

const titleKey = (status: number, title: string) => `${status} ${title.trim().toLowerCase()}`

for (const entry of catalogue) {
  for (const [area, code] of Object.entries(entry.v1 ?? {}))
    keep(v1ByArea, `${area} ${code}`, entry.condition)
  if (entry.v2) keep(v2ByCode, entry.v2.code, entry.condition)
  if (entry.hasSpecifiedTitle) keep(byTitle, titleKey(entry.status, entry.title), entry.condition)
  for (const area of entry.byStatus ?? []) keep(byAreaStatus, `${area} ${entry.status}`, entry.condition)
}

/** Whether a word is a condition of the catalogue. */
export function isCondition(name: string): name is Condition {
  return byCondition.has(name as Condition)
}

/** The catalogue's entry of a condition. */
export function getConditionEntry(condition: Condition): ConditionEntry {
  const entry = byCondition.get(condition)
  if (!entry) throw new TypeError(`${condition} is not in the error catalogue`)
  return entry
}

/** All areas in which a condition arises. */
function listAreas({ v1, byStatus, areas }: ConditionEntry): ErrorArea[] {
  return [...(Object.keys(v1 ?? {}) as ErrorArea[]), ...(byStatus ?? []), ...(areas ?? [])]
}

/** Whether a call that answers with these areas may be refused with a condition; `generic` ones apply to any call. */
export function canArise(entry: ConditionEntry, areas: readonly ErrorArea[]): boolean {
  return listAreas(entry).some((area) => area === 'generic' || areas.includes(area))
}

/** Prefix of a problem's `type`; the condition follows. */
const typePrefix = 'urn:foyer:problem:'

/** The `type` by which a server of ours names a condition, whatever numbering it speaks. */
export function toProblemType(condition: Condition): string {
  return typePrefix + condition
}

/** The fields of an answer that identify a refusal; only the status is required. */
export interface StatedRefusal {
  readonly status: number
  readonly type?: string | undefined
  readonly title?: string | undefined
  /** The answer's `errorCode`. */
  readonly code?: number | undefined
}

/**
 * The condition of a refusal. A `type` of ours names it. For any other server it is derived from its code (the same
 * number means different things in the two numberings, and in v1 in different areas), from a known title,
 * from the areas' meaning of the bare status, then from the general meaning of the status; otherwise it is `unknown`.
 * @param areas of the call, the closest first
 */
export function deriveCondition(
  numbering: ErrorNumbering,
  areas: readonly ErrorArea[],
  { status, type, title, code }: StatedRefusal,
): Condition {
  const named = type?.startsWith(typePrefix) ? type.slice(typePrefix.length) : ''
  if (isCondition(named)) return named
  return (
    (code === undefined ? undefined : conditionOfCode(numbering, areas, code)) ??
    (title === undefined ? undefined : byTitle.get(titleKey(status, title))) ??
    findFirst([...areas, 'generic'], (area) => byAreaStatus.get(`${area} ${status}`)) ??
    'unknown'
  )
}

function conditionOfCode(
  numbering: ErrorNumbering,
  areas: readonly ErrorArea[],
  code: number,
): Condition | undefined {
  if (numbering === 2) return v2ByCode.get(code)
  return findFirst(areas, (area) => v1ByArea.get(`${area} ${code}`))
}

function findFirst<T>(areas: readonly ErrorArea[], find: (area: ErrorArea) => T | undefined): T | undefined {
  for (const area of areas) {
    const found = find(area)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * The code of a condition on a server, or undefined if the numbering has none for the call: another area's number would
 * have another meaning.
 * @param areas of the call, the closest first
 */
export function findErrorCode(
  numbering: ErrorNumbering,
  condition: Condition,
  areas: readonly ErrorArea[],
): number | undefined {
  const entry = getConditionEntry(condition)
  const own = numbering === 2 ? entry.v2?.code : findFirst(areas, (area) => entry.v1?.[area])
  if (own !== undefined || !entry.fallbackCondition) return own
  return isCondition(entry.fallbackCondition)
    ? findErrorCode(numbering, entry.fallbackCondition, areas)
    : undefined
}
