import { createHash } from 'node:crypto'
import {
  componentNames,
  type ComponentName,
  type PageComponents,
  type PageListResponse,
  type PageResponse,
} from '@foyer/contract/omnia/page'
import type { LanguageContent } from './assemble.ts'
import type { ContentPage } from './build-page.ts'
import type { ContentContext } from './content-context.ts'

/** Names in a query: repeated, or joined by commas; null if absent. */
export function parseNames(value: string | readonly string[] | undefined): string[] | null {
  if (value === undefined) return null
  const names = (typeof value === 'string' ? [value] : value).flatMap((part) => part.split(','))
  return names.map((name) => name.trim()).filter(Boolean)
}

/** The path of an address on this site, with a trailing slash; null if it is not one. */
export function parsePath(friendly: string): string | null {
  const bare = friendly.replace(/[?#].*$/s, '')
  if (!/^\/(?!\/)/.test(bare) || bare.includes('\\')) return null
  return bare.endsWith('/') ? bare : `${bare}/`
}

interface PageQuery {
  readonly friendly: string
  readonly components: readonly string[] | null
  readonly ancestorComponents: readonly string[] | null
  readonly descendantOfType: string | undefined
}

/**
 * Finds the page at an address. If there is none: a redirect to where it has moved, else to the first page below it,
 * else none, with the page `ErrorNotFound`.
 */
export function findPageResponse(
  content: LanguageContent,
  context: ContentContext,
  query: PageQuery,
): PageResponse {
  const { languageTag } = content
  const path = parsePath(query.friendly)
  const page = path === null ? undefined : findPage(content, context, path)
  const move =
    page || path === null ? undefined : (content.site.redirects.get(path) ?? findSubpage(content, path))
  const shown = page ?? content.pages.get(context.pages.ErrorNotFound ?? '')
  if (!shown) throw new TypeError('There is no ErrorNotFound page')
  const ancestors = page && query.ancestorComponents ? listAncestors(content, page) : []
  return {
    ...toNode(shown),
    status: page ? 200 : !move ? 404 : move.isPermanent ? 301 : 302,
    languageTag,
    writtenIn: shown.writtenIn,
    ...(shown.languageTags && { languageTags: [...shown.languageTags] }),
    components: pickComponents(shown, query.components),
    ancestorComponents: ancestors.map((ancestor) => ({
      ...toNode(ancestor),
      components: pickComponents(ancestor, query.ancestorComponents),
    })),
    descendants:
      page && query.descendantOfType !== undefined
        ? below(content, page.url)
            .filter(({ alias }) => alias === query.descendantOfType)
            .map(toNode)
        : [],
    redirectDetailsElement: move ? { redirect: true, url: move.url } : null,
  }
}

/** Pages below an address, flat. An address without a page has none. */
export function listPagesResponse(
  content: LanguageContent,
  friendly: string,
  properties: readonly string[] | null,
): PageListResponse {
  const path = parsePath(friendly)
  if (path === null) return []
  return below(content, path).map((page) => ({
    ...toNode(page),
    nodeId: toNodeNumber(page.nodeId),
    createDate: page.createDate,
    ...pickComponents(page, properties ?? []),
  }))
}

function findPage(content: LanguageContent, context: ContentContext, path: string): ContentPage | undefined {
  const exact = content.pages.get(path)
  if (exact) return exact
  // Detail pages are found by id alone, whatever name precedes it.
  for (const alias of ['FilmDetails', 'EventDetails', 'Cinema'] as const) {
    const id = lastSegment(context.pages[alias], path)
    if (id === null) continue
    const found = [...content.pages.values()].find(
      (page) => page.alias === alias && getKey(page.components) === id,
    )
    if (found) return found
  }
  return undefined
}

const getKey = ({ vistaFilm, vistaEvent, vistaCinema }: PageComponents) =>
  (vistaFilm ?? vistaEvent ?? vistaCinema)?.key

/** The last segment of a path that matches a pattern with `:param` segments, whatever comes in between. */
function lastSegment(pattern: string | undefined, path: string): string | null {
  const beginning = pattern?.split(':', 1)[0]
  if (beginning === undefined || beginning === '/' || !path.startsWith(beginning)) return null
  return path.slice(beginning.length).split('/').findLast(Boolean) ?? null
}

/** Number of a node in a list, 31 bits: derived from its id, so that it stays the same after a restart. */
function toNodeNumber(nodeId: string): number {
  return createHash('sha1').update(nodeId).digest().readUInt32BE() >>> 1
}

function toNode({ nodeId, alias, name, url }: ContentPage) {
  return { nodeId, alias, name, url }
}

function pickComponents(page: ContentPage, names: readonly string[] | null): Partial<PageComponents> {
  if (names === null) return page.components
  const known = componentNames.filter((name) => names.includes(name))
  return Object.fromEntries(known.map((name: ComponentName) => [name, page.components[name]]))
}

/** From the parent to the home page. */
function listAncestors({ pages }: LanguageContent, { url }: ContentPage): ContentPage[] {
  return upperPaths(url).flatMap((upper) => pages.get(upper) ?? [])
}

/** Parent addresses of a path, the nearest first, the home page last. */
function upperPaths(path: string): string[] {
  const segments = path.split('/').filter(Boolean)
  return segments.map((_, count) => {
    const upper = segments.slice(0, segments.length - count - 1)
    return upper.length === 0 ? '/' : `/${upper.join('/')}/`
  })
}

/**
 * Redirect target of an address that does not exist: the first subpage (by file name) of the content page above it.
 * Below films, events, cinemas and the home page there is none.
 */
function findSubpage(
  content: LanguageContent,
  path: string,
): { url: string; isPermanent: boolean } | undefined {
  const upper = upperPaths(path).flatMap((url) => content.pages.get(url) ?? [])[0]
  if (upper?.alias !== 'Generic') return undefined
  const subpages = below(content, upper.url).filter(({ alias }) => alias === 'Generic')
  const isNext = ({ url }: ContentPage) => upperPaths(url)[0] === upper.url
  const first = subpages.find(isNext) ?? subpages[0]
  return first && { url: first.url, isPermanent: false }
}

function below({ pages }: LanguageContent, url: string): ContentPage[] {
  return [...pages.values()].filter((page) => page.url !== url && page.url.startsWith(url))
}
