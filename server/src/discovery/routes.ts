import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { discoveryPaths } from '@foyer/contract/discovery'
import type { Clock } from '../clock.ts'
import { ProblemError } from '../http/problem.ts'
import type { ContentFacts } from '../omnia/content-facts.ts'
import type { ContentLibrary } from '../omnia/library.ts'
import type { Programme } from '../schedule/programme.ts'
import { robotsText } from './robots.ts'
import { KeptTexts, machineText, sendText } from './send-document.ts'
import { siteMapOf } from './site-map.ts'
import { locationsOf, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

export interface DiscoveryOptions {
  readonly library: ContentLibrary
  readonly facts: ContentFacts
  readonly programme: Programme
  readonly clock: Clock
  /** Language tags, the primary one first. */
  readonly languages: readonly string[]
  readonly originOf: (request: FastifyRequest) => string
  /** Addresses in one sitemap; with more there is an index of several. */
  readonly largestSitemap?: number
}

/** A fifth of what search engines read at most, so that the alternates' lines do not make a file too large either. */
const usualLargest = 10_000
const robotsSeconds = 86_400
const sitemapSeconds = 3_600

/** What search engines ask for: `/robots.txt`, `/sitemap.xml`, and its parts `/sitemap-1.xml` … where it is an index. */
export const discoveryRoutes: FastifyPluginAsync<DiscoveryOptions> = async (app, options) => {
  const { library, facts, programme, clock, languages, originOf, largestSitemap = usualLargest } = options
  const primaryTag = languages[0] ?? 'en'
  const kept = new KeptTexts()

  app.get(discoveryPaths.robots, async (request, reply) =>
    sendText(request, reply, machineText(robotsText(facts.pages, originOf(request))), {
      type: 'text/plain',
      seconds: robotsSeconds,
    }),
  )

  /** @param part from 1; null for what stands at the first address */
  async function sendSitemap(request: FastifyRequest, reply: FastifyReply, part: number | null) {
    const { languages: content } = await library.snapshot()
    const snapshot = await programme.snapshot()
    const [origin, now] = [originOf(request), clock.now()]
    const moment = { now, until: snapshot.validUntil }
    const text = kept.text(`${part} ${origin}`, [content, snapshot], moment, () => {
      const locations = locationsOf(siteMapOf({ content, facts, snapshot, now }))
      const parts = Math.ceil(locations.length / largestSitemap)
      const style = { origin, primaryTag }
      if (part === null) {
        if (parts <= 1) return sitemapXml(locations, style)
        const paths = Array.from({ length: parts }, (_, index) => `/sitemap-${index + 1}.xml`)
        return sitemapIndexXml(paths, style)
      }
      if (parts <= 1 || part > parts) throw new ProblemError('not-found')
      return sitemapXml(locations.slice((part - 1) * largestSitemap, part * largestSitemap), style)
    })
    return sendText(request, reply, text, { type: 'application/xml', seconds: sitemapSeconds })
  }

  app.get(discoveryPaths.sitemap, async (request, reply) => sendSitemap(request, reply, null))
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}).xml', async (request, reply) =>
    sendSitemap(request, reply, Number(request.params.part)),
  )
}
