import type { CatalogueEntry, ErrorArea } from './entry.ts'

/**
 * Codes that numbering v1 lists without a meaning. Each is a separate condition, named by its area and code, with a
 * general title.
 */
const unstated = {
  'email-update': [30009, 30014],
  'username-update': [30015],
  'print-streams': [16200, 16201],
  collection: [16200],
  preparation: [16100, 16101, 16102, 16103],
  'subscription-item': [15000, 15001, 15002, 15003, 15004, 15006],
  'seat-swap': [16000, 16001, 16002, 16003, 16004, 16005, 16006, 16007, 16008, 16009, 16010, 16011],
} as const satisfies Partial<Record<ErrorArea, readonly number[]>>

type Unstated = typeof unstated

/** `<area>-<code>` of every code without a stated meaning, e.g. `seat-swap-16003`. */
export type UnstatedCondition = { [A in keyof Unstated]: `${A}-${Unstated[A][number]}` }[keyof Unstated]

const titles: Record<keyof Unstated, string> = {
  'email-update': 'The email address cannot be changed',
  'username-update': 'The username cannot be changed',
  'print-streams': 'The tickets cannot be printed',
  collection: 'The order cannot be marked as collected',
  preparation: 'The order cannot be prepared',
  'subscription-item': 'The subscription cannot be put on the order',
  'seat-swap': 'The seats cannot be swapped',
}

/** Causes that we give codes; the others have the general title of their area. */
const titlesOfCodes: Readonly<Record<string, string>> = {
  'preparation-16100': 'The items of the order are as far already',
  'preparation-16101': 'The order has nothing to prepare',
  'preparation-16102': 'The order has no such delivery',
  'preparation-16103': 'The order has already been collected',
  'collection-16200': 'The order has already been collected',
}

export const unstatedConditions: readonly CatalogueEntry[] = (
  Object.keys(unstated) as (keyof Unstated)[]
).flatMap((area) =>
  unstated[area].map((code) => ({
    condition: `${area}-${code}`,
    status: 400,
    title: titlesOfCodes[`${area}-${code}`] ?? titles[area],
    v1: { [area]: code },
  })),
)
