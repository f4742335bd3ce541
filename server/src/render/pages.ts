import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { toPageConfiguration } from '@foyer/contract/channel/language-variant'
import type { InitialData } from '@foyer/contract/omnia/initial-data'
import type { Exchange, RenderResult } from '@foyer/contract/render/boundary'
import { ownPath } from '@foyer/contract/render/own-path'
import { isPagePath } from '@foyer/contract/render/page-path'
import { getDictionary, type ChannelDocuments } from '../channel/documents.ts'
import type { Clock } from '../domain/clock.ts'
import type { Brand } from '../brand/brand.ts'
import { getServiceOrigins } from '../brand/services.ts'
import { getSlashRedirect } from '../http/page-address.ts'
import { ProblemError } from '../http/problem.ts'
import { renderDocument } from './document.ts'
import { renderFailurePage, type FailureReason } from './failure-page.ts'
import type { LeftOutRecords } from './left-out-records.ts'
import { createPagePolicy } from './policy.ts'
import type { Storefront } from './storefront.ts'
import { cookieNames, readVisitor } from '../http/visitor.ts'

export interface PagesOptions {
  brand: Brand
  /** The channel's answers, whose tags a page hands over. */
  documents: ChannelDocuments
  storefront: Storefront
  clock: Clock
  getOrigin: (request: FastifyRequest) => string
  initialData: (origin: string) => Promise<InitialData>
  exchangeFor: (request: FastifyRequest, origin: string) => Exchange
  /**
   * Origins that may be framed on any page of a visitor who has reached the shop by an origin: the payment provider's,
   * as the payment step is reached without a new page.
   */
  getFrameOrigins: (origin: string) => readonly string[]
  /** Keeps count of what pages could not use of other servers' answers. */
  leftOut: LeftOutRecords
  isDevelopment: boolean
  /** Pages that one address may have rendered in a minute. */
  perMinute: number
  /** Whether the server has more to do than it can: no page is rendered then. */
  isOverloaded: () => boolean
  /** Of the running release, for browsers that keep data of an earlier one. */
  commit: string | null
}

/** All loads of a page share so many milliseconds; what has not come is fetched by the browser. */
const loadDeadline = 2_000
/** Seconds after which a page that failed may be asked for again. */
const retryAfter = 10
/** Seconds after which a page that was not rendered for want of time may be asked for again. */
const busyRetryAfter = 5

/** Order pages are the visitor's own business. */
const isPrivatePage = (path: string) => /^\/(order|completed-order)\//.test(path)

/** Where a page leads on to: a path of this site, or the whole address that an editor has given. Home for all else. */
function toLocation(location: string, origin: string): string {
  const isWhole = /^https:\/\//.test(location) && URL.canParse(location)
  return ownPath(location, origin) ?? (isWhole ? location : '/')
}

