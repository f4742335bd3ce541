import type { SearchHit, SearchResponse } from '@foyer/contract/omnia/calls'
import type { Grid } from '@foyer/contract/omnia/grid'
import type { LanguageContent } from './assemble.ts'
import type { ContentPage } from './build-page.ts'
import { getText, type ContentContext } from './content-context.ts'
import { toPlainText } from './rich-text.ts'
import { createTextSearch } from './text-search.ts'

/** Most results of each kind in an answer. */
const maximumHits = 8
/** Weight of names that lead to an item, relative to its title. */
const nameWeight = 0.8
/** Length of an excerpt, characters. */
const excerptLength = 160

interface Entry {
  readonly hit: SearchHit
  /** The item's title, with the highest weight. */
  readonly title: string
  /** Names that lead to it: people, genres, cities, headings. */
  readonly names: readonly string[]
  /** Its whole text, in lower case, for whole words only. */
  readonly text: string
}

/** Creates a search for films, cinemas, events and pages of one language. Created once per state of the content. */
export function createSearch(
  content: LanguageContent,
  context: ContentContext,
): (term: string) => SearchResponse {
  const kinds = buildEntries(content, context)
  const find = Object.fromEntries(
    Object.entries(kinds).map(([kind, entries]) => [kind, createFinder(entries)]),
  ) as Record<keyof typeof kinds, (term: string) => SearchHit[]>
  return (searchTerm) => {
    const term = searchTerm.normalize('NFC').trim()
    return {
      searchTerm,
      films: find.films(term),
      cinemas: find.cinemas(term),
      events: find.events(term),
      pages: find.pages(term),
    }
  }
}

/** Results whose title matches exactly or approximately come first, then those whose text contains every word. */
function createFinder(entries: readonly Entry[]): (term: string) => SearchHit[] {
  const search = createTextSearch(entries, ({ title, names }) => [
    { text: title, weight: 1 },
    ...names.map((text) => ({ text, weight: nameWeight })),
  ])
  return (term) => {
    if (term === '') return []
    const called = search(term, maximumHits)
    const wanted = term
      .toLowerCase()
      .split(/\s+/)
      .filter((part) => part.length > 2)
    const says = ({ text }: Entry) => wanted.length > 0 && wanted.every((part) => text.includes(part))
    const saying = entries.filter((entry) => says(entry) && !called.includes(entry))
    return [...called, ...saying].slice(0, maximumHits).map(({ hit }) => hit)
  }
}

function buildEntries(content: LanguageContent, context: ContentContext) {
  const { catalogue } = context
  const { languageTag } = content
  const pages = [...content.pages.values()]
  const ofKind = (alias: ContentPage['alias']) => pages.filter((page) => page.alias === alias)
  const films = ofKind('FilmDetails').map((page) => {
    const film = catalogue.films.get(page.components.vistaFilm?.key ?? '')?.wire
    const people = film?.castAndCrew.map(
      (credit) => catalogue.castAndCrew.get(credit.castAndCrewMemberId)?.name,
    )
    const genres = film?.genreIds.map((id) => catalogue.genres.get(id)?.name)
    return buildEntry(page, page.components.vistaFilm?.key ?? page.nodeId, [
      ...(people ?? []).map((name) => (name ? `${name.givenName} ${name.familyName}`.trim() : '')),
      ...(genres ?? []).map((name) => (name ? getText(name, languageTag) : '')),
    ])
  })
  const cinemas = ofKind('Cinema').map((page) => {
    const address = catalogue.sites.get(page.components.vistaCinema?.key ?? '')?.contactDetails.address
    return buildEntry(page, page.components.vistaCinema?.key ?? page.nodeId, [
      address?.city ?? '',
      address?.line1 ?? '',
      address?.postalCode ?? '',
    ])
  })
  const events = ofKind('EventDetails').map((page) =>
    buildEntry(page, page.components.vistaEvent?.key ?? page.nodeId, []),
  )
  const generic = ofKind('Generic').filter((page) => !page.components.robotsNoIndex)
  return { films, cinemas, events, pages: generic.map((page) => buildEntry(page, page.nodeId, [])) }
}

function buildEntry(page: ContentPage, id: string, names: readonly string[]): Entry {
  const { summary, cinemaDetails } = page.components
  const gridTexts = collectTexts(page.components.grid)
  const text = toPlainText([summary ?? '', cinemaDetails?.introduction ?? '', ...gridTexts.texts].join(' '))
  return {
    hit: { id, title: page.name, url: page.url, excerpt: summary ?? (toExcerpt(text) || null) },
    title: page.name,
    names: [...names.filter(Boolean), ...gridTexts.headings],
    text: `${page.name} ${names.join(' ')} ${gridTexts.headings.join(' ')} ${text}`.toLowerCase(),
  }
}

function toExcerpt(text: string): string {
  if (text.length <= excerptLength) return text
  return `${text.slice(0, text.lastIndexOf(' ', excerptLength))} …`
}

/** Headings and texts of a grid, including tabs and accordions. */
function collectTexts(grid: Grid): { headings: string[]; texts: string[] } {
  const headings: string[] = []
  const texts: string[] = []
  for (const row of grid.rows) {
    for (const { elements } of row.columns) {
      for (const element of elements) {
        if (element.type === 'headline') headings.push(element.text)
        if (element.type === 'richText') texts.push(element.html)
        if (element.type === 'accordion')
          for (const { heading, body } of element.items) {
            headings.push(heading)
            texts.push(body)
          }
        if (element.type === 'gridTab') {
          const inner = collectTexts(element.grid)
          headings.push(element.name, ...inner.headings)
          texts.push(...inner.texts)
        }
      }
    }
  }
  return { headings, texts }
}
