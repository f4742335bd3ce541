import type { BodyOf } from '@foyer/contract/operations'
import type { ApiClient } from '../http/api-client.ts'

/** Passkeys: the member's own, and signing in by one. */
export function createPasskeysService(client: ApiClient) {
  return {
    list: () => client.call('getPasskeys', {}),
    /** What to ask the device for, to make a passkey. */
    prepare: (currentPassword: string) => client.call('createPasskeyOptions', { body: { currentPassword } }),
    create: (registration: BodyOf<'createPasskey'>['registration'], name: string) =>
      client.call('createPasskey', { body: { registration, name } }),
    rename: (passkeyId: string, name: string) =>
      client.call('renamePasskey', { params: { passkeyId }, body: { name } }),
    remove: (passkeyId: string) => client.call('deletePasskey', { params: { passkeyId } }),
    /** What to ask the device for, to sign in. */
    prepareSignIn: () => client.call('createPasskeySignInOptions', {}),
    createToken: (body: BodyOf<'createPasskeyToken'>) => client.call('createPasskeyToken', { body }),
    createCookie: (body: BodyOf<'createPasskeyCookie'>) => client.call('createPasskeyCookie', { body }),
  }
}

export type PasskeysService = ReturnType<typeof createPasskeysService>
