import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { InitialData } from '@foyer/contract/omnia/initial-data'
import type { OperationId, ResponseOf } from '@foyer/contract/operations'
import type { Exchange } from '@foyer/contract/render/boundary'
import type { Brand } from '../brand/brand.ts'
import { escapeJsonForScript } from './document.ts'
import { createPagePolicy } from './policy.ts'
import type { Storefront } from './storefront.ts'
import { cookieNames, parseCookies } from '../http/visitor.ts'

export interface ThemeEditorOptions {
  brand: Brand
  storefront: Storefront
  getOrigin: (request: FastifyRequest) => string
  initialData: (origin: string) => Promise<InitialData>
  exchangeFor: (request: FastifyRequest, origin: string) => Exchange
}

const entry = '/src/features/theme-editor/entry.tsx'

/** Calls of the ordering interface, as a visitor's browser makes them. */
function recordCalls(exchange: Exchange, { api }: InitialData) {
  return async <K extends OperationId>(path: string): Promise<ResponseOf<K>> => {
    const { body } = await exchange({
      method: 'GET',
      url: `/ocapi/v1/${path}`,
      headers: { Authorization: `Bearer ${api.authToken}` },
    })
    return JSON.parse(body) as ResponseOf<K>
  }
}

/** Addresses of each step up to the payment, for a showtime with free seats. */
async function purchasePath(exchange: Exchange, data: InitialData) {
  const call = recordCalls(exchange, data)
  const sites = (data.cinemaGroups[0]?.cinemas ?? [])
    .map(({ vistaCinema }) => `siteIds=${vistaCinema.key}`)
    .join('&')
  const dates = await call<'getFilmScreeningDates'>(`film-screening-dates?${sites}`)
  const day = dates.filmScreeningDates[1]?.businessDate ?? ''
  const { showtimes } = await call<'getShowtimesByBusinessDate'>(`showtimes/by-business-date/${day}?${sites}`)
  const showtime = showtimes.find(({ isAllocatedSeating, isSoldOut }) => isAllocatedSeating && !isSoldOut)
  const order = showtime ? `/order/showtimes/${showtime.id}` : null
  return [
    { label: 'Home', href: '/' },
    { label: 'Films', href: '/films/' },
    { label: 'Events', href: '/events/' },
    { label: 'Search', href: '/search/?q=the' },
    ...(showtime ? [{ label: 'Film', href: `/films/film/${showtime.filmId}/` }] : []),
    ...(order ? [{ label: 'Tickets', href: `${order}/tickets/` }] : []),
    ...(order ? [{ label: 'Seats', href: `${order}/seats/` }] : []),
    { label: 'Payment', href: '/order/payment/' },
  ]
}

/** The same in every language. */
const getShapes = ({ variants }: Brand) => [...variants.values()][0]?.storefront.shapes

/** The theme editor, for development only: the brand's theme as it is on disk, over the shop's own pages. */
export const themeEditor: FastifyPluginAsync<ThemeEditorOptions> = async (app, options) => {
  const { brand, storefront, getOrigin, initialData, exchangeFor } = options
  app.get('/theme-editor', async (_request, reply) => reply.redirect('/theme-editor/', 308))
  app.get('/theme-editor/', async (request, reply) => {
    const origin = getOrigin(request)
    const data = await initialData(origin)
    const pages = await purchasePath(exchangeFor(request, origin), data)
    const nonce = randomBytes(16).toString('base64')
    const state = escapeJsonForScript(JSON.stringify({ theme: brand.theme, shapes: getShapes(brand), pages }))
    const [group] = data.cinemaGroups
    const known = parseCookies(request.headers.cookie)
    const secure = origin.startsWith('https:') ? '; Secure' : ''
    // Otherwise the prompts for city and consent would cover the pages.
    const answers = [
      ...(group ? [[cookieNames.cinemaGroup, group.id] as const] : []),
      [cookieNames.consent, 'Declined'] as const,
    ].filter(([name]) => !known.has(name))
    for (const [name, value] of answers)
      reply.header('set-cookie', `${name}=${value}; Path=/; SameSite=Lax${secure}`)
    return reply
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        createPagePolicy({
          nonce,
          html: '',
          isDevelopment: true,
          connectOrigins: [],
          mediaOrigins: [],
          formOrigins: [],
          scriptAddresses: [],
          frameOrigins: [origin],
        }),
      )
      .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en" dir="ltr" data-mode="light" data-contrast="Normal">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta property="csp-nonce" nonce="${nonce}">
<title>Theme editor</title>
${storefront.developmentHead(nonce)}
</head>
<body>
<div id="root"></div>
<script type="application/json" id="foyer-editor">${state}</script>
<script type="module" nonce="${nonce}" src="${entry}"></script>
</body>
</html>
`)
  })
}
