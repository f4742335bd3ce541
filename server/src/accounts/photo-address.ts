import type { AccountKeys } from './account-keys.ts'

/** Where photos are, below the server's address. */
export const memberPhotoPath = '/media/members'

const second = 1_000
/** How long an address is good at least, seconds. */
const lifetime = 3_600
/** Addresses expire at whole quarters of an hour: the same photo keeps its address while a page is looked at. */
const step = 900

export interface PhotoAddress {
  readonly uri: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** Addresses of photos: signed, and good for an hour, so that one that gets around does not stay open. */
export class PhotoAddresses {
  readonly #keys: Pick<AccountKeys, 'signPhoto' | 'isSignatureOfPhoto'>

  constructor(keys: Pick<AccountKeys, 'signPhoto' | 'isSignatureOfPhoto'>) {
    this.#keys = keys
  }

  /** @param origin scheme, host and port of the server as the client reaches it */
  create(origin: string, photoId: string, now: number): PhotoAddress {
    const expiry = Math.ceil((now / second + lifetime) / step) * step
    const query = new URLSearchParams({ e: String(expiry), s: this.#keys.signPhoto(photoId, expiry) })
    return { uri: `${origin}${memberPhotoPath}/${photoId}?${query.toString()}`, expiresAt: expiry * second }
  }

  /** Seconds for which an address is still good; null for one that has expired or is not ours. */
  readSecondsLeft(photoId: string, expiry: number, signature: string, now: number): number | null {
    const left = Math.floor(expiry - now / second)
    return left > 0 && this.#keys.isSignatureOfPhoto(signature, photoId, expiry) ? left : null
  }
}
