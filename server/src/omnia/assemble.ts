import type { ContentForm } from '@foyer/contract/omnia/content-form'
import { isSameLanguage } from '@foyer/contract/omnia/language-address'
import { pageTypes } from '@foyer/contract/omnia/pages'
import { formOf } from './build-form.ts'
import { elementsOf } from './build-grid.ts'
import { bareComponents, pageOf, type ContentPage } from './build-page.ts'
import { siteOf, type SiteContent } from './build-site.ts'
import { cataloguePages } from './catalogue-pages.ts'
import type { ContentFacts } from './content-facts.ts'
import type { ContentFile } from './content-file.ts'
import { customPages } from './custom-pages.ts'
import { ContentError } from './read-source.ts'

/** How long an entry is kept: days after it was sent, or after the day in its field `from` where that is later. */
export interface FormKeeping {
  readonly days: number
  readonly from: string | null
}

/** Days, for forms that say nothing of it. */
export const usualKeeping: FormKeeping = { days: 365, from: null }

/** A form, and what the server alone knows of it. */
interface MadeForm {
  readonly form: ContentForm
  /** The page that it leads on to once it is sent; null where it stays. */
  readonly target: string | null
  readonly keeping: FormKeeping
  /** Language of its file. */
  readonly writtenIn: string
}

/** All content in one language. */
export interface LanguageContent {
  readonly languageTag: string
  /** By address. */
  readonly pages: ReadonlyMap<string, ContentPage>
  /** By id. */
  readonly forms: ReadonlyMap<string, MadeForm>
  readonly site: SiteContent
  /** Films that are marked as sponsored, by the component that they are marked in. */
  readonly sponsoredFilms: readonly { readonly componentId: string; readonly filmId: string }[]
}

interface AssemblyParts {
  readonly files: readonly ContentFile[]
  readonly languageTag: string
  /** All of the site, the primary one first. */
  readonly languages: readonly string[]
  readonly facts: ContentFacts
  /** What stood before: what can no longer be made is taken from there. */
  readonly before: LanguageContent | null
  readonly tell: (problem: string) => void
}

/** Puts the files together. What refers to something that is not there is told, and its last good version stays. */
export function assemble(parts: AssemblyParts): LanguageContent {
  const { files, languageTag, languages, facts, before, tell } = parts
  const [primaryTag = languageTag] = languages
  const mine = inTheirLanguage(parts)

  function attempt<T>(file: string, make: () => T, lastGood: T | undefined): T | undefined {
    try {
      return make()
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      for (const line of error.message.split('\n')) tell(`${file}: ${line}`)
      return lastGood
    }
  }

  const forms = new Map<string, MadeForm>()
  const formFrom = (own: FormFile, lastGood?: MadeForm) =>
    attempt(own.file, () => madeForm(own, own.languageTag ?? primaryTag), lastGood)
  for (const own of mine.filter(isForm)) {
    const primary = own.languageTag === null ? undefined : primaryFile(files.filter(isForm), own.name)
    const last = before?.forms.get(own.name)
    // As with pages below: what stood in for a translation is none of its versions.
    const lastGood = !primary || last?.writtenIn === languageTag ? last : undefined
    const made = formFrom(own, lastGood) ?? (primary && formFrom(primary, last))
    if (made) forms.set(own.name, made)
  }
  let site = siteOf({}, facts)
  for (const { file, source } of mine)
    if (source.kind === 'site') site = attempt(file, () => siteOf(source.site, facts), before?.site) ?? site
  /** The languages of a page are known once all are made: `withLanguageTags`. */
  const written: ContentPage[] = []
  /** File of the page by id of the element: films are marked as sponsored by it alone, whatever the page. */
  const takenIds = new Map<string, string>()
  const known = new Map([...(before?.pages.values() ?? [])].map((page) => [page.nodeId, page]))
  function pageFrom({ file, name, languageTag: fileTag, source }: PageFile, lastGood?: ContentPage) {
    const writtenIn = fileTag ?? primaryTag
    const make = () => {
      const page = pageOf(name, source.page, {
        facts,
        languageTag,
        formOf: (id) => forms.get(id)?.form,
        writtenIn,
      })
      for (const { id } of elementsOf(page.components.grid))
        if (takenIds.has(id)) throw new ContentError([`the id ${id} stands in ${takenIds.get(id)} as well`])
      return page
    }
    return attempt(file, make, lastGood)
  }
  for (const own of mine.filter(isPage)) {
    const { file, name } = own
    const primary = own.languageTag === null ? undefined : primaryFile(files.filter(isPage), name)
    const last = known.get(name)
    // What stood in for a translation before is none of its versions: the primary file may have changed since.
    const lastGood = !primary || last?.writtenIn === languageTag ? last : undefined
    const page = pageFrom(own, lastGood) ?? (primary && pageFrom(primary, last))
    if (page && written.some(({ url }) => url === page.url))
      tell(`${file}: another page stands at ${page.url}`)
    else if (page) {
      written.push(page)
      for (const { id } of elementsOf(page.components.grid)) takenIds.set(id, file)
    }
  }
  const made = [barePages, cataloguePages, customPages].flatMap((pagesOf) => pagesOf(facts, languageTag))
  const pages = new Map(made.map(byUrl))
  for (const page of written) pages.set(page.url, page)
  return { languageTag, pages, forms, site, sponsoredFilms: sponsoredIn(written) }
}

