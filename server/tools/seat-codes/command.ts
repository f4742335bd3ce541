import { parseArgs } from 'node:util'

export const usage = `npm run seat-codes -- --to <folder> [flags]

  Writes printable sheets with QR codes: one HTML file a screen with the code of every seat, and one a cinema
  with the codes of its tables. Open a file in a browser and print it on A4, at 100 %.

  --to sheets                     folder for the files; made if it is not there
  --origin https://example.org    address that the codes lead to; FOYER_PUBLIC_ORIGIN by default
  --site 1001                     only this cinema; all that sell food by default
  --screen 1001-S4                only this screen, without tables
  --language fr                   names in this language; the brand's first by default
  --help                          this text

FOYER_BRAND names the brand, as for npm start.
`

export interface SheetsCommand {
  readonly kind: 'write'
  readonly folder: string
  /** Scheme, host and port; null: the brand's. */
  readonly origin: string | null
  readonly siteId: string | null
  readonly screenId: string | null
  readonly language: string | null
}

/** Null for unknown or missing options. */
export function parseCommand(args: readonly string[]): SheetsCommand | { readonly kind: 'help' } | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        to: { type: 'string' },
        origin: { type: 'string' },
        site: { type: 'string' },
        screen: { type: 'string' },
        language: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
    if (values.help) return { kind: 'help' }
    if (!values.to) return null
    return {
      kind: 'write',
      folder: values.to,
      origin: values.origin ?? null,
      siteId: values.site ?? null,
      screenId: values.screen ?? null,
      language: values.language ?? null,
    }
  } catch {
    // An unknown option.
    return null
  }
}
