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

/** What a brand's language text is held to. */
export interface TextReference {
  /** Keys that are needed, each itself or in the forms that a number chooses among. */
  readonly keys: readonly string[]
  /** Beginnings of keys that are put together from parts: some text begins with each. */
  readonly beginnings: readonly string[]
}

const isGiven = (text: string | undefined) => text !== undefined && text.trim() !== ''

const emptyIn = (texts: Texts) => Object.keys(texts).filter((key) => !isGiven(texts[key]))

/** What the primary language lacks. */
function missingIn(own: Texts, { keys, beginnings }: TextReference): string[] {
  const given = Object.keys(own)
  const without = keys.filter(
    (key) => !isPluralForm(key) && !Object.hasOwn(own, key) && !Object.hasOwn(own, `${key}.other`),
  )
  const unbegun = beginnings.filter((beginning) => !given.some((key) => key.startsWith(beginning)))
  return [...without, ...unbegun.map((beginning) => `${beginning}*`)]
}

function placeholderFailures(language: string, texts: Texts, own: Texts): string[] {
  return Object.entries(texts)
    .filter(([key, text]) => !isPluralForm(key) && isGiven(text))
    .flatMap(([key, text]) => {
      const [found, needed] = [placeholders(text), placeholders(own[key] ?? text)]
      return found.join() === needed.join()
        ? []
        : [
            `text/${language}: ${key}: found ${found.join(' ') || 'no placeholder'}, needed ${needed.join(' ') || 'none'}`,
          ]
    })
}

/**
 * Texts that are missing or empty. The primary language has to have every text that is needed; what another language
 * lacks falls back to the primary one and is noted. An empty text fails in any language, and so does a translation that
 * drops a placeholder.
 */
export function checkTexts(
  texts: Readonly<Record<string, Texts>>,
  languages: readonly string[],
  reference: TextReference,
): Findings {
  const [primary = '', ...others] = languages
  const own = texts[primary] ?? {}
  const missing = missingIn(own, reference)
  const failures = [
    ...(missing.length > 0
      ? [`text/${primary}: ${missing.length} texts are missing: needed ${listed(missing)}`]
      : []),
    ...languages.flatMap((language) => {
      const empty = emptyIn(texts[language] ?? {})
      return empty.length > 0 ? [`text/${language}: ${empty.length} texts are empty: ${listed(empty)}`] : []
    }),
    ...others.flatMap((language) => placeholderFailures(language, texts[language] ?? {}, own)),
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
