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
