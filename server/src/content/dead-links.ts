import type { FastifyBaseLogger } from 'fastify'
import { parseDetailPattern, findShopPage } from '@foyer/contract/omnia/shop-addresses'
import type { Brand } from '../brand/brand.ts'
import type { LanguageContent } from './assemble.ts'
import type { ContentContext } from './content-context.ts'
import type { ContentSnapshot } from './library.ts'
import { findPageResponse, parsePath } from './page-reads.ts'

/** A link in configuration or content. */
interface WrittenLink {
  /** Its path, e.g. `footer.columns[0].items[2].href`; for a link within rich text, the page's address. */
  readonly path: string
  readonly address: string
}

/** Addresses that the server serves itself and that are not pages of the site. */
const servedBeside = /^\/(brand|media|api|ocapi|monitoring|sitemap\.xml|feed\.atom|robots\.txt)(\/|$|\?)/

const isAddressName = (name: string) => /^(href|url)$/.test(name)
const inMarkup = /<a\s[^>]*?href="([^"]*)"/g

/** Every address of this site in a value, in settings or rich text. */
function listLinks(value: unknown, path = ''): WrittenLink[] {
  if (typeof value === 'string')
    return [...value.matchAll(inMarkup)].map(([, address = '']) => ({
      path,
      address: address.replaceAll('&amp;', '&'),
    }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const here = Array.isArray(value) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`
    return typeof inner === 'string' && isAddressName(name)
      ? [{ path: here, address: inner }]
      : listLinks(inner, here)
  })
}

/** Whether an address of the site exists. */
function isServed(address: string, content: LanguageContent, context: ContentContext): boolean {
  const friendly = parsePath(address)
  if (friendly === null || servedBeside.test(address)) return true
  const { status } = findPageResponse(content, context, {
    friendly,
    components: [],
    ancestorComponents: null,
    descendantOfType: undefined,
  })
  if (status !== 404) return true
  // A detail page exists only for something in the catalogue, whatever its pattern matches.
  const isDetail = Object.values(context.pages).some((pattern) => {
    const prefix = parseDetailPattern(pattern)?.prefix
    return prefix !== undefined && friendly !== prefix && friendly.startsWith(prefix)
  })
  return !isDetail && findShopPage(friendly, context.pages) !== undefined
}

/**
 * Links to addresses of the site that do not exist, as readable lines. Links to other sites are not checked.
 * @param settings links of the brand's configuration, by file name
 */
function listDeadLinks(
  content: LanguageContent,
  context: ContentContext,
  settings: Readonly<Record<string, unknown>>,
): string[] {
  const needed = 'needed the address of an existing page'
  const isDead = ({ address }: WrittenLink) => !isServed(address, content, context)
  const configured = Object.entries(settings).flatMap(([file, value]) =>
    listLinks(value)
      .filter(isDead)
      .map(({ path, address }) => `${file}: ${path}: found ${JSON.stringify(address)}, ${needed}`),
  )
  const written = [...content.pages.values()].flatMap(({ url, components }) => {
    const dead = listLinks(components).filter(isDead)
    return [...new Set(dead.map(({ address }) => address))].map(
      (address) => `content: the page ${url} links to ${JSON.stringify(address)}, ${needed}`,
    )
  })
  const { redirects, ...site } = content.site
  const around = listLinks(site)
    .filter(isDead)
    .map(({ path, address }) => `content/site.yaml: ${path}: found ${JSON.stringify(address)}, ${needed}`)
  const moved = [...redirects]
    .filter(([, { url }]) => isDead({ path: '', address: url }))
    .map(
      ([from, { url }]) =>
        `content/site.yaml: the address ${from} leads to ${JSON.stringify(url)}, ${needed}`,
    )
  return [...configured, ...written, ...around, ...moved]
}

/** Finds every dead link of a brand, in all its languages: in its configuration and content pages. */
export function findDeadLinks(
  { languages }: ContentSnapshot,
  context: ContentContext,
  { variants }: Pick<Brand, 'variants'>,
): string[] {
  const [[primary, content] = [], ...others] = [...languages]
  if (primary === undefined || !content) return []
  const getSettings = (tag: string) => variants.get(tag)?.storefront
  const own = listDeadLinks(content, context, { 'storefront.json': getSettings(primary) })
  // Links that a language inherits from the primary one are reported there only.
  const ownLines = new Set(own)
  const more = others.flatMap(([tag, each]) => {
    const file = `storefront.${tag}.json`
    return listDeadLinks(each, context, { [file]: getSettings(tag) }).filter(
      (line) => !ownLines.has(line.replace(file, 'storefront.json')),
    )
  })
  return [...new Set([...own, ...more])]
}

/** Logs dead links: content can be corrected while the server runs. */
export function logDeadLinks(
  content: ContentSnapshot,
  context: ContentContext,
  brand: Pick<Brand, 'variants'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  for (const problem of findDeadLinks(content, context, brand)) log.warn({ problem }, 'a link leads nowhere')
}
