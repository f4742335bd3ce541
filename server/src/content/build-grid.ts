import type { ContentForm } from '@foyer/contract/omnia/content-form'
import type { ContentLink, Grid, PlainElement, PlainRow } from '@foyer/contract/omnia/grid'
import type { Static } from 'typebox'
import type { ContentContext } from './content-context.ts'
import { toImage } from './content-images.ts'
import type { ElementSource, LinkSource, PlainRowSource, RowSource } from './page-source.ts'
import { ContentError } from './read-source.ts'
import { renderRichText } from './rich-text.ts'
import { parseVideoUrl } from './video.ts'

export interface GridContext {
  readonly context: ContentContext
  /** Finds a form by name; undefined if there is none. */
  readonly findForm: (id: string) => ContentForm | undefined
}

/**
 * @param nodeId of the page; elements without an editor's id get one that is unique to the page
 * @throws ContentError that names the row, or the duplicate id
 */
export function buildGrid(rows: readonly RowSource[], nodeId: string, parts: GridContext): Grid {
  const grid: Grid = { rows: rows.map((row, index) => buildRow(row, `${nodeId}-r${index + 1}`, parts)) }
  const ids = listElements(grid).map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) < index)
  if (twice !== undefined) throw new ContentError([`the id ${twice} is used twice`])
  return grid
}

/** Elements of a grid in order, including those inside tabs. */
export function listElements({ rows }: Grid): PlainElement[] {
  const plain = (row: PlainRow) => row.columns.flatMap(({ elements }) => elements)
  return rows.flatMap((row) =>
    row.name === 'row'
      ? plain(row)
      : row.columns.flatMap(({ elements }) => elements.flatMap((tab) => tab.grid.rows.flatMap(plain))),
  )
}

function buildRow(row: RowSource, id: string, parts: GridContext): Grid['rows'][number] {
  if (row.tabs === undefined) return buildPlainRow(row, id, parts)
  if (row.elements ?? row.columns) throw new ContentError([`row ${id} has tabs and something beside them`])
  return {
    name: 'tabLayout',
    id,
    columns: [
      {
        size: 12,
        elements: row.tabs.map((tab, index) => ({
          type: 'gridTab' as const,
          id: `${id}t${index + 1}`,
          name: tab.name,
          grid: {
            rows: tab.rows.map((inner, at) => buildPlainRow(inner, `${id}t${index + 1}r${at + 1}`, parts)),
          },
        })),
      },
    ],
  }
}

/** Columns side by side fill at most the twelve shares of a row. */
function buildPlainRow({ elements, columns }: PlainRowSource, id: string, parts: GridContext): PlainRow {
  if ((elements === undefined) === (columns === undefined))
    throw new ContentError([`row ${id} needs either elements or columns`])
  const sources = columns ?? [{ size: 12, elements: elements ?? [] }]
  return {
    name: 'row',
    id,
    columns: sources.map((column, place) => ({
      size: column.size,
      elements: column.elements.map((element, at) =>
        buildElement(element, element.id ?? `${id}c${place + 1}e${at + 1}`, parts),
      ),
    })),
  }
}

function buildElement(source: ElementSource, id: string, parts: GridContext): PlainElement {
  const named = Object.keys(source).filter((name) => name !== 'id')
  if (named.length !== 1) {
    throw new ContentError([`element ${id} should be one thing, not ${named.join(' and ') || 'nothing'}`])
  }
  const { accordion, button, films, headline, subheadline, image, text, form, video } = source
  if (headline !== undefined) return { type: 'headline', id, text: headline, level: 2 }
  if (subheadline !== undefined) return { type: 'headline', id, text: subheadline, level: 3 }
  if (text !== undefined) return { type: 'richText', id, html: renderRichText(text) }
  if (video) {
    const { url, title, still } = video
    return {
      type: 'videoEmbed',
      id,
      ...parseVideoUrl(url),
      title,
      still: still ? toImage(still, parts.context) : null,
    }
  }
  if (image) {
    const { link, ...picture } = image
    return {
      type: 'image',
      id,
      image: toImage(picture, parts.context),
      link: link === undefined ? null : toLink(link),
    }
  }
  if (button) {
    const { alignment = 'Left', colour: color = 'Primary', ...link } = button
    return { type: 'button', id, link: toLink(link), alignment, buttonColour: color }
  }
  if (accordion) {
    const items = accordion.items.map((item, index) => ({
      id: `${id}i${index + 1}`,
      heading: item.heading,
      body: renderRichText(item.text),
    }))
    return { type: 'accordion', id, heading: accordion.heading ?? null, items }
  }
  if (films) return buildFilmList(films, id, parts.context)
  const found = parts.findForm(form ?? '')
  if (!found) throw new ContentError([`there is no form ${form}`])
  return { type: 'form', id, form: found }
}

function buildFilmList(
  source: NonNullable<ElementSource['films']>,
  id: string,
  { catalogue, filmId }: ContentContext,
): PlainElement {
  const { attribute = null, event = null, genre = null, sponsored = [], choose = [] } = source
  const check = (what: string, name: string | null, known: ReadonlyMap<string, unknown>) => {
    if (name !== null && !known.has(name)) throw new ContentError([`there is no ${what} ${name}`])
  }
  check('attribute', attribute, catalogue.attributes)
  check('event', event, catalogue.events)
  check('genre', genre, catalogue.genres)
  const usual = ['NowShowing', 'ComingSoon'] as const
  return {
    type: 'filmList',
    id,
    heading: source.heading ?? null,
    mode: source.mode ?? 'Grid',
    categories: source.categories ?? [
      ...usual,
      ...(source.showAdvanceBookings ? ['AdvanceBooking' as const] : []),
    ],
    filters: source.filters ?? [],
    maximumFilms: source.maximum ?? null,
    ...(source.skeleton === undefined ? {} : { skeleton: source.skeleton }),
    films: [...new Set([...sponsored, ...choose])].map((slug) => ({
      filmId: filmId(slug),
      sponsored: sponsored.includes(slug),
    })),
    attributeId: attribute,
    eventId: event,
    genreId: genre,
  }
}

export function toLink({ url, name, newWindow }: Static<typeof LinkSource>): ContentLink {
  return { url, ...(name === undefined ? {} : { name }), ...(newWindow ? { target: '_blank' as const } : {}) }
}
