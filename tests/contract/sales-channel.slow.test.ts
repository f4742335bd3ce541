import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { channelPaths } from '@foyer/contract/channel/calls'
import { toPageConfiguration } from '@foyer/contract/channel/language-variant'
import { readPageConfiguration } from '@foyer/contract/channel/read-page-configuration'
import { defaultHeaderNames } from '@foyer/contract/headers'
import { buildServer, type FoyerServer } from '../../server/src/app/build-app.ts'
import { parseSettings } from '../../server/src/config/settings.ts'
import { createChannelClient } from '../../storefront/src/services/omnia/channel-client.ts'

/** The storefront's client of the channel's configuration against the real server, in one process. */

// The whole server runs in this process, which on a busy machine takes longer than the default limit.
jest.setTimeout(60_000)

const root = resolve(__dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'foyer-channel-contract-'))
const opened: FoyerServer[] = []

afterAll(async () => {
  await Promise.all(opened.map((server) => server.stop()))
  rmSync(folder, { recursive: true, force: true })
})

async function clientFor(brand: string) {
  const environment = { NODE_ENV: 'test', FOYER_DATA: folder, FOYER_BRAND: brand, PORT: '0' }
  const server = await buildServer({ settings: parseSettings(environment, root) })
  opened.push(server)
  return createChannelClient({
    fetch: async (input, init) => {
      const { statusCode, headers, body } = await server.app.inject({
        url: input as string,
        headers: init?.headers as Record<string, string>,
      })
      const etag = headers.etag
      return new Response(statusCode === 304 ? null : body, {
        status: statusCode,
        headers: etag ? { etag } : {},
      })
    },
    origin: '',
    attempts: 3,
    timeout: 30_000,
    headerNames: defaultHeaderNames,
  })
}

describe.each(['halcyon', 'orpheum', 'kite'])('the storefront’s client and the server, for %s', (brand) => {
  it('agree on every call, on revalidation, and on what a page is built with', async () => {
    const client = await clientFor(brand)
    for (const path of channelPaths) {
      const first = await client.get(path, {})
      expect(first).toMatchObject({ ok: true, value: { isUnchanged: false } })
      const second = await client.get(path, {})
      expect(second).toMatchObject({ ok: true, value: { isUnchanged: true } })
      if (first.ok && second.ok) expect(second.value.value).toEqual(first.value.value)
    }
    const answer = await client.get('configuration', {})
    if (!answer.ok) throw new Error('no configuration came')
    const { languageVariantConfiguration, languages } = answer.value.value.configuration
    const variant = languageVariantConfiguration[languages.primaryLanguageTag]
    expect(variant && readPageConfiguration(toPageConfiguration(variant)).issues).toEqual([])
  })
})
