import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { HeaderNames } from '@foyer/contract/headers'
import type { InitialData } from '@foyer/contract/omnia/initial-data'
import { omniaPaths } from '@foyer/contract/omnia/paths'
import type { Exchange } from '@foyer/contract/render/boundary'
import type { Clock } from '../domain/clock.ts'
import type { Release } from '../config/release.ts'
import { toServiceAddress } from '../brand/services.ts'
import type { MailReport } from '../mail/mail-service.ts'
import { escapeHtml } from '../http/escape-html.ts'
import type { LeftOutRecords } from './left-out-records.ts'

export interface MonitoringOptions {
  readonly release: Release
  readonly brandName: string
  readonly headerNames: HeaderNames
  readonly getOrigin: (request: FastifyRequest) => string
  readonly initialData: (origin: string) => Promise<InitialData>
  readonly exchangeFor: (request: FastifyRequest, origin: string) => Exchange
  readonly checkDatabase: () => Promise<unknown>
  /** Settles if changes are stored. */
  readonly checkChanges: () => Promise<unknown>
  /** When a change could last not be stored, since the start; epoch milliseconds, null without one. */
  readonly lastFailure: () => number | null
  /** State of mail delivery; absent without mail. */
  readonly mail?: () => Promise<MailReport>
  readonly leftOut: Pick<LeftOutRecords, 'total'>
  readonly clock: Clock
}

/** Milliseconds after which a check counts as failed. */
const checkDeadline = 2_000
/** Milliseconds for which results are cached: the page is public, and each check is work for what is checked. */
const cacheLifetime = 5_000

const styles = `
:root {
  color-scheme: dark light;
  font: 1.0625rem/1.6 system-ui, sans-serif;
}
main {
  max-inline-size: 34rem;
  margin-inline: auto;
  padding: 2rem;
}
dl {
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.5rem 2rem;
}
dd {
  margin: 0;
  overflow-wrap: anywhere;
}
`
const styleHash = createHash('sha256').update(styles).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Whether something answers, and in how many milliseconds. */
interface Check {
  readonly name: string
  readonly isWell: boolean
  readonly milliseconds: number
}

async function runCheck(
  name: string,
  check: (signal: AbortSignal) => Promise<unknown>,
  onFailure: (error: Error) => void,
): Promise<Check> {
  const from = performance.now()
  const signal = AbortSignal.timeout(checkDeadline)
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  const isWell = await Promise.race([check(signal), timeout]).then(
    () => true,
    (error: unknown) => {
      onFailure(error as Error)
      return false
    },
  )
  return { name, isWell, milliseconds: Math.round(performance.now() - from) }
}

/** `/monitoring/`, for operators: the running version, and whether the services that pages need answer. Without script. */
export const monitoring: FastifyPluginAsync<MonitoringOptions> = async (app, options) => {
  const { release, brandName, headerNames, getOrigin, initialData, exchangeFor, clock } = options
  const { checkDatabase, checkChanges, lastFailure } = options

  async function runChecks(request: FastifyRequest): Promise<Check[]> {
    const origin = getOrigin(request)
    const exchange = exchangeFor(request, origin)
    const get = async (url: string, headers: Record<string, string>, signal: AbortSignal) => {
      const { status } = await exchange({ method: 'GET', url, headers, signal })
      if (status !== 200) throw new Error(`${url} answered ${status}`)
    }
    const interfaceAnswers = async (signal: AbortSignal) => {
      const { api } = await initialData(origin)
      const headers = {
        [headerNames.authorization]: `Bearer ${api.authToken}`,
        [headerNames.regionCode]: api.regionCode,
        [headerNames.tenantId]: api.tenantId,
      }
      await get(`${toServiceAddress(api.apiUrl, origin)}/ocapi/v1/sites`, headers, signal)
    }
    const checks = {
      'Ordering interface': interfaceAnswers,
      Content: (signal: AbortSignal) => get(`${origin}${omniaPaths.page}?friendly=%2F`, {}, signal),
      Database: checkDatabase,
      'Changes to the database': checkChanges,
    }
    return Promise.all(
      Object.entries(checks).map(([name, check]) =>
        runCheck(name, check, (error) => request.log.error({ err: error, check: name }, 'a check failed')),
      ),
    )
  }

  /** Describes the outbox; null if the database does not answer, which has its own line. */
  async function mailLines(): Promise<[string, string][]> {
    if (!options.mail) return []
    const report = await options.mail().catch(() => null)
    return report ? [['Mail', describeMail(report, clock.now())]] : []
  }

  let cached: { readonly at: number; readonly checks: Promise<Check[]> } | null = null
  function latestChecks(request: FastifyRequest): Promise<Check[]> {
    const at = clock.now()
    // A clock that was set back must not extend the cache.
    if (cached === null || Math.abs(at - cached.at) >= cacheLifetime)
      cached = { at, checks: runChecks(request) }
    return cached.checks
  }

  app.get('/monitoring', async ({ url }, reply) =>
    reply.redirect(url.replace('/monitoring', '/monitoring/'), 308),
  )
  app.get('/monitoring/', async (request, reply) => {
    const [checks, mail] = await Promise.all([latestChecks(request), mailLines()])
    const isWell = checks.every((check) => check.isWell)
    const failedAt = lastFailure()
    const lines = checks.map((check): [string, string] => [
      check.name,
      `${check.isWell ? 'answers' : 'does not answer'} (${check.milliseconds} ms)`,
    ])
    return reply
      .code(isWell ? 200 : 503)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(
        renderPage(isWell ? 'All is well' : 'Something does not answer', [
          ['Version', release.version],
          ['Commit', release.commit ?? 'not known'],
          ['Brand', brandName],
          ...lines,
          [
            'Last change not stored',
            failedAt === null ? 'none since the start' : new Date(failedAt).toISOString(),
          ],
          ...mail,
          ['Records left out', `${options.leftOut.total} since the start`],
        ]),
      )
  })
}

const transportLabels: Record<MailReport['transport'], string> = {
  smtp: 'sent by SMTP',
  mailbox: 'kept in the mailbox at /__mail/, none is sent',
  outbox: 'not sent, as FOYER_SMTP_URL is not set',
}
const hour = 3_600_000

/** `sent by SMTP; 3 wait, the oldest for 2 h; 1 was given up after two days`. */
function describeMail({ transport, waiting, dead, oldestWaiting }: MailReport, now: number): string {
  const age = oldestWaiting === null ? 0 : Math.max(0, Math.floor((now - oldestWaiting) / hour))
  return [
    transportLabels[transport],
    waiting === 0
      ? 'none waits'
      : `${waiting === 1 ? '1 waits' : `${waiting} wait, the oldest`} for ${age === 0 ? 'less than an hour' : `${age} h`}`,
    ...(dead === 0
      ? []
      : [`${dead} ${dead === 1 ? 'was' : 'were'} given up: refused, or not accepted for two days`]),
  ].join('; ')
}

const renderPage = (title: string, lines: readonly (readonly [string, string])[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<dl>
${lines.map(([name, value]) => `<dt>${escapeHtml(name)}</dt>\n<dd>${escapeHtml(value)}</dd>`).join('\n')}
</dl>
</main>
</body>
</html>
`
