import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readBrand } from '../content/brand.ts'
import type { BrandFolder } from './brand-folder.ts'

const tail = /\s+(cinemas?|pictures?|theatres?|kinos?|screens?|films?)$/i

/** A chain's name as it is said: "Lumen" of "Lumen Cinemas". */
const spoken = (title: string) => title.replace(tail, '')
const slug = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const escapedPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A word where it stands alone: "Kite" is not in "bigKites". */
const alone = (word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapedPattern(word)}(?![\\p{L}\\p{N}])`, 'gu')
/** Names of settings whose values are names of other things. */
const isReference = (name: string) => /^id$|ids?$|key$/i.test(name)

type Rename = (value: unknown) => unknown

/** Everything that a file gives a name to, and refers to by it: keys and ids. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [] : Object.keys(value)
  const id = 'id' in value && typeof value.id === 'string' ? [value.id] : []
  return [...own, ...id, ...Object.values(value).flatMap(namesIn)]
}

/** Words of the template in the new brand's: its title, its spoken name, its folder, the longest first. */
function renamer(
  from: { title: string; name: string },
  to: { title: string; name: string },
): (file: unknown) => unknown {
  const pairs = (
    [
      [from.title, to.title],
      [slug(from.title), slug(to.title) || to.name],
      [spoken(from.title), spoken(to.title)],
      [from.name, to.name],
    ] as const
  ).map(([old, name]) => [alone(old), name] as const)
  const words = (text: string) =>
    // A function for the new name: in a text, "$&" would be taken for what was found.
    pairs.reduce((renamed, [old, name]) => renamed.replaceAll(old, () => name), text)
  const renameBut = (names: ReadonlySet<string>): Rename => {
    const rename: Rename = (value) => {
      if (typeof value === 'string') return names.has(value) ? value : words(value)
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
  return (file) => renameBut(new Set(namesIn(file)))(file)
}

interface Languages {
  shared: { localisation: { languages: { languageTag: string }[] } }
}

/** Copies a brand's configuration, content, catalogue and texts of its primary language, under the new name. */
export async function writeContent(brand: BrandFolder, title: string, template: BrandFolder): Promise<void> {
  const { languages, siteTitle } = await readBrand(template.brands, template.name)
  const [primary = 'en'] = languages
  const rename = renamer({ title: siteTitle, name: template.name }, { title, name: brand.name })
  const renamed = (...path: string[]) => rename(JSON.parse(readFileSync(template.file(...path), 'utf8')))
  const write = (path: readonly string[], content: unknown) => {
    mkdirSync(dirname(brand.file(...path)), { recursive: true })
    writeFileSync(brand.file(...path), `${JSON.stringify(content, null, 2)}\n`)
  }
  const texts = readdirSync(template.file('text', primary)).filter((name) => name.endsWith('.json'))
  for (const name of ['storefront.json', 'catalogue.json'].filter((each) => existsSync(template.file(each))))
    write([name], renamed(name))
  for (const name of texts) write(['text', primary, name], renamed('text', primary, name))
  const channel = renamed('channel.json') as Languages
  channel.shared.localisation.languages = channel.shared.localisation.languages.filter(
    ({ languageTag }) => languageTag === primary,
  )
  write(['channel.json'], channel)
}
