import { completedOrderConditions } from './completed-order-conditions.ts'
import type { CatalogueEntry, ErrorArea } from './entry.ts'
import { generalConditions } from './general-conditions.ts'
import { memberConditions } from './member-conditions.ts'
import { orderConditions } from './order-conditions.ts'
import { unstatedConditions, type UnstatedCondition } from './unstated-codes.ts'

/** The numbering of error codes that a server speaks; a client reads which from the initial data and never guesses. */
export type ErrorNumbering = 1 | 2

/** Every typed condition of the interface, whatever the numbering. */
export type Condition =
  | (typeof orderConditions)[number]['condition']
  | (typeof completedOrderConditions)[number]['condition']
  | (typeof memberConditions)[number]['condition']
  | (typeof generalConditions)[number]['condition']
  | UnstatedCondition

/** A catalogue entry whose condition is one of the typed ones. */
export interface ConditionEntry extends CatalogueEntry {
  readonly condition: Condition
}

/** The whole error catalogue, in the order in which a shared code is read: an earlier entry wins. */
export const catalogue: readonly ConditionEntry[] = [
  ...orderConditions,
  ...completedOrderConditions,
  ...memberConditions,
  ...generalConditions,
  ...(unstatedConditions as readonly ConditionEntry[]),
]

const byCondition = new Map(catalogue.map((entry) => [entry.condition, entry]))
const firstByArea = new Map<string, Condition>()
const secondByCode = new Map<number, Condition>()
const byAreaStatus = new Map<string, Condition>()

function keep<K>(map: Map<K, Condition>, key: K, condition: Condition): void {
  if (!map.has(key)) map.set(key, condition)
}

for (const entry of catalogue) {
  for (const [area, codes] of Object.entries(entry.first ?? {})) {
    for (const code of codes) keep(firstByArea, `${area} ${code}`, entry.condition)
  }
  if (entry.second) keep(secondByCode, entry.second.code, entry.condition)
  for (const area of entry.byStatus ?? []) keep(byAreaStatus, `${area} ${entry.status}`, entry.condition)
}

/** Is this word one of the catalogue's conditions? */
export function isCondition(word: string): word is Condition {
  return byCondition.has(word as Condition)
}

/** The catalogue's entry of a condition. */
export function entryOf(condition: Condition): ConditionEntry {
  const entry = byCondition.get(condition)
  if (!entry) throw new TypeError(`${condition} is not in the error catalogue`)
  return entry
}

/**
 * What a refusal means. A known code speaks first (the same number means different things in the two numberings, and
 * within the first numbering the area's own code goes before another area's), then the area's meaning of the bare
 * status, then the general meaning of the status, then `unknown`.
 * @param code the answer's `errorCode`; undefined when it carries none
 */
export function conditionFor(
  numbering: ErrorNumbering,
  area: ErrorArea,
  code: number | undefined,
  status: number,
): Condition {
  const coded =
    code === undefined
      ? undefined
      : numbering === 1
        ? firstByArea.get(`${area} ${code}`)
        : secondByCode.get(code)
  return coded ?? byAreaStatus.get(`${area} ${status}`) ?? byAreaStatus.get(`generic ${status}`) ?? 'unknown'
}

/**
 * The code by which a server says a condition, or undefined when the numbering has none and the status says it.
 * @param area chooses among the codes of a condition that several areas have; without it, the first area's
 */
export function codeFor(
  numbering: ErrorNumbering,
  condition: Condition,
  area?: ErrorArea,
): number | undefined {
  const entry = entryOf(condition)
  const own =
    numbering === 2
      ? entry.second?.code
      : ((area && entry.first?.[area]) ?? Object.values(entry.first ?? {})[0])?.[0]
  if (own !== undefined || !entry.wider) return own
  return isCondition(entry.wider) ? codeFor(numbering, entry.wider, area) : undefined
}
