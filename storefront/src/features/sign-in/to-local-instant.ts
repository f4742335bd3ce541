const minute = 60_000

/** An instant as the visitor's clock shows it: ISO with the browser's offset. @param epoch milliseconds */
export function toLocalInstant(epoch: number): string {
  const offset = -new Date(epoch).getTimezoneOffset()
  const wall = new Date(epoch + offset * minute).toISOString().slice(0, -1)
  const pad = (value: number) => String(value).padStart(2, '0')
  const size = Math.abs(offset)
  return `${wall}${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`
}
