import type { CatalogueEntry } from './entry.ts'

/**
 * What any call may meet, and what the catalogue names by area and status only. The second numbering has three codes
 * for such things; the first has none, so its answers carry the status alone.
 */
export const generalConditions = [
  {
    condition: 'unknown',
    status: 500,
    title: 'Something went wrong',
    second: { group: 'generic', code: 10000 },
  },
  {
    condition: 'invalid-state',
    status: 400,
    title: 'This is not possible in the present state',
    second: { group: 'generic', code: 10002 },
  },
  {
    condition: 'invalid-argument',
    status: 400,
    title: 'The request is not well formed',
    second: { group: 'generic', code: 10003 },
    byStatus: ['generic'],
  },
  {
    condition: 'channel-token-invalid',
    status: 401,
    title: 'The channel token is missing, wrong or expired',
    byStatus: ['generic'],
  },
  { condition: 'forbidden', status: 403, title: 'This is not allowed', byStatus: ['generic'] },
  { condition: 'not-found', status: 404, title: 'There is nothing at this address', byStatus: ['generic'] },
  {
    condition: 'method-not-allowed',
    status: 405,
    title: 'The method is not allowed here',
    byStatus: ['generic'],
  },
  {
    condition: 'not-acceptable',
    status: 406,
    title: 'None of the accepted types can be sent',
    byStatus: ['generic'],
  },
  { condition: 'conflict', status: 409, title: 'The request clashes with another', byStatus: ['generic'] },
  {
    condition: 'payload-too-large',
    status: 413,
    title: 'The request is too large',
    byStatus: ['generic'],
  },
  {
    condition: 'media-type-unsupported',
    status: 415,
    title: 'The request is in a format that is not supported',
    byStatus: ['generic'],
  },
  {
    condition: 'idempotency-key-reused',
    status: 422,
    title: 'The idempotency key was used with another request',
    byStatus: ['generic'],
  },
  {
    condition: 'too-many-requests',
    status: 429,
    title: 'Too many requests; wait a moment',
    byStatus: ['generic'],
  },
  {
    condition: 'service-unavailable',
    status: 503,
    title: 'The service is not available right now',
    byStatus: ['generic'],
  },
  { condition: 'region-unknown', status: 400, title: 'The region code is not served here' },
  { condition: 'tenant-unknown', status: 400, title: 'The tenant is not served here' },
  { condition: 'film-not-found', status: 404, title: 'There is no such film' },
  { condition: 'site-not-found', status: 404, title: 'There is no such cinema' },
  {
    condition: 'showtime-unavailable',
    status: 404,
    title: 'The showtime is not available',
    byStatus: ['seat-availability', 'seat-layout'],
  },
  {
    condition: 'no-allocated-seats',
    status: 400,
    title: 'The showtime has no allocated seats',
    byStatus: ['seat-availability'],
  },
  {
    condition: 'seat-layout-sold-out',
    status: 400,
    title: 'The showtime is sold out',
    byStatus: ['seat-layout'],
  },
  { condition: 'showtime-closed', status: 400, title: 'Tickets for this showtime are no longer on sale' },
  { condition: 'seats-invalid', status: 400, title: 'A chosen seat does not exist in this screen' },
  {
    condition: 'seat-rule-broken',
    status: 400,
    title: 'The chosen seats break a rule of the seating plan',
  },
  { condition: 'ticket-type-unavailable', status: 400, title: 'A ticket type is not sold for this showtime' },
  { condition: 'ticket-limit-exceeded', status: 400, title: 'There are too many tickets in the order' },
  {
    condition: 'ticket-seat-mismatch',
    status: 400,
    title: 'The tickets do not match the seats',
  },
  {
    condition: 'order-not-found',
    status: 404,
    title: 'There is no such order',
    byStatus: ['order', 'set-showtime', 'payment', 'completion'],
  },
  {
    condition: 'order-expired',
    status: 410,
    title: 'The order has expired and its seats are released',
    byStatus: ['order', 'set-showtime', 'payment', 'completion'],
  },
  {
    condition: 'order-in-completion',
    status: 409,
    title: 'The order is being completed or is complete',
    byStatus: ['order', 'set-showtime', 'payment'],
  },
  { condition: 'order-empty', status: 400, title: 'The order has nothing on it' },
  { condition: 'customer-required', status: 400, title: 'The order has no customer yet' },
  {
    condition: 'web-payment-method-unknown',
    status: 400,
    title: 'The way to pay is not known',
  },
  { condition: 'payment-not-found', status: 404, title: 'The order has no payment of this kind' },
  { condition: 'payment-in-progress', status: 409, title: 'Another payment is in progress' },
  { condition: 'payment-incomplete', status: 400, title: 'The order is not paid in full' },
  { condition: 'completion-not-found', status: 404, title: 'The completion has not been started' },
  { condition: 'journey-not-found', status: 404, title: 'There is no such journey', byStatus: ['journey'] },
  {
    condition: 'media-not-found',
    status: 404,
    title: 'There is no such picture',
  },
] as const satisfies readonly CatalogueEntry[]
