import { readFile } from 'node:fs/promises'
import { recaptchaSources } from '@foyer/contract/captcha-service'
import type { InitialData } from '@foyer/contract/omnia/initial-data'

/** The address of a configured service, without a trailing slash; `/` is the visitor's origin. */
export function toServiceAddress(configured: string, origin: string): string {
  return configured === '/' ? origin : configured.replace(/\/$/, '')
}

/** Makes an address absolute if it is one of this site. */
export function toAbsoluteAddress(address: string, origin: string): string {
  return /^\/(?!\/)/.test(address) ? origin + address : address
}

/** Reads the token for another server's channel. @throws Error if the file cannot be read or is empty */
export async function readChannelToken(file: string): Promise<string> {
  const token = (await readFile(file, 'utf8')).trim()
  if (!/^\S+$/.test(token)) throw new Error(`${file} should hold the channel token of the ordering server`)
  return token
}

/**
 * Origins that a page's Content-Security-Policy must allow for the services of its initial data; for scripts, their
 * addresses.
 */
export function getServiceOrigins(
  { api, personalisation, scripts = [] }: Pick<InitialData, 'api' | 'personalisation' | 'scripts'>,
  own: string,
) {
  const elsewhere = (address: string) => [new URL(address).origin].filter((origin) => origin !== own)
  const scriptOrigins = scripts.map((address) => new URL(address).origin)
  return {
    connectOrigins: [
      ...elsewhere(api.apiUrl),
      ...(personalisation ? elsewhere(personalisation.url) : []),
      ...scriptOrigins,
    ],
    // Analytics scripts often send data by requesting a picture.
    mediaOrigins: [...elsewhere(api.vistaCdn), ...scriptOrigins],
    // A Content-Security-Policy compares addresses without query and fragment.
    scriptAddresses: scripts.map((address) => address.replace(/[?#].*$/, '')),
  }
}

const none = { scriptAddresses: [], connectOrigins: [] }

/**
 * Sources that the policy of a page must allow for a captcha's box, besides the frames that the page names itself; none
 * where no service is configured.
 */
export function getCaptchaSources({ captcha }: Pick<InitialData, 'captcha'>) {
  if (captcha === undefined) return none
  const { scripts, connections } = recaptchaSources
  return { scriptAddresses: scripts, connectOrigins: connections }
}
