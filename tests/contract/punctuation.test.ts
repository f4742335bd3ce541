import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parse } from 'yaml'

const root = resolve(__dirname, '..', '..', 'brands')
const languages = ['ar', 'es', 'fr'] as const
type Language = (typeof languages)[number]

/** What a sentence of a language cannot have. */
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
    // A mark that begins a line of its own is what the space is there to prevent.
    { name: 'a mark after a space that breaks', isIn: (text) => /[ \n][;:!?»]/.test(text) },
    { name: 'a mark without the space before it', isIn: (text) => /\p{L}[;:!?»]/u.test(text) },
    { name: 'a quotation without its no-break space', isIn: (text) => /«[^\u00a0\u202f]/.test(text) },
    { name: 'a typewriter’s apostrophe', isIn: (text) => /\p{L}'\p{L}/u.test(text) },
  ],
}

/** Values that no visitor reads as a sentence: addresses, rules, files, and words for machines alone. */
const unread = new Set(['url', 'file', 'media', 'pattern', 'keywords', 'regex', 'alias', 'opens', 'closes'])

/** Every sentence in a value, by where it stands. Addresses of links are left out. */
function* listSentences(value: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value.replace(/\]\([^)]*\)/g, ']')]
  if (typeof value !== 'object' || value === null) return
  for (const [name, each] of Object.entries(value))
    if (!unread.has(name)) yield* listSentences(each, `${path} ${name}`)
}

/** The language that a brand's file is written in, of those held to something here. */
const findLanguage = (path: string) =>
  languages.find((each) => basename(path).split('.').includes(each) || path.split('/').includes(each))

const read = (path: string): unknown => {
  const text = readFileSync(join(root, path), 'utf8')
  return path.endsWith('.json') ? JSON.parse(text) : parse(text)
}

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.(json|yaml)$/.test(path),
)

describe.each(languages)('what the brands have written in %s', (language) => {
  const written = files.filter((path) => findLanguage(path) === language)
  const shared = files
    .filter((path) => path.startsWith(join('shared', 'text')))
    .flatMap((path) =>
      Object.entries(read(path) as Readonly<Record<string, Readonly<Record<string, string>>>>).flatMap(
        ([key, texts]) => [...listSentences(texts[language], `${path} ${key}`)],
      ),
    )
  const sentences = [...written.flatMap((path) => [...listSentences(read(path), path)]), ...shared]

  it.each(faults[language])('has nowhere $name', ({ name, isIn }) => {
    expect(sentences.length).toBeGreaterThan(500)
    // Forms that a number chooses among say the noun as their own number takes it.
    const held = name.startsWith('a counted noun')
      ? sentences.filter(([path]) => !/\.(zero|one|two|few|many|other)$/.test(path))
      : sentences
    expect(held.filter(([, text]) => isIn(text))).toEqual([])
  })
})
