import { parseArgs } from 'node:util'

export const usage = `npm run items -- <command> [--site 1001]

  list                     prints all changes as JSON
  price <id> 8.50          sets the price of an item, a size or a modifier
  reset-price <id>         goes back to the price of the brand's files
  sold-out <id>            takes an item, with all its sizes, a size or a modifier off sale
      --until 2026-11-26T18:00   until then, in the cinema's time; without it until "back"
  back <id>                sells it again
  stock <id> 12            counts an item or a size: so many are left besides those on orders
  stock <id> off           counts it no more

Without --site a change is for all cinemas, and ends those that single cinemas have; food is counted at one cinema.
Servers follow within 5 seconds.
FOYER_BRAND, FOYER_DATA and DATABASE_URL name the database, as for npm start.
`

/** A command as it is given; whether its site and its item exist is another question. */
export type Command =
  | { readonly kind: 'list' }
  | (ItemCommand & { readonly kind: 'price'; readonly amount: number })
  | (ItemCommand & { readonly kind: 'reset-price' })
  | (ItemCommand & { readonly kind: 'sold-out'; readonly until: string | null })
  | (ItemCommand & { readonly kind: 'back' })
  | (ItemCommand & { readonly kind: 'stock'; readonly left: number | null })

interface ItemCommand {
  readonly id: string
  /** Null: all cinemas, or the gift shop. */
  readonly siteId: string | null
}

const mostPieces = 1_000_000

/** Null for an unknown command or option. */
export function parseCommand(args: readonly string[]): Command | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { site: { type: 'string' }, until: { type: 'string' } },
      allowPositionals: true,
    })
    const [kind, id, value, ...others] = positionals
    const { site: siteId = null, until = null } = values
    if (others.length > 0 || (until !== null && kind !== 'sold-out')) return null
    if (kind === 'list') return id === undefined && siteId === null ? { kind } : null
    if (id === undefined) return null
    return parseItemCommand(kind, { id, siteId }, value, until)
  } catch {
    // An unknown option.
    return null
  }
}

function parseItemCommand(
  kind: string | undefined,
  of: ItemCommand,
  value: string | undefined,
  until: string | null,
): Command | null {
  if (kind === 'price')
    return value !== undefined && /^\d+(\.\d+)?$/.test(value) ? { kind, ...of, amount: Number(value) } : null
  if (kind === 'stock') {
    if (value === 'off') return { kind, ...of, left: null }
    const left = Number(value)
    return value !== undefined && /^\d+$/.test(value) && left <= mostPieces ? { kind, ...of, left } : null
  }
  if (value !== undefined) return null
  if (kind === 'sold-out') return { kind, ...of, until }
  return kind === 'reset-price' || kind === 'back' ? { kind, ...of } : null
}
