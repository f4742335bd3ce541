const minute = 60_000

const pad = (value: number) => String(value).padStart(2, '0')

/**
 * An instant as the visitor's clock shows it: ISO, with the browser's offset of that time. For what happens to the
 * visitor; showtimes have their cinema's offset.
 * @param instant ISO with any offset, or epoch milliseconds
 */
export function toLocalInstant(instant: string | number): string {
  const time = new Date(instant)
  const offset = -time.getTimezoneOffset()
  const wall = new Date(time.getTime() + offset * minute).toISOString().slice(0, -1)
  const size = Math.abs(offset)
  return `${wall}${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`
}
