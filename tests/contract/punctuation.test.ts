import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parse } from 'yaml'

const root = resolve(__dirname, '..', '..', 'brands')
const languages = ['ar', 'es', 'fr'] as const
type Language = (typeof languages)[number]

/** A punctuation error of a language. */
interface Fault {
  readonly name: string
  readonly isIn: (text: string) => boolean
}

const isUneven = (text: string, opening: string, closer: string) =>
  text.split(opening).length !== text.split(closer).length

const faults: Readonly<Record<Language, readonly Fault[]>> = {
  ar: [
    // Between Latin letters, as in an address, a Latin mark is right.
    {
      name: 'a Latin comma, semicolon or question mark',
      isIn: (text) => /[\u0600-\u06ff}»)] ?[,;?]|[,;?] ?[\u0600-\u06ff]/.test(text),
    },
    {
      name: 'a counted noun without the forms that its number takes',
      isIn: (text) => /\{(count|maximum|free|number)\} (?!من )[\u0600-\u06ff]/.test(text),
    },
  ],
  es: [
    { name: 'a question without ¿', isIn: (text) => isUneven(text, '¿', '?') },
    { name: 'an exclamation without ¡', isIn: (text) => isUneven(text, '¡', '!') },
  ],
  fr: [
    // Before these marks French needs a non-breaking space, so that no line begins with one.
    { name: 'a mark after a space that breaks', isIn: (text) => /[ \n][;:!?»]/.test(text) },
    { name: 'a mark without the space before it', isIn: (text) => /\p{L}[;:!?»]/u.test(text) },
    { name: 'a quotation without its no-break space', isIn: (text) => /«[^\u00a0\u202f]/.test(text) },
    { name: 'a typewriter’s apostrophe', isIn: (text) => /\p{L}'\p{L}/u.test(text) },
  ],
}

/** Values that are not sentences for visitors: addresses, rules, files, and keywords for search engines. */
const unread = new Set(['url', 'file', 'media', 'pattern', 'keywords', 'regex', 'alias', 'opens', 'closes'])

/** Every sentence in a value, with its path. Addresses of links are left out. */
function* listSentences(value: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value.replace(/\]\([^)]*\)/g, ']')]
  if (typeof value !== 'object' || value === null) return
  for (const [name, each] of Object.entries(value))
    if (!unread.has(name)) yield* listSentences(each, `${path} ${name}`)
}

/** The language of a brand's file, if it is one that is checked here. */
const findLanguage = (path: string) =>
  languages.find((each) => basename(path).split('.').includes(each) || path.split('/').includes(each))

const read = (path: string): unknown => {
  const text = readFileSync(join(root, path), 'utf8')
  return path.endsWith('.json') ? JSON.parse(text) : parse(text)
}

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.(json|yaml)$/.test(path),
)

describe.each(languages)('texts of the brands in %s', (language) => {
  const written = files.filter((path) => findLanguage(path) === language)
  const shared = files
    .filter((path) => path.startsWith(join('shared', 'text')))
    .flatMap((path) =>
      Object.entries(read(path) as Readonly<Record<string, Readonly<Record<string, string>>>>).flatMap(
        ([key, texts]) => [...listSentences(texts[language], `${path} ${key}`)],
      ),
    )
  const sentences = [...written.flatMap((path) => [...listSentences(read(path), path)]), ...shared]

  it.each(faults[language])('never have $name', ({ name, isIn }) => {
    expect(sentences.length).toBeGreaterThan(500)
    // Plural forms have the noun in the form of their own number.
    const held = name.startsWith('a counted noun')
      ? sentences.filter(([path]) => !/\.(zero|one|two|few|many|other)$/.test(path))
      : sentences
    expect(held.filter(([, text]) => isIn(text))).toEqual([])
  })
})
