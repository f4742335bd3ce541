import type { Findings } from './findings.ts'

type Texts = Readonly<Record<string, string>>

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()

const mostListed = 6
/** The first few of many texts or keys. */
export const listed = (keys: readonly string[]): string =>
  keys.slice(0, mostListed).join(', ') +
  (keys.length > mostListed ? ` and ${keys.length - mostListed} more` : '')

/** Plural forms differ from language to language: what has to be there is the form every language has. */
const isPluralForm = (key: string) => /\.(zero|one|two|few|many)$/.test(key)

/**
 * Texts that are missing. The primary language has to have every text of `reference`; what another
 * language lacks falls back to the primary one and is noted. A translation that drops a placeholder fails.
 */
export function checkTexts(
  texts: Readonly<Record<string, Texts>>,
  languages: readonly string[],
  reference: Texts,
): Findings {
  const [primary = '', ...others] = languages
  const own = texts[primary] ?? {}
  const missing = Object.keys(reference).filter((key) => !isPluralForm(key) && !Object.hasOwn(own, key))
  const empty = Object.keys(own).filter(
    (key) => (own[key] ?? '').trim() === '' && (reference[key] ?? 'given') !== '',
  )
  const failures = [
    ...(missing.length > 0
      ? [`text/${primary}: ${missing.length} texts are missing: needed ${listed(missing)}`]
      : []),
    ...(empty.length > 0 ? [`text/${primary}: ${empty.length} texts are empty: ${listed(empty)}`] : []),
    ...others.flatMap((language) =>
      Object.entries(texts[language] ?? {}).flatMap(([key, text]) => {
        const [found, needed] = [placeholders(text), placeholders(own[key] ?? text)]
        return isPluralForm(key) || found.join() === needed.join()
          ? []
          : [
              `text/${language}: ${key}: found ${found.join(' ') || 'no placeholder'}, needed ${needed.join(' ') || 'none'}`,
            ]
      }),
    ),
  ]
  const notes = others.flatMap((language) => {
    const lacking = Object.keys(own).filter(
      (key) => !isPluralForm(key) && !Object.hasOwn(texts[language] ?? {}, key),
    )
    return lacking.length > 0
      ? [`text/${language}: ${lacking.length} texts fall back to ${primary}: ${listed(lacking)}`]
      : []
  })
  const counts = languages.map((language) => `${language} ${Object.keys(texts[language] ?? {}).length}`)
  return { title: 'Texts', summary: counts.join(', '), failures, notes }
}
