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

/** Words of the template in the new brand's: its title, its spoken name, its folder, the longest first. */
function renamer(from: { title: string; name: string }, to: { title: string; name: string }) {
  const pairs: readonly (readonly [string, string])[] = [
    [from.title, to.title],
    [slug(from.title), slug(to.title) || to.name],
    [spoken(from.title), spoken(to.title)],
    [from.name, to.name],
  ]
  return (text: string) =>
    pairs.reduce((current, [old, name]) => current.replaceAll(old, JSON.stringify(name).slice(1, -1)), text)
}

interface Languages {
  shared: { localisation: { languages: { languageTag: string }[] } }
}

/** Copies a brand's configuration, content, catalogue and texts of its primary language, under the new name. */
export async function writeContent(brand: BrandFolder, title: string, template: BrandFolder): Promise<void> {
  const { languages, siteTitle } = await readBrand(template.brands, template.name)
  const [primary = 'en'] = languages
  const rename = renamer({ title: siteTitle, name: template.name }, { title, name: brand.name })
  const write = (path: readonly string[], content: string) => {
    mkdirSync(dirname(brand.file(...path)), { recursive: true })
    writeFileSync(brand.file(...path), content)
  }
  const copy = (...path: string[]) => write(path, rename(readFileSync(template.file(...path), 'utf8')))
  for (const name of ['storefront.json', 'catalogue.json'].filter((each) => existsSync(template.file(each))))
    copy(name)
  const texts = readdirSync(template.file('text', primary)).filter((name) => name.endsWith('.json'))
  for (const name of texts) copy('text', primary, name)
  const channel = JSON.parse(rename(readFileSync(template.file('channel.json'), 'utf8'))) as Languages
  channel.shared.localisation.languages = channel.shared.localisation.languages.filter(
    ({ languageTag }) => languageTag === primary,
  )
  write(['channel.json'], `${JSON.stringify(channel, null, 2)}\n`)
}
