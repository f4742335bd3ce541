import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { textAreas } from '@foyer/contract/channel/calls'

const root = resolve(__dirname, '..', '..')
const brands = readdirSync(join(root, 'brands'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name)

/** Sources whose words come from the language text. */
const sources = [join('storefront', 'src'), join('server', 'src', 'render')].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
)

const isKey = new RegExp(`^(${textAreas.join('|')})(\\.[A-Za-z0-9-]+)+$`)
const beginsKey = new RegExp(`^(${textAreas.join('|')})\\.`)

/** Keys as they stand in the sources, with where; `patterns` are those that are put together there. */
function usedInSources() {
  const keys = new Map<string, string>()
  const patterns = new Map<string, string>()
  for (const file of sources) {
    const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest)
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) && isKey.test(node.text)) keys.set(node.text, file)
      if (ts.isTemplateExpression(node) && beginsKey.test(node.head.text)) {
        const rest = node.templateSpans.map(({ literal }) => literal.text)
        const parts = [node.head.text, ...rest].map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        patterns.set(`^${parts.join('[A-Za-z0-9-]*')}(\\.(one|other))?$`, file)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return { keys, patterns: [...patterns].map(([pattern, file]) => ({ pattern: new RegExp(pattern), file })) }
}

const read = (...path: string[]) => JSON.parse(readFileSync(join(root, 'brands', ...path), 'utf8')) as unknown

/** Keys that a brand's content names: every value of a `…Key`. */
function usedInContent(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(usedInContent)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
    /key$/i.test(name) && typeof each === 'string' ? [each] : usedInContent(each),
  )
}

/** Keys of a brand's texts in its primary language: the others may lack some. */
function textsOf(brand: string): Set<string> {
  const channel = read(brand, 'channel.json') as { languages: { primaryLanguageTag: string } }
  const folder = join('text', channel.languages.primaryLanguageTag)
  return new Set(
    readdirSync(join(root, 'brands', brand, folder)).flatMap((name) =>
      Object.keys(read(brand, folder, name) as object),
    ),
  )
}

/** A key stands for itself and, where a number chooses, for its forms. */
const formsOf = (key: string) => [key, `${key}.one`, `${key}.other`]

describe.each(brands)('the language text of %s', (brand) => {
  const texts = textsOf(brand)
  const { keys, patterns } = usedInSources()
  const named = [...keys.keys(), ...usedInContent(read(brand, 'storefront.json'))]

  it('has every text that the sources and the content ask for', () => {
    const lacking = named.filter((key) => !texts.has(key) && !texts.has(`${key}.other`))
    expect(lacking.map((key) => `${key} (${keys.get(key) ?? 'content'})`)).toEqual([])
    const empty = patterns.filter(({ pattern }) => ![...texts].some((key) => pattern.test(key)))
    expect(empty.map(({ pattern, file }) => `${pattern.source} (${file})`)).toEqual([])
  })

  it('has no text that nothing asks for', () => {
    const used = new Set(named.flatMap(formsOf))
    const unused = [...texts].filter(
      (key) => !used.has(key) && !patterns.some(({ pattern }) => pattern.test(key)),
    )
    expect(unused).toEqual([])
  })
})
