/** Default header names. Both sides take them as settings and compare without regard to case. */
export const defaultHeaderNames = {
  authorization: 'Authorization',
  loyaltySessionToken: 'loyaltySessionToken',
  regionCode: 'Connect-Region-Code',
  tenantId: 'x-tenant-id',
  correlationId: 'CorrelationId',
  captchaResponse: 'x-captcha-response',
  idempotencyKey: 'Idempotency-Key',
} as const
export type HeaderNames = Record<keyof typeof defaultHeaderNames, string>

/** All header names: the defaults with the initial data's overrides; a client needs no other source. */
export function getHeaderNames({ headerNames }: { headerNames?: Partial<HeaderNames> }): HeaderNames {
  return { ...defaultHeaderNames, ...headerNames }
}
