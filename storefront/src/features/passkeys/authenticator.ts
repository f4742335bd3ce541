import { getPasskeyHost } from '@foyer/contract/passkey-host'

/** Whether this browser has passkeys at this address. False on the server. */
export function hasPasskeys(): boolean {
  return (
    typeof window !== 'undefined' &&
    window.isSecureContext &&
    typeof window.PublicKeyCredential === 'function' &&
    getPasskeyHost(window.location.origin) !== null
  )
}

/** The way to the device's passkeys, fetched where it has any. */
export const loadAuthenticator = () => import('@simplewebauthn/browser')
