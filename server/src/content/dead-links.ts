import type { FastifyBaseLogger } from 'fastify'
import { parseDetailPattern, shopPageAt } from '@foyer/contract/omnia/shop-addresses'
import type { Brand } from '../brand/brand.ts'
import type { LanguageContent } from './assemble.ts'
import type { ContentContext } from './content-context.ts'
import type { ContentSnapshot } from './library.ts'
import { findPageResponse, parsePath } from './page-reads.ts'

/** A link that somebody wrote. */
interface WrittenLink {
  /** Where it stands, e.g. `footer.columns[0].items[2].href`; the page's address for one within a rich text. */
  readonly path: string
  readonly address: string
}

/** Served by the server itself, and no page of the site. */
const servedBeside = /^\/(brand|media|api|ocapi|monitoring|sitemap\.xml|feed\.atom|robots\.txt)(\/|$|\?)/

const isAddressName = (name: string) => /^(href|url)$/.test(name)
const inMarkup = /<a\s[^>]*?href="([^"]*)"/g

/** Every address of the site itself that a value names, in settings or in rich text. */
function linksIn(value: unknown, path = ''): WrittenLink[] {
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
      : linksIn(inner, here)
  })
}

/** Whether something stands at an address of the site. */
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
  // A detail page stands there only for something that the catalogue has, whatever its pattern says.
  const isDetail = Object.values(context.pages).some((pattern) => {
    const prefix = parseDetailPattern(pattern)?.prefix
    return prefix !== undefined && friendly !== prefix && friendly.startsWith(prefix)
  })
  return !isDetail && shopPageAt(friendly, context.pages) !== undefined
}

/**
 * Links to addresses of the site at which nothing stands, as lines for people. Addresses of others are not asked.
 * @param settings what the brand's configuration links to, by the name of its file
 */
function deadLinks(
  content: LanguageContent,
  context: ContentContext,
  settings: Readonly<Record<string, unknown>>,
): string[] {
  const needed = 'needed an address of the site at which a page stands'
  const isDead = ({ address }: WrittenLink) => !isServed(address, content, context)
  const configured = Object.entries(settings).flatMap(([file, value]) =>
    linksIn(value)
      .filter(isDead)
      .map(({ path, address }) => `${file}: ${path}: found ${JSON.stringify(address)}, ${needed}`),
  )
  const written = [...content.pages.values()].flatMap(({ url, components }) => {
    const dead = linksIn(components).filter(isDead)
    return [...new Set(dead.map(({ address }) => address))].map(
      (address) => `content: the page ${url} links to ${JSON.stringify(address)}, ${needed}`,
    )
  })
  const { redirects, ...site } = content.site
  const around = linksIn(site)
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

/** Every dead link of a brand, in all its languages: of its configuration and of its written pages. */
export function findDeadLinks(
  { languages }: ContentSnapshot,
  context: ContentContext,
  { variants }: Pick<Brand, 'variants'>,
): string[] {
  const [[primary, content] = [], ...others] = [...languages]
  if (primary === undefined || !content) return []
  const getSettings = (tag: string) => variants.get(tag)?.storefront
  const own = deadLinks(content, context, { 'storefront.json': getSettings(primary) })
  // What a language has from the primary one is told there alone.
  const ownLines = new Set(own)
  const more = others.flatMap(([tag, each]) => {
    const file = `storefront.${tag}.json`
    return deadLinks(each, context, { [file]: getSettings(tag) }).filter(
      (line) => !ownLines.has(line.replace(file, 'storefront.json')),
    )
  })
  return [...new Set([...own, ...more])]
}

/** Tells in the log what a visitor would find out: content may be mended while the server runs. */
export function logDeadLinks(
  content: ContentSnapshot,
  context: ContentContext,
  brand: Pick<Brand, 'variants'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  for (const problem of findDeadLinks(content, context, brand)) log.warn({ problem }, 'a link leads nowhere')
}
