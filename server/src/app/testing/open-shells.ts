import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { operations } from '@foyer/contract/operations'
import type { RenderPage } from '@foyer/contract/render/boundary'
import { createAdjustableClock, createFixedClock } from '../../domain/clock.ts'
import { parseSettings } from '../../config/settings.ts'
import { readBrand, type Brand } from '../../brand/brand.ts'
import { readChannelKey, createChannelTokens } from '../../brand/channel-token.ts'
import type { DatabaseHealth } from '../../database/database-health.ts'
import type { HeadTimeouts } from '../../http/body-timeouts.ts'
import type { GetCaller } from '../../http/get-caller.ts'
import { openLog } from '../../http/logging.ts'
import { ProblemError } from '../../http/problem.ts'
import { route } from '../../http/route.ts'
import { createPayOriginReader } from '../../payments/pay-origin.ts'
import type { PageMembers } from '../../render/page-members.ts'
import { buildShell } from '../shell.ts'

export const root = resolve(__dirname, '..', '..', '..', '..')
/** Start of each shell's clock, epoch milliseconds. */
export const start = Date.parse('2026-11-21T12:00:00Z')

/** A page with one paragraph, as the storefront renders it. */
export const renderPlainPage: RenderPage = async () => ({
  kind: 'page',
  status: 200,
  headers: {},
  languageTag: 'en',
  direction: 'ltr',
  htmlAttributes: { 'data-mode': 'dark' },
  head: '<title>Home</title>',
  body: '<p>hello</p>',
  state: '{}',
  scripts: '',
  policy: { frameSources: [], hasCaptcha: false },
})

export interface ShellOptions {
  env?: Record<string, string>
  render?: RenderPage
  /** Receives the lines of the log. */
  logs?: string[]
  /** Replaces a database without failures. */
  databaseHealth?: Partial<DatabaseHealth>
  headTimeouts?: HeadTimeouts
  /** Identifies callers; default: everybody is a visitor. */
  getCaller?: GetCaller
  /** Of pages; default: the server has no members. */
  members?: PageMembers
  /** Changes the brand's services, such as the address of the ordering server. */
  changeServices?: (services: Brand['channel']['shared']['initial']['services']) => void
}

/**
 * Opens shells for the tests of a file, around an interface of a few routes, and closes them after each test: without
 * seed, content and build of the storefront. `auth`: the headers of a call of the interface.
 */
export function openShells() {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-shell-'))
  const opened: FastifyInstance[] = []
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((app) => app.close()))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  return async function open({
    env = {},
    render = renderPlainPage,
    logs,
    databaseHealth,
    headTimeouts,
    getCaller,
    members,
    changeServices,
  }: ShellOptions = {}) {
    // A machine that is busy with other tests is no overload of the server.
    const settings = parseSettings(
      { NODE_ENV: 'test', FOYER_DATA: folder, FOYER_LATEST_LOOP: '0', ...env },
      root,
    )
    const brand = await readBrand(settings.brandsFolder, 'halcyon')
    changeServices?.(brand.channel.shared.initial.services)
    const clock = createAdjustableClock(createFixedClock(start))
    const tokens = createChannelTokens(await readChannelKey(folder, null), brand.name, clock)
    const app = await buildShell({
      settings,
      brand,
      clock,
      databaseCounts: { statements: 3, trips: 2 },
      tokens,
      log: openLog(settings.logLevel, { write: (line) => void logs?.push(line) }),
      cinemaGroups: () => [
        { id: 'portmere', name: 'Portmere', cinemas: [{ nodeId: '1', vistaCinema: { key: '1001' } }] },
      ],
      cinemas: () => [{ id: '1001', name: 'Docklands, Portmere' }],
      mediaVersion: '1f',
      limits: { isOn: settings.isRateLimited },
      areas: async (area) => {
        route(area, operations.getSites, async () => ({ sites: [] }))
        route(area, operations.getFilmScreeningDates, async () => ({ filmScreeningDates: [] }))
        route(area, operations.getSeatAvailability, async () => {
          throw new ProblemError('no-allocated-seats')
        })
        route(area, operations.setOrderShowtime, async () => {
          throw new ProblemError('seats-unavailable', { unavailableSeatIds: ['1_2_3'] })
        })
        route(area, operations.deleteOrder, async () => undefined)
        route(area, operations.resetOrderExpiry, async (_request, reply) => reply.code(204).send())
        route(area, operations.getFilms, async () => {
          throw new Error('password=hunter2 is in the message')
        })
      },
      databaseHealth: {
        checkReads: async () => undefined,
        checkChanges: async () => undefined,
        lastFailure: () => null,
        ...databaseHealth,
      },
      reset: async () => undefined,
      clockMoved: async () => undefined,
      getPayOrigin: createPayOriginReader({
        configured: settings.payOrigin,
        port: () => settings.payPort,
        allowedOrigins: [],
      }),
      storefront: {
        load: async () => ({ render, manifest: {} }),
        developmentHead: () => '',
        explain: () => undefined,
      },
      ...(headTimeouts ? { headTimeouts } : {}),
      ...(getCaller ? { getCaller } : {}),
      ...(members ? { members } : {}),
    })
    opened.push(app)
    const token = await tokens.issue()
    return { app, clock, token, auth: { authorization: `Bearer ${token}` } }
  }
}
