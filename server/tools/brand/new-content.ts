import type { Shapes } from '@foyer/contract/channel/shapes'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { readBrand } from '../../src/brand/brand.ts'
import type { BrandFolder } from '../../src/brand-check/brand-folder.ts'
import { formatContent, formatJson } from './format-content.ts'

const tail = /\s+(cinemas?|pictures?|theatres?|kinos?|screens?|films?)$/i

/** A chain's short name: "Lumen" of "Lumen Cinemas". */
const toShortName = (title: string) => title.replace(tail, '')
const slug = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const escapedPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A whole word: "Kite" is not in "bigKites". */
const alone = (part: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapedPattern(part)}(?![\\p{L}\\p{N}])`, 'gu')
/**
 * A folder's name as part of an address: `tickets@kite.example`, `/sites/kite-fernhill/`. In a sentence the same
 * letters are an ordinary word.
 */
const inAddress = (name: string) => {
  const escaped = escapedPattern(name)
  return new RegExp(
    `(?<=[/@]|[\\p{L}\\p{N}][.-])${escaped}(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])${escaped}(?=@|[.-][\\p{L}\\p{N}])|^${escaped}$`,
    'gu',
  )
}
const article = /^The\s+/

/** Names of settings whose values refer to other things. */
const isReference = (name: string) => /^id$|ids?$|key$/i.test(name)

type Rename = (value: unknown) => unknown

/** Everything that a file names and refers to: keys and ids. */
function listNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [] : Object.keys(value)
  const id = 'id' in value && typeof value.id === 'string' ? [value.id] : []
  return [...own, ...id, ...Object.values(value).flatMap(listNames)]
}

/** Replaces the template's names by the new brand's: title, short name, folder, the longest first. */
function createRenamer(
  from: { title: string; name: string },
  to: { title: string; name: string },
  /** Names that stay, such as those of pictures. */
  unchanged: ReadonlySet<string>,
): { rename: (file: unknown) => unknown; replaceNames: (text: string) => string } {
  // A chain whose name is one word uses it as its short name: "Where's your Lumen?".
  const isOneName = from.title === toShortName(from.title)
  const [full, short] = isOneName
    ? [toShortName(to.title), toShortName(to.title)]
    : [to.title, toShortName(to.title)]
  const [, bare = from.title] = /^The\s+(.*)$/.exec(from.title) ?? []
  const named: (readonly [string, string])[] = [
    [from.title, full],
    [from.title.replace(article, 'the '), full],
    [slug(from.title), slug(full) || to.name],
    [toShortName(from.title), short],
    [bare, short],
    [`${bare}s`, `${short} cinemas`],
  ]
  const pairs = [
    ...named.map(([old, name]) => [alone(old), name] as const),
    [inAddress(from.name), to.name] as const,
    [inAddress(from.name.toUpperCase()), to.name.toUpperCase()] as const,
  ]
  const replaceNames = (text: string) =>
    // A function for the new name: in a replacement string, "$&" would be the match.
    pairs.reduce((renamed, [old, name]) => renamed.replaceAll(old, () => name), text)
  const renameBut = (names: ReadonlySet<string>): Rename => {
    const rename: Rename = (value) => {
      if (typeof value === 'string') return names.has(value) ? value : replaceNames(value)
      if (Array.isArray(value)) return value.map(rename)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value).map(([name, each]) => [
          name,
          typeof each === 'string' && isReference(name) && name !== 'tenantId' ? each : rename(each),
        ]),
      )
    }
    return rename
  }
  return { rename: (file) => renameBut(new Set([...unchanged, ...listNames(file)]))(file), replaceNames }
}

/** Properties of those files that are texts by language. */
const languageTexts: ReadonlySet<string> = new Set(['name', 'title', 'description', 'benefits', 'one'])

/** Reduces the texts by language of `food.json`, `gifts.json` or `membership.json` to one language. */
function leaveLanguages(value: unknown, language: string, name = ''): unknown {
  if (name === 'languages') return [language]
  if (Array.isArray(value)) return value.map((each) => leaveLanguages(each, language))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !languageTexts.has(name) || key === language)
      .map(([key, each]) => [key, leaveLanguages(each, language, key)]),
  )
}

interface Languages {
  shared: { localisation: { languages: { languageTag: string }[] } }
}

/** Content files in another language than the primary one, by name. */
const isTranslation = (name: string) => /\.[A-Za-z]{2,3}(-[A-Za-z0-9]+)*\.yaml$/.test(name)

const yamlBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))
    : []

/** Names of the pictures in a folder, which are copied as they are: `club-kite-club` of `club-kite-club.blank.svg`. */
const listPictures = (folder: string): ReadonlySet<string> =>
  new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
          (path) => basename(path).split('.')[0] ?? '',
        )
      : [],
  )

/**
 * Copies a brand's configuration, catalogue, texts and content pages of its primary language, under the new name, so
 * that every link of the new brand leads to an existing page.
 */
export async function writeContent(
  brand: BrandFolder,
  { title, shapes }: { title: string; shapes: Shapes },
  template: BrandFolder,
): Promise<void> {
  const { languages, siteTitle } = await readBrand(template.brands, template.name)
  const [primary = 'en'] = languages
  const { rename, replaceNames } = createRenamer(
    { title: siteTitle, name: template.name },
    { title, name: brand.name },
    listPictures(template.file('art')),
  )
  const renamed = (...path: string[]) => rename(JSON.parse(readFileSync(template.file(...path), 'utf8')))
  const writeText = (path: readonly string[], content: string) => {
    mkdirSync(dirname(brand.file(...path)), { recursive: true })
    writeFileSync(brand.file(...path), content)
  }
  const write = async (path: readonly string[], content: unknown) =>
    writeText(path, await formatJson(path.join('/'), content))
  const texts = readdirSync(template.file('text', primary)).filter((name) => name.endsWith('.json'))
  if (existsSync(template.file('catalogue.json'))) await write(['catalogue.json'], renamed('catalogue.json'))
  for (const name of ['food.json', 'gifts.json', 'membership.json'].filter((each) =>
    existsSync(template.file(each)),
  ))
    await write([name], leaveLanguages(renamed(name), primary))
  if (existsSync(template.file('art'))) cpSync(template.file('art'), brand.file('art'), { recursive: true })
  const storefront = renamed('storefront.json') as { siteTitle: string }
  await write(['storefront.json'], { ...storefront, siteTitle: title, shapes })
  for (const name of texts) await write(['text', primary, name], renamed('text', primary, name))
  // Content pages are texts with a few settings: no address or file name in them contains the chain's name.
  for (const name of yamlBelow(template.file('content')).filter((each) => !isTranslation(each)))
    writeText(
      ['content', name],
      await formatContent(name, replaceNames(readFileSync(template.file('content', name), 'utf8'))),
    )
  const channel = renamed('channel.json') as Languages
  channel.shared.localisation.languages = channel.shared.localisation.languages.filter(
    ({ languageTag }) => languageTag === primary,
  )
  await write(['channel.json'], channel)
}
