import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'

export interface StaticFilesOptions {
  /** The storefront's client build, absolute. */
  clientFolder: string
  /** The brand's assets, absolute. */
  brandAssetsFolder: string
}

const yearInSeconds = 31_536_000
/** Brand files keep their names when they change, so browsers ask again after an hour. */
const brandSeconds = 3_600

/**
 * `/assets/`: the hashed files of the client build, immutable and sent as compressed at build time. `/brand/`: fonts,
 * logos and icons of the brand. A page built from an older version may ask for a file that is gone: that is a 404.
 */
export const staticFiles = fp<StaticFilesOptions>(
  async (app, { clientFolder, brandAssetsFolder }) => {
    const assets = join(clientFolder, 'assets')
    if (existsSync(assets)) {
      await app.register(fastifyStatic, {
        root: assets,
        prefix: '/assets/',
        preCompressed: true,
        immutable: true,
        maxAge: yearInSeconds * 1000,
        index: false,
        decorateReply: false,
        logLevel: 'warn',
      })
    }
    if (existsSync(brandAssetsFolder)) {
      await app.register(fastifyStatic, {
        root: brandAssetsFolder,
        prefix: '/brand/',
        maxAge: brandSeconds * 1000,
        index: false,
        decorateReply: false,
        logLevel: 'warn',
      })
    }
  },
  { name: 'foyer-static-files', fastify: '5.x' },
)
