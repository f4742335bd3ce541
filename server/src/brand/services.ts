import { readFile } from 'node:fs/promises'
import type { InitialData } from '@foyer/contract/omnia/initial-data'

/** The address of a configured service, without a slash at its end; `/` stands for the origin that the visitor came to. */
export function toServiceAddress(configured: string, origin: string): string {
  return configured === '/' ? origin : configured.replace(/\/$/, '')
}

/** An address as it goes out: one of this site itself is made whole. */
export function toAbsoluteAddress(address: string, origin: string): string {
  return /^\/(?!\/)/.test(address) ? origin + address : address
}

/** The token of another server's channel. @throws Error when the file cannot be read, or is empty */
export async function readChannelToken(file: string): Promise<string> {
  const token = (await readFile(file, 'utf8')).trim()
  if (!/^\S+$/.test(token)) throw new Error(`${file} should hold the channel token of the ordering server`)
  return token
}

/** What a page's policy lets in for the services of its initial data that stand elsewhere, scripts by their addresses. */
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
    // What measures often does so by asking for a picture.
    mediaOrigins: [...elsewhere(api.vistaCdn), ...scriptOrigins],
    // A policy compares addresses without what follows the question mark.
    scriptAddresses: scripts.map((address) => address.replace(/[?#].*$/, '')),
  }
}
