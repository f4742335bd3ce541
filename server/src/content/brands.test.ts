import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageContent } from './assemble.ts'
import { ContentLibrary } from './library.ts'
import { findPageResponse } from './page-reads.ts'
import { brandsFolder, createTestContext } from './testing/content-folder.ts'

const names = readdirSync(brandsFolder, { withFileTypes: true })
  .filter((entry) => existsSync(join(brandsFolder, entry.name, 'content')))
  .map(({ name }) => name)

/** Language tags of a brand's texts, the primary one first. */
function readLanguages(brand: string): string[] {
  const { languages } = JSON.parse(readFileSync(join(brandsFolder, brand, 'channel.json'), 'utf8')) as {
    languages: { primaryLanguageTag: string }
  }
  const { primaryLanguageTag: primary } = languages
  const others = readdirSync(join(brandsFolder, brand, 'text')).filter((tag) => tag !== primary)
  return [primary, ...others]
}

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

/** Addresses on the site that the content links to, in texts and in links. */
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

const translations = names.flatMap((name) => readLanguages(name).map((tag) => [name, tag] as const))

describe.each(translations)('the content of %s in %s', (name, languageTag) => {
  const context = createTestContext(name)
  const library = new ContentLibrary({
    folder: join(brandsFolder, name, 'content'),
    languages: readLanguages(name),
    context,
    log: { error: () => undefined, info: () => undefined } as never,
  })
  let content: LanguageContent
  beforeAll(async () => {
    const snapshot = await library.snapshot()
    expect(snapshot.problems).toEqual([])
    const found = snapshot.languages.get(languageTag)
    if (!found) throw new Error('no content')
    content = found
  })

  it('has every page that visitors look for, each with a summary and content', () => {
    expect(expected.filter((url) => !content.pages.has(url))).toEqual([])
    const empty = [...content.pages.values()].filter(
      ({ alias, components }) =>
        alias === 'Generic' && (components.grid.rows.length === 0 || !components.metaDescription),
    )
    expect(empty.map(({ url }) => url)).toEqual([])
  })

  it('is written in the language itself: every page, and every form with the same fields and the same keeping', async () => {
    const written = [...content.pages.values()].filter(({ alias }) => alias === 'Generic')
    expect(written.filter(({ writtenIn }) => writtenIn !== languageTag).map(({ url }) => url)).toEqual([])
    const primary = (await library.snapshot()).languages.get(readLanguages(name)[0] ?? '')
    const listFields = (forms: LanguageContent['forms'] | undefined) =>
      [...(forms ?? [])].map(([id, { form, retention }]) => [
        id,
        retention,
        form.pages.flatMap(({ fieldsets }) =>
          fieldsets.flatMap(({ columns }) =>
            columns.flatMap(({ fields }) =>
              fields.map(({ alias, type, required }) => [alias, type.name, required]),
            ),
          ),
        ),
      ])
    expect(listFields(content.forms)).toEqual(listFields(primary?.forms))
  })

  it('has no dead links', () => {
    const whole = [
      ...[...content.pages.values()].map(({ components }) => components),
      content.site.components,
      [...content.site.redirects.values()],
      [...content.forms.values()].flatMap(({ target }) => (target === null ? [] : { url: target })),
    ]
    const question = { components: [], ancestorComponents: null, descendantOfType: undefined }
    const broken = [...new Set(linksIn(whole))].filter(
      (friendly) => findPageResponse(content, context, { ...question, friendly }).status !== 200,
    )
    expect(broken).toEqual([])
  })

  it('has every file that it names', () => {
    const files = [...content.pages.values()].flatMap(({ components }) => filesIn(components))
    const assets = join(brandsFolder, name, 'assets')
    expect(files.filter((file) => !existsSync(join(assets, file.slice('/brand/'.length))))).toEqual([])
  })

  it('mentions no other chain, and has no filler text', () => {
    const texts = JSON.stringify([
      [...content.pages.values()],
      [...content.forms.values()],
      content.site.components,
    ])
    const others = names.filter((other) => other !== name)
    const unwanted = [...others, 'lorem', 'ipsum', 'TBD']
    expect(unwanted.filter((term) => new RegExp(`\\b${term}\\b`, 'i').test(texts))).toEqual([])
  })
})
