import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildServer, type FoyerServer } from '../../app/build-app.ts'
import { createAdjustableClock, createFixedClock } from '../../domain/clock.ts'
import { parseSettings } from '../../config/settings.ts'

const root = resolve(__dirname, '../../../..')

/** Names of all brands of the product. */
export const brandNames = readdirSync(join(root, 'brands'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name)

/** Origin of the requests. */
export const shopOrigin = 'https://shop.example'

/** The whole server of a brand, not listening, at 09:00 on a Monday. `close` deletes its folder. */
export async function createBrandServer(
  brand: string,
): Promise<FoyerServer & { close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-discovery-'))
  const environment = {
    NODE_ENV: 'test',
    FOYER_DATA: folder,
    FOYER_BRAND: brand,
    FOYER_PUBLIC_ORIGIN: shopOrigin,
    FOYER_PAY_ORIGIN: 'https://pay.example',
  }
  const clock = createAdjustableClock(createFixedClock('2026-11-23T09:00:00Z'))
  // Without the storefront, whose build another process may be writing.
  const settings = { ...parseSettings(environment, root), storefrontFolder: folder }
  const server = await buildServer({ settings, clock })
  return {
    ...server,
    async close() {
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
