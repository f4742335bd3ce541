/** Formats an instant in UTC, for fields without a time zone. */
export function toIsoInstant(at: number): string {
  return new Date(at).toISOString()
}