/** Every page of the storefront, rendered per request. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { brand, documents, storefront, clock, getOrigin, initialData, exchangeFor, isDevelopment } = options
  const { languages } = brand
  const configurations = new Map(
    [...brand.variants].map(([tag, variant]) => [tag, toPageConfiguration(variant)]),
  )

  const tagsIn = (languageTag: string, origin: string) => ({
    configuration: documents.find('configuration', {}, origin)?.etag ?? '',
    texts: documents.find('language-text', { languageTag }, origin)?.etag ?? '',
  })

  async function render(
    request: FastifyRequest,
    nonce: string,
  ): Promise<{ result: RenderResult; data: InitialData }> {
    const origin = getOrigin(request)
    const visitor = readVisitor(request, languages)
    const [{ render, manifest }, data] = await Promise.all([storefront.load(), initialData(origin)])
    const result = await render({
      url: request.url,
      origin,
      brand: {
        name: brand.name,
        theme: brand.theme,
        configuration: configurations.get(visitor.languageTag),
        texts: brand.pageTexts,
        primaryLanguageTag: brand.channel.languages.primaryLanguageTag,
        tags: tagsIn(visitor.languageTag, origin),
      },
      initialData: data,
      mode: visitor.mode,
      contrast: visitor.contrast,
      cinemaGroupId: visitor.cinemaGroupId,
      dismissals: visitor.dismissals,
      isConsentAnswered: visitor.isConsentAnswered,
      commit: options.commit,
      languageTag: visitor.languageTag,
      now: clock.now(),
      nonce,
      exchange: exchangeFor(request, origin),
      onLeftOut: (call, leftOut) => options.leftOut.add(call, leftOut, request.log),
      manifest,
      loadDeadline,
    })
    return { result, data }
  }

  /** With 503, or 429 where it is for the visitor to wait. */
  function sendFailure(
    request: FastifyRequest,
    reply: FastifyReply,
    reason: FailureReason = 'failure',
  ): FastifyReply {
    const { languageTag } = readVisitor(request, languages)
    const { html, policy } = renderFailurePage({
      siteTitle: brand.siteTitle,
      languageTag,
      // `//host/` is asked for here and would be gone to there.
      url: ownPath(request.url, getOrigin(request)) ?? '/',
      texts: getDictionary(brand, languageTag),
      correlationId: request.id,
      reason,
    })
    if (!reply.hasHeader('retry-after'))
      reply.header('retry-after', reason === 'busy' ? busyRetryAfter : retryAfter)
    return reply
      .code(reason === 'tooMany' ? 429 : 503)
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(html)
  }

  function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Extract<RenderResult, { kind: 'page' }>,
    data: InitialData,
    nonce: string,
  ): FastifyReply {
    const path = request.url.split('?')[0] ?? '/'
    const visitor = readVisitor(request, languages)
    const origin = getOrigin(request)
    const services = getServiceOrigins(data, origin)
    const html = renderDocument({
      ...page,
      nonce,
      initialData: data,
      head: `${page.head}${storefront.developmentHead(nonce)}`,
    })
    reply
      .code(page.status)
      // The nonce lives for this answer: neither browsers nor networks may keep the page, nor ask for it by ETag.
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        createPagePolicy({
          nonce,
          html: page.body + page.head,
          isDevelopment,
          connectOrigins: [...brand.channel.connectOrigins, ...services.connectOrigins],
          mediaOrigins: [...brand.channel.mediaOrigins, ...services.mediaOrigins],
          scriptAddresses: services.scriptAddresses,
          formOrigins: brand.channel.formOrigins,
          frameOrigins: [...options.getFrameOrigins(origin), ...page.policy.frameSources],
        }),
      )
      .header('vary', 'Cookie, Accept-Language')
      .header('content-language', page.languageTag)
      .headers(page.headers)
      .type('text/html; charset=utf-8')
    if (page.status >= 400 || isPrivatePage(path)) reply.header('x-robots-tag', 'noindex')
    if (visitor.isLanguageChosen) {
      const secure = origin.startsWith('https:') ? '; Secure' : ''
      reply.header(
        'set-cookie',
        `${cookieNames.language}=${visitor.languageTag}; Path=/; SameSite=Lax${secure}`,
      )
    }
    return reply.send(html)
  }

  const limited = {
    config: { rateLimit: { max: options.perMinute, timeWindow: 60_000 } },
    // Who reads it is a visitor: a page in words, not a problem.
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      if (!(error instanceof ProblemError) || error.condition !== 'too-many-requests') throw error
      return sendFailure(request, reply, 'tooMany')
    },
  }
  app.get('/*', limited, async (request, reply) => {
    if (!isPagePath(request.url.split('?')[0] ?? '/')) return reply.callNotFound()
    const redirect = getSlashRedirect(request.url)
    if (redirect !== null) return reply.redirect(redirect, 308)
    if (options.isOverloaded()) return sendFailure(request, reply, 'busy')
    const nonce = randomBytes(16).toString('base64')
    try {
      const { result, data } = await render(request, nonce)
      if (result.kind === 'redirect')
        return reply.redirect(toLocation(result.location, getOrigin(request)), result.status)
      return sendPage(request, reply, result, data, nonce)
    } catch (error) {
      storefront.explain(error as Error)
      request.log.error({ err: error as Error }, 'the page could not be rendered')
      return sendFailure(request, reply)
    }
  })
}
