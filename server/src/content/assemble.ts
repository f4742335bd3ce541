import type { ContentForm } from '@foyer/contract/omnia/content-form'
import { isSameLanguage } from '@foyer/contract/omnia/language-address'
import { pageTypes } from '@foyer/contract/omnia/pages'
import { toForm } from './build-form.ts'
import { listElements } from './build-grid.ts'
import { createBareComponents, buildPage, type ContentPage } from './build-page.ts'
import { buildSite, type SiteContent } from './build-site.ts'
import { createCataloguePages } from './catalogue-pages.ts'
import type { ContentContext } from './content-context.ts'
import type { ContentFile } from './content-file.ts'
import { createCustomPages } from './custom-pages.ts'
import { ContentError } from './read-source.ts'

/** How long an entry is kept: days after it was sent, or after the date in its field `from` if that is later. */
export interface FormRetention {
  readonly days: number
  readonly from: string | null
}

/** Retention of forms that do not specify it. */
export const defaultRetention: FormRetention = { days: 365, from: null }

/** A form, with what only the server knows about it. */
interface BuiltForm {
  readonly form: ContentForm
  /** The page to open after it is sent; null: none. */
  readonly target: string | null
  readonly retention: FormRetention
  /** Language of its file. */
  readonly writtenIn: string
}

/** All content in one language. */
export interface LanguageContent {
  readonly languageTag: string
  /** By address. */
  readonly pages: ReadonlyMap<string, ContentPage>
  /** By id. */
  readonly forms: ReadonlyMap<string, BuiltForm>
  readonly site: SiteContent
  /** Films marked as sponsored, with the component that they are marked in. */
  readonly sponsoredFilms: readonly { readonly componentId: string; readonly filmId: string }[]
}

interface AssemblyParts {
  readonly files: readonly ContentFile[]
  readonly languageTag: string
  /** All languages of the site, the primary one first. */
  readonly languages: readonly string[]
  readonly context: ContentContext
  /** The previous content: the last good version of what can no longer be built. */
  readonly before: LanguageContent | null
  readonly report: (problem: string) => void
}

