import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { discoveryPaths } from '@foyer/contract/discovery'
import { languageParameter } from '@foyer/contract/omnia/language-address'
import { getDictionary } from '../channel/documents.ts'
import type { Clock } from '../domain/clock.ts'
import type { Brand } from '../brand/brand.ts'
import { getLanguageFor } from '../brand/languages.ts'
import { ProblemError } from '../http/problem.ts'
import type { ContentContext } from '../content/content-context.ts'
import type { ContentLibrary } from '../content/library.ts'
import type { Programme } from '../schedule/programme.ts'
import { renderFeed } from './feed-xml.ts'
import { createLocationCache } from './cached-locations.ts'
import { renderRobots } from './robots.ts'
import { TextCache, toMachineText, sendText } from './send-document.ts'
import { renderSitemapIndex, renderSitemap } from './sitemap-xml.ts'
import { listFilmsOnSale } from './films-on-sale.ts'

export interface DiscoveryOptions {
  readonly library: ContentLibrary
  readonly context: ContentContext
  readonly programme: Programme
  readonly clock: Clock
  readonly brand: Pick<Brand, 'name' | 'languages' | 'pageTexts' | 'variants'>
  readonly getOrigin: (request: FastifyRequest) => string
  /** Whether the origin is configured, and not taken from the request. */
  readonly isOriginFixed: boolean
  /** Most addresses in one sitemap; with more there is an index of several. */
  readonly largestSitemap?: number
}

/** A fifth of the limit of search engines, so that the lines of alternates do not make a file too large. */
const usualLargest = 10_000
const robotsSeconds = 86_400
const sitemapSeconds = 3_600
const feedSeconds = 900

/**
 * Documents for search engines: `/robots.txt`; `/sitemap.xml`, with its parts `/sitemap-1.xml` … if it is an index; and
 * `/feed.atom`, the current films. Each depends on its address only and not on cookies, so that shared caches may keep
 * it.
 */
export const discoveryRoutes: FastifyPluginAsync<DiscoveryOptions> = async (app, options) => {
  const {
    library,
    context,
    programme,
    clock,
    brand,
    getOrigin,
    isOriginFixed,
    largestSitemap = usualLargest,
  } = options
  const { languages } = brand
  const primaryTag = languages[0] ?? 'en'
  const cache = new TextCache()
  const locationsFor = createLocationCache(context)

  app.get(discoveryPaths.robots, async (request, reply) =>
    sendText(request, reply, toMachineText(renderRobots(context.pages, getOrigin(request))), {
      type: 'text/plain',
      seconds: robotsSeconds,
      isOriginFixed,
    }),
  )

  /** @param part from 1; null for `/sitemap.xml` itself */
  async function sendSitemap(request: FastifyRequest, reply: FastifyReply, part: number | null) {
    const { languages: content } = await library.snapshot()
    const snapshot = await programme.snapshot()
    const [origin, now] = [getOrigin(request), clock.now()]
    const moment = { now, until: snapshot.validUntil }
    const locations = locationsFor({ content, snapshot, now })
    const parts = Math.ceil(locations.length / largestSitemap)
    if (part !== null && (parts <= 1 || part > parts)) throw new ProblemError('not-found')
    const text = cache.text(`${part} ${origin}`, [content, snapshot], moment, () => {
      const style = { origin, primaryTag }
      if (part === null) {
        if (parts <= 1) return renderSitemap(locations, style)
        const paths = Array.from({ length: parts }, (_, index) => `/sitemap-${index + 1}.xml`)
        return renderSitemapIndex(paths, style)
      }
      return renderSitemap(locations.slice((part - 1) * largestSitemap, part * largestSitemap), style)
    })
    return sendText(request, reply, text, {
      type: 'application/xml',
      seconds: sitemapSeconds,
      isOriginFixed,
    })
  }

  app.get(discoveryPaths.sitemap, async (request, reply) => sendSitemap(request, reply, null))
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}).xml', async (request, reply) =>
    sendSitemap(request, reply, Number(request.params.part)),
  )

  app.get<{ Querystring: Record<string, unknown> }>(discoveryPaths.feed, async (request, reply) => {
    const requestedLanguage = request.query[languageParameter]
    const languageTag =
      getLanguageFor(typeof requestedLanguage === 'string' ? requestedLanguage : null, languages) ??
      primaryTag
    const snapshot = await programme.snapshot()
    const origin = getOrigin(request)
    const moment = { now: clock.now(), until: snapshot.validUntil }
    const text = cache.text(`feed ${languageTag} ${origin}`, [snapshot], moment, () => {
      const texts = getDictionary(brand, languageTag)
      const seo = brand.variants.get(languageTag)?.storefront.films.seo
      return renderFeed({
        context,
        brandName: brand.name,
        origin,
        languageTag,
        languages,
        title: [context.siteTitle, texts[seo?.titleKey ?? '']].filter(Boolean).join(' - '),
        subtitle: texts[seo?.descriptionKey ?? ''] ?? '',
        films: listFilmsOnSale(context, snapshot),
        since: snapshot.validFrom,
      })
    })
    void reply.header('content-language', languageTag)
    return sendText(request, reply, text, {
      type: 'application/atom+xml',
      seconds: feedSeconds,
      isOriginFixed,
    })
  })
}
