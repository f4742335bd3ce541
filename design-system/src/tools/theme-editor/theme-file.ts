import {
  ConfigurationError,
  type ConfigurationIssue,
} from '@foyer/theme-tokens/configuration/configuration-error'
import type { Draft } from './draft.ts'

/** A file or pasted text as a theme, with tokens that it cannot store, or the errors. */
export type Opened = { draft: Draft; ignored: readonly string[] } | { issues: readonly ConfigurationIssue[] }

const wrong = (found: string, needed: string): Opened => ({
  issues: [{ path: '', found, needed, nearest: null, condition: null }],
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const needed = 'a theme.json, or design tokens (DTCG 2025.10)'

/** Tokens are in groups; properties of a group or token begin with a dollar sign. */
const isTokens = (json: Record<string, unknown>): boolean =>
  !('modes' in json) &&
  ('theme' in json || Object.keys(json).some((key) => key.startsWith('$') && key !== '$schema'))

/**
 * Parses dropped, selected or pasted text: a theme, or design tokens, which are merged into `present` if they come from
 * another tool. An invalid theme is opened too: the editor shows errors beside its settings.
 */
export async function openTheme(text: string, present: Draft): Promise<Opened> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return wrong(error instanceof Error ? error.message : 'text', `JSON: ${needed}`)
  }
  if (!isObject(json)) return wrong(Array.isArray(json) ? 'a list' : JSON.stringify(json), needed)
  if (!isTokens(json))
    return 'modes' in json ? { draft: json, ignored: [] } : wrong(`an object with ${listKeys(json)}`, needed)
  const { importTokens } = await import('@foyer/theme-tokens/design-tokens/import')
  try {
    const { theme, ignored } = importTokens(json, present)
    return { draft: theme as Draft, ignored }
  } catch (error) {
    if (error instanceof ConfigurationError) return { issues: error.issues }
    throw error
  }
}

const mostKeys = 4
const listKeys = (json: Record<string, unknown>): string => {
  const keys = Object.keys(json)
  return keys.length === 0
    ? 'nothing in it'
    : `${keys.slice(0, mostKeys).join(', ')}${keys.length > mostKeys ? ', …' : ''}`
}

/** The draft, which has no faults, as design tokens. */
export async function toTokens(draft: Draft): Promise<object> {
  const [{ exportTokens }, { readTheme }] = await Promise.all([
    import('@foyer/theme-tokens/design-tokens/export'),
    import('@foyer/theme-tokens/parse-theme'),
  ])
  return exportTokens(readTheme(draft))
}

/** "the-orpheum.tokens.json". */
export function getFileName(draft: Draft, ending: string): string {
  const name = typeof draft['name'] === 'string' ? draft['name'] : ''
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `${slug.replaceAll(/^-|-$/g, '') || 'theme'}.${ending}`
}

/** Hands a file to the browser's downloads. */
export function save(name: string, content: object): void {
  const url = URL.createObjectURL(
    new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