/** Assembles the content of a language. What refers to something missing is reported, and its last good version is kept. */
export function assemble(parts: AssemblyParts): LanguageContent {
  const { files, languageTag, languages, context, before, report } = parts
  const [primaryTag = languageTag] = languages
  const mine = chooseFiles(parts)

  function attempt<T>(file: string, make: () => T, lastGood: T | undefined): T | undefined {
    try {
      return make()
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      for (const line of error.message.split('\n')) report(`${file}: ${line}`)
      return lastGood
    }
  }

  const forms = new Map<string, BuiltForm>()
  const formFrom = (own: FormFile, lastGood?: BuiltForm) =>
    attempt(own.file, () => buildForm(own, own.languageTag ?? primaryTag), lastGood)
  for (const own of mine.filter(isForm)) {
    const primary = own.languageTag === null ? undefined : primaryFile(files.filter(isForm), own.name)
    const last = before?.forms.get(own.name)
    // As with pages below: a fallback to the primary language is not a version of the translation.
    const lastGood = !primary || last?.writtenIn === languageTag ? last : undefined
    const form = formFrom(own, lastGood) ?? (primary && formFrom(primary, last))
    if (form) forms.set(own.name, form)
  }
  let site = buildSite({}, context)
  for (const { file, source } of mine)
    if (source.kind === 'site')
      site = attempt(file, () => buildSite(source.site, context), before?.site) ?? site
  /** The languages of a page are known when all languages are built: `addLanguageTags`. */
  const written: ContentPage[] = []
  /** File of the page by id of the element: sponsored films are marked by element id alone, whatever the page. */
  const takenIds = new Map<string, string>()
  const known = new Map([...(before?.pages.values() ?? [])].map((page) => [page.nodeId, page]))
  function pageFrom({ file, name, languageTag: fileTag, source }: PageFile, lastGood?: ContentPage) {
    const writtenIn = fileTag ?? primaryTag
    const make = () => {
      const page = buildPage(name, source.page, {
        context,
        languageTag,
        findForm: (id) => forms.get(id)?.form,
        writtenIn,
      })
      for (const { id } of listElements(page.components.grid))
        if (takenIds.has(id)) throw new ContentError([`the id ${id} is used in ${takenIds.get(id)} as well`])
      return page
    }
    return attempt(file, make, lastGood)
  }
  for (const own of mine.filter(isPage)) {
    const { file, name } = own
    const primary = own.languageTag === null ? undefined : primaryFile(files.filter(isPage), name)
    const last = known.get(name)
    // A fallback to the primary language is not a version of the translation: the primary file may have changed since.
    const lastGood = !primary || last?.writtenIn === languageTag ? last : undefined
    const page = pageFrom(own, lastGood) ?? (primary && pageFrom(primary, last))
    if (page && written.some(({ url }) => url === page.url))
      report(`${file}: another page has the address ${page.url}`)
    else if (page) {
      written.push(page)
      for (const { id } of listElements(page.components.grid)) takenIds.set(id, file)
    }
  }
  const listed = [buildBarePages, createCataloguePages, createCustomPages].flatMap((listPages) =>
    listPages(context, languageTag),
  )
  const pages = new Map(listed.map(byUrl))
  for (const page of written) pages.set(page.url, page)
  return { languageTag, pages, forms, site, sponsoredFilms: findSponsoredFilms(written) }
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
function buildForm({ name, source }: FormFile, writtenIn: string): BuiltForm {
  const { keepDays = defaultRetention.days, keepFrom = null, goTo = null } = source.form
  return {
    form: toForm(name, source.form),
    target: goTo,
    retention: { days: keepDays, from: keepFrom },
    writtenIn,
  }
}

/**
 * Sets the languages in which each page can be found: those that show their own text. The existence of a file is not
 * enough, as an invalid translation falls back to the primary language.
 * @param contents by language tag, the primary one first
 */
export function addLanguageTags(
  contents: ReadonlyMap<string, LanguageContent>,
): Map<string, LanguageContent> {
  const listTags = ({ nodeId, url }: ContentPage) =>
    [...contents].flatMap(([tag, { pages }]) => {
      const page = pages.get(url)
      return page?.nodeId === nodeId && page.writtenIn === tag ? [tag] : []
    })
  const tagged = (page: ContentPage) =>
    page.languageTags === null ? page : { ...page, languageTags: listTags(page) }
  return new Map(
    [...contents].map(([tag, content]) => {
      const pages = new Map([...content.pages.values()].map(tagged).map(byUrl))
      return [tag, { ...content, pages }]
    }),
  )
}

/**
 * Replaces files of the primary language by those of a language. Of `site.yaml`, only the parts it has: text is
 * translated, redirects and rules are not. Of a page, only its text: its address and type are the same in every
 * language, and so are its rules for search engines unless the translation has its own.
 */
function chooseFiles({ files, languageTag, languages, report }: AssemblyParts): ContentFile[] {
  const chosen = new Map<string, ContentFile>()
  const toKey = ({ name, source }: ContentFile) => `${source.kind} ${name}`
  for (const file of files) if (file.languageTag === null) chosen.set(toKey(file), file)
  if (languageTag !== languages[0])
    for (const file of files) {
      if (file.languageTag === null || !isSameLanguage(file.languageTag, languageTag)) continue
      // From here on the tag is written as the brand writes it.
      const own = { ...file, languageTag }
      chosen.set(toKey(own), mergeTranslation(chosen.get(toKey(own)), own, report))
    }
  return [...chosen.values()]
}

function mergeTranslation(
  primary: ContentFile | undefined,
  own: ContentFile,
  report: AssemblyParts['report'],
): ContentFile {
  if (primary?.source.kind === 'site' && own.source.kind === 'site')
    return { ...own, source: { kind: 'site', site: { ...primary.source.site, ...own.source.site } } }
  if (primary?.source.kind !== 'page' || own.source.kind !== 'page') return own
  const { type, url, event, film, created, updated, hideTitle, seo = {} } = primary.source.page
  const { page } = own.source
  if (url !== undefined && page.url !== undefined && page.url !== url)
    report(`${own.file}: the page has the address ${url} in every language, from ${primary.file}`)
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

/** Builds the pages that every chain has, as far as no file describes them. */
function buildBarePages(context: ContentContext, languageTag: string): ContentPage[] {
  return pageTypes.flatMap((alias): ContentPage[] => {
    const url = context.pages[alias]
    if (alias === 'Generic' || url === undefined || url.includes(':')) return []
    const components = createBareComponents(context, languageTag)
    const dates = { createDate: '2026-01-05', updated: null, writtenIn: null, languageTags: null }
    return [{ nodeId: alias, alias, name: context.siteTitle, url, ...dates, components }]
  })
}

function findSponsoredFilms(pages: readonly ContentPage[]): LanguageContent['sponsoredFilms'] {
  return pages.flatMap(({ components }) =>
    listElements(components.grid).flatMap((element) =>
      element.type === 'filmList'
        ? element.films.flatMap(({ filmId, sponsored }) =>
            sponsored ? [{ componentId: element.id, filmId }] : [],
          )
        : [],
    ),
  )
}
