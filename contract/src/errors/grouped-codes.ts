import type { CatalogueEntry, ErrorArea } from './entry.ts'

/**
 * Codes that numbering v1 lists in one line with another, under one meaning: "10100 to 10103 discount invalid".
 * Their difference is not documented, so each is a separate condition, named by the general one and its code. The
 * first code of a line is the general condition itself.
 */
const grouped = {
  'discount-invalid': [10101, 10102, 10103],
  'items-unavailable': [18101, 18102, 18103, 18104, 18105, 18106, 18107, 18108, 18109, 18111],
} as const

type Grouped = typeof grouped

/** `<general condition>-<code>` of every further code of a line, e.g. `items-unavailable-18104`. */
export type GroupedCondition = { [W in keyof Grouped]: `${W}-${Grouped[W][number]}` }[keyof Grouped]

const groups: Record<keyof Grouped, { area: ErrorArea; title: string }> = {
  'discount-invalid': { area: 'set-showtime', title: 'A discount does not apply to this showtime' },
  'items-unavailable': {
    area: 'set-items',
    title: 'One or more of the chosen items cannot be ordered this way',
  },
}

export const groupedConditions: readonly CatalogueEntry[] = (
  Object.keys(grouped) as (keyof Grouped)[]
).flatMap((condition) =>
  grouped[condition].map((code) => ({
    condition: `${condition}-${code}`,
    status: 400,
    title: groups[condition].title,
    v1: { [groups[condition].area]: code },
    fallbackCondition: condition,
  })),
)
