import { createHash } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { Type, type Static } from 'typebox'
import { offlineTicketPaths } from '@foyer/contract/offline-tickets'
import type { RenderTicketShell } from '@foyer/contract/render/boundary'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import type { BrandTheme } from '@foyer/theme-tokens/theme-model'
import type { Brand } from '../brand/brand.ts'
import { getDictionary } from '../channel/documents.ts'
import { ProblemError } from '../http/problem.ts'
import { hashSource } from './policy.ts'
import type { Storefront } from './storefront.ts'

export interface OfflineTicketsOptions {
  brand: Brand
  storefront: Pick<Storefront, 'load'>
}

/** The worker's fetches are under the policy of its own file: the default one would block all of them. */
const keeperPolicy =
  "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"

/** Without a nonce, which would be used again each time that the stored answer is shown. */
const createShellPolicy = (scripts: readonly string[], styles: readonly string[]) =>
  [
    "default-src 'none'",
    `script-src ${scripts.map(hashSource).join(' ')}`,
    `style-src ${styles.map(hashSource).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** The shell and its worker as they are sent. */
interface SentShell {
  readonly html: string
  readonly policy: string
  /** Hash of the shell: the parameter `v` of its address. */
  readonly version: string
  readonly keeper: string
}

async function createSentShell(render: RenderTicketShell, brand: Brand): Promise<SentShell> {
  const { languages, siteTitle, theme } = brand
  const texts = Object.fromEntries(languages.map((tag) => [tag, getDictionary(brand, tag)]))
  const primaryLanguageTag = brand.channel.languages.primaryLanguageTag
  const shell = await render({ brand: { theme, primaryLanguageTag, texts }, siteTitle })
  const policy = createShellPolicy(shell.scripts, shell.styles)
  // Policy and page are stored together: a change of either is another version.
  const version = createHash('sha256').update(`${policy}\n${shell.html}`).digest('hex').slice(0, 16)
  return { html: shell.html, policy, version, keeper: shell.createKeeper(version) }
}

const ManifestQuery = Type.Object({
  orderId: Type.String({ pattern: '^[\\w.-]{1,100}$' }),
})
const ShellQuery = Type.Object({ v: Type.Optional(Type.String()) })

/**
 * An application on the home screen that opens one ticket. Its storage is its own and empty, hence the order in the address
 * that it opens.
 */
function createManifest(siteTitle: string, theme: BrandTheme, orderId: string): object {
  const { scope } = offlineTicketPaths
  const address = `${scope}?orderId=${encodeURIComponent(orderId)}`
  const mode = theme.modes[theme.defaultMode]
  return {
    name: siteTitle,
    short_name: siteTitle,
    id: address,
    start_url: address,
    scope,
    display: 'standalone',
    background_color: mode?.bg,
    theme_color: mode?.header,
    icons: theme.assets.favicons
      .filter(({ type }) => type === 'image/png')
      .map(({ url, size, type }) => ({ src: url, sizes: size, type })),
  }
}

/**
 * What tickets need to be shown without a connection: the service worker, the page that it answers with, and the manifest
 * for the home screen. None depends on the visitor.
 */
export const offlineTickets: FastifyPluginAsync<OfflineTicketsOptions> = async (app, options) => {
  const { brand, storefront } = options
  const theme = parseTheme(brand.theme)
  const shells = new WeakMap<RenderTicketShell, Promise<SentShell>>()

  async function getShell(): Promise<SentShell> {
    const { renderTicketShell } = await storefront.load()
    if (!renderTicketShell)
      throw new ProblemError('not-found', { detail: 'There is no build to show tickets with' })
    // In development a changed source is another function.
    const shell = shells.get(renderTicketShell) ?? createSentShell(renderTicketShell, brand)
    shells.set(renderTicketShell, shell)
    shell.catch(() => shells.delete(renderTicketShell))
    return shell
  }

  app.get(offlineTicketPaths.keeper, async (_request, reply) => {
    const { keeper } = await getShell()
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', keeperPolicy)
      .type('text/javascript; charset=utf-8')
      .send(keeper)
  })

  app.get<{ Querystring: Static<typeof ShellQuery> }>(
    offlineTicketPaths.shell,
    { schema: { querystring: ShellQuery } },
    async (request, reply) => {
      const { html, policy, version } = await getShell()
      if (request.query.v !== version) {
        // Of several servers one may be of another release: what it has must not get this one's name.
        reply.header('cache-control', 'no-store')
        throw new ProblemError('not-found', { detail: 'This is not the version of this server' })
      }
      return reply
        .header('cache-control', 'no-cache')
        .header('content-security-policy', policy)
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(html)
    },
  )

  app.get<{ Querystring: Static<typeof ManifestQuery> }>(
    offlineTicketPaths.manifest,
    { schema: { querystring: ManifestQuery } },
    async ({ query }, reply) =>
      reply
        .header('cache-control', 'private, no-cache')
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(createManifest(brand.siteTitle, theme, query.orderId))),
  )
}
