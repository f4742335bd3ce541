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

/** Causes that we give the codes of items: the interface does not say which is which. */
const titlesOfItems: Readonly<Record<number, string>> = {
  18101: 'One or more of the chosen items are sold out, or too few are left',
  18102: 'One or more of the chosen items are not sold at this time',
  18103: 'The modifiers of an item are not those that it takes',
  18104: 'An item has more modifiers than it takes',
  18105: 'The comment of an item is too long',
  18106: 'There are more items than an order takes',
  18107: 'One or more of the chosen items cannot be delivered this way',
  18108: 'One or more of the chosen items cannot be delivered to this place',
  18109: 'The comment on the deliveries is too long',
  18111: 'The items cannot be picked up at this time',
}

export const groupedConditions: readonly CatalogueEntry[] = (
  Object.keys(grouped) as (keyof Grouped)[]
).flatMap((condition) =>
  grouped[condition].map((code) => ({
    condition: `${condition}-${code}`,
    status: 400,
    title: titlesOfItems[code] ?? groups[condition].title,
    v1: { [groups[condition].area]: code },
    fallbackCondition: condition,
  })),
)
