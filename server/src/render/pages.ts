import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { toPageConfiguration } from '@foyer/contract/channel/language-variant'
import type { InitialData } from '@foyer/contract/omnia/initial-data'
import type { Exchange, RenderMember, RenderResult } from '@foyer/contract/render/boundary'
import { parseOwnPath } from '@foyer/contract/render/own-path'
import { isPagePath } from '@foyer/contract/render/page-path'
import { getDictionary, type ChannelDocuments } from '../channel/documents.ts'
import type { Clock } from '../domain/clock.ts'
import type { Brand } from '../brand/brand.ts'
import { getCaptchaSources, getServiceOrigins } from '../brand/services.ts'
import { getSlashRedirect } from '../http/page-address.ts'
import { ProblemError } from '../http/problem.ts'
import { renderDocument } from './document.ts'
import { renderFailurePage, type FailureReason } from './failure-page.ts'
import type { LeftOutRecords } from './left-out-records.ts'
import type { PageMembers } from './page-members.ts'
import { createPagePolicy } from './policy.ts'
import { readPreviewedShapes } from './previewed-shapes.ts'
import type { Storefront } from './storefront.ts'
import { cookieNames, readVisitor } from '../http/visitor.ts'

export interface PagesOptions {
  brand: Brand
  /** Documents of the channel, whose entity tags a page contains. */
  documents: ChannelDocuments
  storefront: Storefront
  clock: Clock
  getOrigin: (request: FastifyRequest) => string
  initialData: (origin: string) => Promise<InitialData>
  /** @param cookie the member's, for calls to our own interface */
  exchangeFor: (request: FastifyRequest, origin: string, cookie?: string) => Exchange
  /** Absent on a server without accounts. */
  members?: PageMembers | undefined
  /**
   * Origins that may be framed on pages of a visitor of the given origin: the payment provider's. On any page, as the
   * payment step is reached without a new document.
   */
  getFrameOrigins: (origin: string) => readonly string[]
  /** Counts what pages could not use of other servers' answers. */
  leftOut: LeftOutRecords
  isDevelopment: boolean
  /** Most pages rendered for one address in a minute. */
  perMinute: number
  /** Whether the server is overloaded: no page is rendered then. */
  isOverloaded: () => boolean
  /** Commit of the running release, for browsers with data of an earlier one. */
  commit: string | null
}

/** Time limit of all loads of a page together, milliseconds; what has not arrived is loaded by the browser. */
const loadDeadline = 2_000
/** Seconds until a retry of a page that failed. */
const retryAfter = 10
/** Seconds until a retry of a page that was not rendered because the server was overloaded. */
const busyRetryAfter = 5

/** Order pages are private. */
const isOrderPage = (path: string) => /^\/(order|completed-order)\//.test(path)

/**
 * Redirect target of a page: a path of this site, or the absolute address that an editor has set. The home page for
 * anything else.
 */
function toLocation(location: string, origin: string): string {
  const isWhole = /^https:\/\//.test(location) && URL.canParse(location)
  return parseOwnPath(location, origin) ?? (isWhole ? location : '/')
}

/** Every page of the storefront, rendered per request. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { brand, documents, storefront, clock, getOrigin, initialData, exchangeFor, isDevelopment } = options
  const { languages } = brand
  const configurations = new Map(
    [...brand.variants].map(([tag, variant]) => [tag, toPageConfiguration(variant)]),
  )

  function getConfiguration({ headers }: FastifyRequest, languageTag: string) {
    const configuration = configurations.get(languageTag)
    const shapes = isDevelopment ? readPreviewedShapes(headers.cookie) : null
    return configuration && shapes ? { ...configuration, shapes } : configuration
  }

  const tagsIn = (languageTag: string, origin: string) => ({
    configuration: documents.find('configuration', {}, origin)?.etag ?? '',
    texts: documents.find('language-text', { languageTag }, origin)?.etag ?? '',
  })

  const knowsMembers = (data: InitialData) =>
    data.memberSignIn?.type === 'Cookie' && brand.channel.shared.initial.services.vistaConnect.url === '/'

  /** The visitor as a member. What the page asks of it makes the answer private. */
  function createMember(request: FastifyRequest, reply: FastifyReply, members: PageMembers): RenderMember {
    return {
      readSignIn: async () => {
        const state = await members.readSignIn(request)
        const setCookies = members.getSetCookies(request)
        reply.header('cache-control', 'private, no-store').header('vary', 'Cookie, Accept-Language')
        if (setCookies.length > 0) reply.header('set-cookie', [...setCookies])
        return state
      },
      exchange: exchangeFor(request, getOrigin(request), members.readCookieHeader(request)),
    }
  }

  async function render(
    request: FastifyRequest,
    reply: FastifyReply,
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
        configuration: getConfiguration(request, visitor.languageTag),
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
      ...(options.members && knowsMembers(data)
        ? { member: createMember(request, reply, options.members) }
        : {}),
      onLeftOut: (call, leftOut) => options.leftOut.add(call, leftOut, request.log),
      manifest,
      loadDeadline,
    })
    return { result, data }
  }

  /** Status 503, or 429 if the visitor has to wait. */
  function sendFailure(
    request: FastifyRequest,
    reply: FastifyReply,
    reason: FailureReason = 'failure',
  ): FastifyReply {
    const { languageTag } = readVisitor(request, languages)
    const { html, policy } = renderFailurePage({
      siteTitle: brand.siteTitle,
      languageTag,
      // `//host/` would otherwise become a link to another host.
      url: parseOwnPath(request.url, getOrigin(request)) ?? '/',
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
    const captcha = getCaptchaSources(page.policy.hasCaptcha ? data : {})
    const html = renderDocument({
      ...page,
      nonce,
      initialData: data,
      head: `${page.head}${storefront.developmentHead(nonce)}`,
    })
    // The nonce is valid for this answer only: no cache may store the page, nor revalidate it by ETag.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    reply
      .code(page.status)
      .header(
        'content-security-policy',
        createPagePolicy({
          nonce,
          html: page.body + page.head,
          isDevelopment,
          connectOrigins: [
            ...brand.channel.connectOrigins,
            ...services.connectOrigins,
            ...captcha.connectOrigins,
          ],
          mediaOrigins: [...brand.channel.mediaOrigins, ...services.mediaOrigins],
          scriptAddresses: [...services.scriptAddresses, ...captcha.scriptAddresses],
          formOrigins: brand.channel.formOrigins,
          frameOrigins: [...options.getFrameOrigins(origin), ...page.policy.frameSources],
        }),
      )
      .header('vary', 'Cookie, Accept-Language')
      .header('content-language', page.languageTag)
      .headers(page.headers)
      .type('text/html; charset=utf-8')
    if (page.status >= 400 || isOrderPage(path)) reply.header('x-robots-tag', 'noindex')
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
    // The reader is a visitor: answer with a readable page, not with problem details.
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
      const { result, data } = await render(request, reply, nonce)
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
