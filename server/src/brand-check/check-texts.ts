import type { BrandReport } from './brand-report.ts'

type Texts = Readonly<Record<string, string>>

/** The placeholders of a text, sorted. */
export const listPlaceholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()

const mostListed = 6
/** Joins many texts or keys, shortened to the first few. */
export const formatList = (keys: readonly string[]): string =>
  keys.slice(0, mostListed).join(', ') +
  (keys.length > mostListed ? ` and ${keys.length - mostListed} more` : '')

/** Whether a text has braces outside placeholders: they would be printed as they are. */
const hasStrayBraces = (text: string) => /[{}]/.test(text.replaceAll(/\{\w+\}/g, ''))

/** Plural forms differ between languages; only the form that every language has is required. */
const isPluralForm = (key: string) => /\.(zero|one|two|few|many)$/.test(key)

/** Requirements on a language's texts. */
export interface TextReference {
  /** Required keys, each as a whole key or as the base of plural forms. */
  readonly keys: readonly string[]
  /** Beginnings of keys that are composed from parts: at least one text has to begin with each. */
  readonly beginnings: readonly string[]
  /** Placeholders that the product fills, by key, as far as known. */
  readonly placeholders: ReadonlyMap<string, ReadonlySet<string>>
  /** Whether something besides the brand's own content is known to use the key. */
  readonly isKnown: (key: string) => boolean
}

/** The key without its plural form. */
export const getBaseKey = (key: string): string => key.replace(/\.(zero|one|two|few|many|other)$/, '')

const longestExcerpt = 60
const excerpt = (text: string) => (text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text)

const isPresent = (text: string | undefined) => text !== undefined && text.trim() !== ''

const listEmpty = (texts: Texts) => Object.keys(texts).filter((key) => !isPresent(texts[key]))

/** Required keys that the primary language lacks. */
function listMissing(own: Texts, { keys, beginnings }: TextReference): string[] {
  const presentKeys = Object.keys(own)
  const without = keys.filter(
    (key) => !isPluralForm(key) && !Object.hasOwn(own, key) && !Object.hasOwn(own, `${key}.other`),
  )
  const unbegun = beginnings.filter((beginning) => !presentKeys.some((key) => key.startsWith(beginning)))
  return [...without, ...unbegun.map((beginning) => `${beginning}*`)]
}

/** What would be printed in braces: unbalanced braces, and placeholders that are never filled. */
function findBraceFailures(language: string, texts: Texts, { placeholders: known }: TextReference): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (hasStrayBraces(text))
      return [
        `text/${language}: ${key}: found ${JSON.stringify(excerpt(text))}, needed braces around placeholder names only, such as {count}`,
      ]
    const presentKeys = known.get(getBaseKey(key))
    const unknown = presentKeys ? listPlaceholders(text).filter((each) => !presentKeys.has(each)) : []
    return unknown.length === 0
      ? []
      : [
          `text/${language}: ${key}: found ${unknown.join(' ')}, needed ${[...(presentKeys ?? [])].join(', ') || 'no placeholder'}`,
        ]
  })
}

function findPlaceholderFailures(language: string, texts: Texts, own: Texts): string[] {
  return Object.entries(texts)
    .filter(([key, text]) => !isPluralForm(key) && isPresent(text))
    .flatMap(([key, text]) => {
      const [found, needed] = [listPlaceholders(text), listPlaceholders(own[key] ?? text)]
      return found.join() === needed.join()
        ? []
        : [
            `text/${language}: ${key}: found ${found.join(' ') || 'no placeholder'}, needed ${needed.join(' ') || 'none'}`,
          ]
    })
}

/**
 * Checks for texts that are missing or empty. The primary language needs every required text; a text that another
 * language lacks falls back to the primary one and is a note. An empty text is a failure in any language, and so is a
 * translation that drops a placeholder or has one that is never filled.
 */
export function checkTexts(
  texts: Readonly<Record<string, Texts>>,
  languages: readonly string[],
  reference: TextReference,
): BrandReport {
  const [primary = '', ...others] = languages
  const own = texts[primary] ?? {}
  const missing = listMissing(own, reference)
  const failures = [
    ...(missing.length > 0
      ? [`text/${primary}: ${missing.length} texts are missing: needed ${formatList(missing)}`]
      : []),
    ...languages.flatMap((language) => {
      const empty = listEmpty(texts[language] ?? {})
      return empty.length > 0
        ? [`text/${language}: ${empty.length} texts are empty: ${formatList(empty)}`]
        : []
    }),
    ...languages.flatMap((language) => findBraceFailures(language, texts[language] ?? {}, reference)),
    ...others.flatMap((language) => findPlaceholderFailures(language, texts[language] ?? {}, own)),
  ]
  const notes = others.flatMap((language) => {
    const lacking = Object.keys(own).filter(
      (key) => !isPluralForm(key) && !Object.hasOwn(texts[language] ?? {}, key),
    )
    return lacking.length > 0
      ? [`text/${language}: ${lacking.length} texts fall back to ${primary}: ${formatList(lacking)}`]
      : []
  })
  const unused = Object.keys(own).filter((key) => !reference.isKnown(key))
  const unusedNotes =
    unused.length > 0 ? [`text/${primary}: nothing uses ${formatList(unused)}: is a key mistyped?`] : []
  const counts = languages.map((language) => `${Object.keys(texts[language] ?? {}).length} in ${language}`)
  return {
    title: 'Texts',
    summary: `texts of the pages: ${counts.join(', ')}`,
    failures,
    notes: [...notes, ...unusedNotes],
  }
}
