import { join } from 'node:path'
import type { Brand } from '../brand/brand.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Settings } from '../config/settings.ts'
import type { PaymentProvider } from '../domain/payment-provider.ts'
import { createColdBudget } from '../media/cold-budget.ts'
import { createMediaService } from '../media/media-service.ts'
import { getMediaVersion } from '../media/media-version.ts'
import { createPictureProcess } from '../media/picture-process.ts'
import { listMethodIcons } from '../payments/payment-methods.ts'
import { createArtResolver, toArtCatalogue } from '../media/resolve-art.ts'

/**
 * Pictures that are not on the disk and are made for one address: a first visit asks for up to some sixty a page, and from then
 * on for what nobody has seen yet.
 */
const coldPictures = { burst: 120, perMinute: 60 }
/** Pictures that wait to be made: a minute's work for two cores. */
const pictureQueue = { mostWaiting: 240, mostOfClient: 120 }

export interface Media {
  readonly service: ReturnType<typeof createMediaService>
  /** Part of the addresses of pictures; it changes with the art. */
  readonly version: string
  /** The folder with masters, icons and trailers that all brands share. */
  readonly artFolder: string
  /** Ends the process that makes pictures, if there is one. */
  stop(): void
}

interface MediaOptions {
  readonly settings: Settings
  readonly brand: Brand
  readonly catalogue: Catalogue
  readonly provider: Pick<PaymentProvider, 'methodId' | 'redirect'>
  /** The program that makes pictures in a process of its own; without it they are made in this one. */
  readonly pictureProgram: string | undefined
}

/** The service that makes pictures from the brand's art and the shared art, with the limits for cold pictures. */
export function buildMedia({ settings, brand, catalogue, provider, pictureProgram }: MediaOptions): Media {
  const artFolder = join(settings.brandsFolder, 'shared', 'art')
  const art = {
    mastersDirectory: join(artFolder, 'masters'),
    iconsDirectory: join(artFolder, 'icons'),
    logosDirectory: join(brand.assetsFolder, 'logos'),
    catalogue: toArtCatalogue(catalogue, settings.brand, listMethodIcons(provider)),
  }
  const pictures = pictureProgram === undefined ? null : createPictureProcess({ program: pictureProgram })
  const service = createMediaService({
    ...art,
    make: pictures?.make,
    cacheDirectory: join(settings.dataFolder, 'media'),
    readyDirectory: join(artFolder, 'ready'),
    resolveArt: createArtResolver(art.catalogue),
    // Tests ask for more in a minute than any household, from one address.
    limits:
      settings.isRateLimited && settings.testControlToken === null
        ? { ...pictureQueue, budget: createColdBudget(coldPictures) }
        : undefined,
  })
  return { service, version: getMediaVersion(art), artFolder, stop: () => pictures?.stop() }
}
