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

const contentTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' }

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
export function encodeBody({ bodyType }: OperationMetadata, body: unknown): string | undefined {
  if (body === undefined) return undefined
  if (bodyType !== 'form') return JSON.stringify(body)
  const fields = Object.entries(body as Readonly<Record<string, string | undefined>>)
  return new URLSearchParams(
    fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString()
}
