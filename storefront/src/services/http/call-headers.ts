import type { HeaderNames } from '@foyer/contract/headers'
import type { OperationMetadata } from '@foyer/contract/operation-metadata'
import type { ChannelAccess } from './axios-client.ts'

export interface CallHeaders {
  readonly metadata: OperationMetadata
  readonly access: ChannelAccess
  readonly correlationId: string
  /** Null for a read. */
  readonly idempotencyKey: string | null
  readonly captchaResponse: string | undefined
  /** Of the answer that is known already. */
  readonly entityTag: string | undefined
  /** The signed-in member's access token; null without one. */
  readonly memberToken: string | null
  /** Of the antiforgery token, if the call needs one. */
  readonly antiforgery: Readonly<Record<string, string>> | undefined
  readonly hasBody: boolean
}

/** `false`: the encoder of a multipart body writes its boundary into the type. */
const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: false,
} as const

/** The headers of one try, by the names in force. */
export function createCallHeaders(
  names: HeaderNames,
  { metadata, access, memberToken, ...call }: CallHeaders,
): Record<string, string | false> {
  const { bodyType, isWithoutMember } = metadata
  return {
    Accept: 'application/json',
    [names.authorization]: `Bearer ${access.authToken}`,
    ...(memberToken && !isWithoutMember ? { [names.loyaltySessionToken]: memberToken } : {}),
    [names.regionCode]: access.regionCode,
    [names.tenantId]: access.tenantId,
    [names.correlationId]: call.correlationId,
    ...(call.idempotencyKey ? { [names.idempotencyKey]: call.idempotencyKey } : {}),
    ...(call.captchaResponse ? { [names.captchaResponse]: call.captchaResponse } : {}),
    ...(call.entityTag ? { 'If-None-Match': call.entityTag } : {}),
    ...call.antiforgery,
    // `false` keeps axios from stating a form's type on a write that has no body.
    'Content-Type': call.hasBody ? contentTypes[bodyType ?? 'json'] : false,
  }
}

/** Encodes a body as the operation wants it; fields of a form that are absent are omitted. */
export function encodeBody({ bodyType }: OperationMetadata, body: unknown): string | FormData | undefined {
  if (body === undefined) return undefined
  switch (bodyType) {
    case undefined:
      return JSON.stringify(body)
    case 'form':
      return encodeForm(body as Readonly<Record<string, string | undefined>>)
    case 'multipart':
      return encodeParts(body as Readonly<Record<string, Blob | undefined>>)
    default:
      return bodyType satisfies never
  }
}

function encodeParts(body: Readonly<Record<string, Blob | undefined>>): FormData {
  const parts = new FormData()
  for (const [name, file] of Object.entries(body)) if (file !== undefined) parts.append(name, file)
  return parts
}

function encodeForm(body: Readonly<Record<string, string | undefined>>): string {
  const fields = Object.entries(body)
  return new URLSearchParams(
    fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString()
}
