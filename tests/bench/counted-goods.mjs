/** Food of Halcyon for orders of a bench: counted, and with modifiers. */
import { execFileSync } from 'node:child_process'

const counted = 'popcorn-salted-m'

/**
 * Counts the popcorn of some cinemas, as `npm run items` does. Servers follow within a second.
 * @param {{ data: string, database?: string }} target data folder of the server, and its database if that is elsewhere
 * @param {Iterable<string>} siteIds
 */
export function countGoods({ data, database }, siteIds) {
  for (const siteId of siteIds)
    execFileSync(
      process.execPath,
      ['server/tools/items/items.ts', 'stock', counted, '1000000', '--site', siteId],
      {
        env: {
          ...process.env,
          NODE_ENV: 'test',
          FOYER_DATA: data,
          ...(database && { DATABASE_URL: database }),
        },
      },
    )
}

/** Body of a request for two counted items with two modifiers and a comment, and one that is not counted. */
export const goods = {
  items: [
    {
      id: 'i0',
      itemId: counted,
      quantity: 2,
      modifiers: [
        { modifierGroupId: 'pop-top', modifierId: 'mod-butter' },
        { modifierGroupId: 'pop-top', modifierId: 'mod-seasalt' },
      ],
      comment: 'no salt at the bottom',
    },
    { id: 'i1', itemId: 'chocolate-bar' },
  ],
}
