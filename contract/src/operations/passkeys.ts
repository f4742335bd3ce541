import { credentialsAccess, memberAccess, memberChangeAccess } from '../wire/access.ts'
import { MemberTokenResponse } from '../wire/members.ts'
import {
  CreatePasskeyRequest,
  PasskeyOptionsRequest,
  PasskeyOptionsResponse,
  PasskeyResponse,
  PasskeySignInOptionsResponse,
  PasskeySignInRequest,
  PasskeysResponse,
  RenamePasskeyRequest,
} from '../wire/passkeys.ts'
import { byPasskey } from './parameters.ts'
import type { OperationTable } from './operation.ts'

/** Passkeys: Foyer’s extension of the interface. */
export const passkeysOperations = {
  getPasskeys: {
    tag: 'Passkeys',
    access: memberAccess,
    summary: 'Foyer’s extension: the member’s passkeys',
    responses: { 200: PasskeysResponse },
  },
  createPasskeyOptions: {
    tag: 'Passkeys',
    access: memberChangeAccess,
    summary: 'Foyer’s extension: what to ask an authenticator for, to make a passkey; the e-mail is verified',
    isKeyless: true,
    body: PasskeyOptionsRequest,
    responses: { 200: PasskeyOptionsResponse },
  },
  createPasskey: {
    tag: 'Passkeys',
    access: memberChangeAccess,
    summary: 'Foyer’s extension: store the passkey that an authenticator has made',
    isKeyless: true,
    body: CreatePasskeyRequest,
    responses: { 200: PasskeyResponse },
  },
  renamePasskey: {
    tag: 'Passkeys',
    access: memberChangeAccess,
    summary: 'Foyer’s extension: what a passkey is called',
    isKeyless: true,
    params: byPasskey,
    body: RenamePasskeyRequest,
    responses: { 200: PasskeyResponse },
  },
  deletePasskey: {
    tag: 'Passkeys',
    access: memberChangeAccess,
    summary: 'Foyer’s extension: remove a passkey; the last one only of a member with a password',
    params: byPasskey,
    responses: { 204: null },
  },
  createPasskeySignInOptions: {
    tag: 'Passkeys',
    access: credentialsAccess,
    summary: 'Foyer’s extension: what to ask an authenticator for, to sign in; the same for everybody',
    isKeyless: true,
    responses: { 200: PasskeySignInOptionsResponse },
  },
  createPasskeyToken: {
    tag: 'Passkeys',
    access: credentialsAccess,
    summary: 'Foyer’s extension: sign a member in by a passkey, with the token of a password',
    isKeyless: true,
    body: PasskeySignInRequest,
    responses: { 200: MemberTokenResponse },
  },
  createPasskeyCookie: {
    tag: 'Passkeys',
    access: credentialsAccess,
    summary: 'Foyer’s extension: sign a member in by a passkey, with the cookie of a password',
    isKeyless: true,
    body: PasskeySignInRequest,
    responses: { 204: null },
  },
} as const satisfies OperationTable
