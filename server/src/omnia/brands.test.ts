import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageContent } from './assemble.ts'
import { ContentLibrary } from './library.ts'
import { pageAnswer } from './page-reads.ts'
import { brandsFolder, factsOf } from './testing/content-house.ts'

const names = readdirSync(brandsFolder, { withFileTypes: true })
  .filter((entry) => existsSync(join(brandsFolder, entry.name, 'content')))
  .map(({ name }) => name)

/** Pages that a cinema's visitors look for. */
const expected = [
  '/about/',
  '/accessibility/',
  '/contact/',
  '/gift-cards/',
  '/group-bookings/',
  '/help/',
  '/jobs/',
  '/lost-property/',
  '/privacy/',
  '/terms/',
]

/** Addresses on the site that the content leads to, in texts and links alike. */
function linksIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [...value.matchAll(/href="(\/[^"]*)"/g)].map(([, url = '']) => url)
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'url' && typeof inner === 'string' && /^\/(?!media\/|brand\/)/.test(inner)
      ? [inner]
      : linksIn(inner),
  )
}
function filesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/brand/') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : []
}

describe.each(names)('the content of %s', (name) => {
  const facts = factsOf(name)
  const library = new ContentLibrary({
    folder: join(brandsFolder, name, 'content'),
    languages: ['en'],
    facts,
    log: { error: () => undefined, info: () => undefined } as never,
  })
  let content: LanguageContent
  beforeAll(async () => {
    const snapshot = await library.snapshot()
    expect(snapshot.problems).toEqual([])
    const found = snapshot.languages.get('en')
    if (!found) throw new Error('no content')
    content = found
  })

  it('has every page that visitors look for, each with a summary and something to say', () => {
    expect(expected.filter((url) => !content.pages.has(url))).toEqual([])
    const empty = [...content.pages.values()].filter(
      ({ alias, components }) =>
        alias === 'Generic' && (components.grid.rows.length === 0 || !components.metaDescription),
    )
    expect(empty.map(({ url }) => url)).toEqual([])
  })

  it('leads nowhere that is not there', () => {
    const whole = [
      ...[...content.pages.values()].map(({ components }) => components),
      content.site.components,
      [...content.site.redirects.values()].map((url) => ({ url })),
      [...content.formTargets.values()].map((url) => ({ url })),
    ]
    const question = { components: [], ancestorComponents: null, descendantOfType: undefined }
    const broken = [...new Set(linksIn(whole))].filter(
      (friendly) => pageAnswer(content, facts, { ...question, friendly }).status !== 200,
    )
    expect(broken).toEqual([])
  })

  it('holds every file that it names', () => {
    const files = [...content.pages.values()].flatMap(({ components }) => filesIn(components))
    const assets = join(brandsFolder, name, 'assets')
    expect(files.filter((file) => !existsSync(join(assets, file.slice('/brand/'.length))))).toEqual([])
  })

  it('speaks of no other chain, and never in filler', () => {
    const said = JSON.stringify([
      [...content.pages.values()],
      [...content.forms.values()],
      content.site.components,
    ])
    const others = names.filter((other) => other !== name)
    const unwanted = [...others, 'lorem', 'ipsum', 'TBD']
    expect(unwanted.filter((word) => new RegExp(`\\b${word}\\b`, 'i').test(said))).toEqual([])
  })
})
