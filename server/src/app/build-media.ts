import { join } from 'node:path'
import type { Brand } from '../brand/brand.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Settings } from '../config/settings.ts'
import type { PaymentProvider } from '../domain/payment-provider.ts'
import { createColdBudget } from '../media/cold-budget.ts'
import { createMediaService } from '../media/media-service.ts'
import { getMediaVersion } from '../media/media-version.ts'
import { makePicture } from '../media/picture-job.ts'
import { createPictureProcess } from '../media/picture-process.ts'
import { listMethodIcons } from '../payments/payment-methods.ts'
import type { MakePhoto } from '../accounts/member-photos.ts'
import { createPhotoMaker } from './make-photo.ts'
import { createArtResolver, toArtCatalogue } from '../media/resolve-art.ts'

/**
 * Limit of pictures that are not on disk yet, for one client address: a first visit requests up to about 60 a page,
 * later visits only pictures that no one has requested before.
 */
const coldPictures = { burst: 120, perMinute: 60 }
/** Limit of pictures waiting to be made: a minute's work for two cores. */
const pictureQueue = { mostWaiting: 240, mostOfClient: 120 }

export interface Media {
  readonly service: ReturnType<typeof createMediaService>
  /** Part of the addresses of pictures; changes with the art. */
  readonly version: string
  /** The folder with masters, icons and trailers that all brands share. */
  readonly artFolder: string
  readonly makePhoto: MakePhoto
  /** Ends the process that makes pictures, if it runs. */
  stop(): void
}

interface MediaOptions {
  readonly settings: Settings
  readonly brand: Brand
  readonly catalogue: Catalogue
  readonly provider: Pick<PaymentProvider, 'methodId' | 'redirect'>
  /** Program file of the process that makes pictures; without it they are made in this process. */
  readonly pictureProgram: string | undefined
}

/**
 * Creates the service that makes pictures from the brand's and the shared art, with limits for pictures not on disk
 * yet.
 */
export function buildMedia({ settings, brand, catalogue, provider, pictureProgram }: MediaOptions): Media {
  const artFolder = join(settings.brandsFolder, 'shared', 'art')
  const art = {
    mastersDirectory: join(artFolder, 'masters'),
    iconsDirectory: join(artFolder, 'icons'),
    logosDirectory: join(brand.assetsFolder, 'logos'),
    brandArtDirectory: join(settings.brandsFolder, settings.brand, 'art'),
    catalogue: toArtCatalogue(catalogue, listMethodIcons(provider)),
  }
  const pictures = pictureProgram === undefined ? null : createPictureProcess({ program: pictureProgram })
  const service = createMediaService({
    ...art,
    make: pictures?.make,
    cacheDirectory: join(settings.dataFolder, 'media'),
    readyDirectory: join(artFolder, 'ready'),
    resolveArt: createArtResolver(art.catalogue),
    // Tests request more in a minute, from one address, than any household.
    limits:
      settings.isRateLimited && settings.testControlToken === null
        ? { ...pictureQueue, budget: createColdBudget(coldPictures) }
        : undefined,
  })
  return {
    service,
    version: getMediaVersion(art),
    artFolder,
    makePhoto: createPhotoMaker(pictures?.make ?? makePicture),
    stop: () => pictures?.stop(),
  }
}