const byUrl = (page: ContentPage): [string, ContentPage] => [page.url, page]

type PageFile = ContentFile & { readonly source: { readonly kind: 'page' } }

const isPage = (file: ContentFile): file is PageFile => file.source.kind === 'page'

type FormFile = ContentFile & { readonly source: { readonly kind: 'form' } }

const isForm = (file: ContentFile): file is FormFile => file.source.kind === 'form'

function primaryFile<File extends ContentFile>(files: readonly File[], name: string): File | undefined {
  return files.find((file) => file.name === name && file.languageTag === null)
}

/** @throws ContentError */
function madeForm({ name, source }: FormFile, writtenIn: string): MadeForm {
  const { keepDays = usualKeeping.days, keepFrom = null, goTo = null } = source.form
  return {
    form: formOf(name, source.form),
    target: goTo,
    keeping: { days: keepDays, from: keepFrom },
    writtenIn,
  }
}

/**
 * Says of each page in which languages it may be found: in those that show their own words. Having a file is not enough,
 * since the primary language stands in for a translation that cannot be made.
 * @param contents by language tag, the primary one first
 */
export function withLanguageTags(
  contents: ReadonlyMap<string, LanguageContent>,
): Map<string, LanguageContent> {
  const tagsOf = ({ nodeId, url }: ContentPage) =>
    [...contents].flatMap(([tag, { pages }]) => {
      const page = pages.get(url)
      return page?.nodeId === nodeId && page.writtenIn === tag ? [tag] : []
    })
  const tagged = (page: ContentPage) =>
    page.languageTags === null ? page : { ...page, languageTags: tagsOf(page) }
  return new Map(
    [...contents].map(([tag, content]) => {
      const pages = new Map([...content.pages.values()].map(tagged).map(byUrl))
      return [tag, { ...content, pages }]
    }),
  )
}

/**
 * The file of the language, where there is one, in place of the primary one's. Of `site.yaml` only the parts that it has:
 * words are translated, moved addresses and rules are not. Of a page its words alone: where it stands and of what kind it
 * is, is the same in every language, and what search engines may do with it is too unless the translation says otherwise.
 */
function inTheirLanguage({ files, languageTag, languages, tell }: AssemblyParts): ContentFile[] {
  const chosen = new Map<string, ContentFile>()
  const keyOf = ({ name, source }: ContentFile) => `${source.kind} ${name}`
  for (const file of files) if (file.languageTag === null) chosen.set(keyOf(file), file)
  if (languageTag !== languages[0])
    for (const file of files) {
      if (file.languageTag === null || !isSameLanguage(file.languageTag, languageTag)) continue
      // From here on the tag is written as the brand writes it.
      const own = { ...file, languageTag }
      chosen.set(keyOf(own), over(chosen.get(keyOf(own)), own, tell))
    }
  return [...chosen.values()]
}

function over(primary: ContentFile | undefined, own: ContentFile, tell: AssemblyParts['tell']): ContentFile {
  if (primary?.source.kind === 'site' && own.source.kind === 'site')
    return { ...own, source: { kind: 'site', site: { ...primary.source.site, ...own.source.site } } }
  if (primary?.source.kind !== 'page' || own.source.kind !== 'page') return own
  const { type, url, event, film, created, updated, hideTitle, seo = {} } = primary.source.page
  const { page } = own.source
  if (url !== undefined && page.url !== undefined && page.url !== url)
    tell(`${own.file}: the page stands at ${url} in every language, as ${primary.file} says`)
  const usual = defined({ created, updated, hideTitle })
  const fixed = defined({ type, url, event, film })
  const { noIndex, noFollow, canonical, excludeCanonical } = seo
  const rules = defined({ noIndex, noFollow, canonical, excludeCanonical })
  const merged = { ...usual, ...page, ...fixed, seo: { ...rules, ...page.seo } }
  return { ...own, source: { kind: 'page', page: merged } }
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

function defined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>
}

/** Pages that every chain has, for those that nobody wrote anything about. */
function barePages(facts: ContentFacts, languageTag: string): ContentPage[] {
  return pageTypes.flatMap((alias): ContentPage[] => {
    const url = facts.pages[alias]
    if (alias === 'Generic' || url === undefined || url.includes(':')) return []
    const components = bareComponents(facts, languageTag)
    const dates = { createDate: '2026-01-05', updated: null, writtenIn: null, languageTags: null }
    return [{ nodeId: alias, alias, name: facts.siteTitle, url, ...dates, components }]
  })
}

function sponsoredIn(pages: readonly ContentPage[]): LanguageContent['sponsoredFilms'] {
  return pages.flatMap(({ components }) =>
    elementsOf(components.grid).flatMap((element) =>
      element.type === 'filmList'
        ? element.films.flatMap(({ filmId, sponsored }) =>
            sponsored ? [{ componentId: element.id, filmId }] : [],
          )
        : [],
    ),
  )
}
