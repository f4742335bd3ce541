/** Milliseconds of the offset that an instant is written with; zero for UTC. */
function getOffset(instant: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(instant) ?? []
  const length = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
  return sign === '-' ? -length : length
}

/** Without milliseconds and zone: `2026-11-21T19:30:00`. */
const writtenLength = 19

/** The same instant, written with the offset of another: with that of a showtime it reads as the cinema's clock shows it. */
export function toLocalInstant(instant: string, local: string): string {
  const shifted = new Date(Date.parse(instant) + getOffset(local)).toISOString().slice(0, writtenLength)
  return shifted + (/[+-]\d{2}:\d{2}$/.exec(local)?.[0] ?? 'Z')
}
