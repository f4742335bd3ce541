import type { TextFunctions } from '../context/hooks.ts'
import type { Formats } from '../stores/channel/formats.ts'

/**
 * How long a film is, as every page says it: hours from the first whole one on, and minutes where there are any.
 * @returns undefined where nobody knows
 */
export function formatRuntime(
  runtimeInMinutes: number | null | undefined,
  formats: Pick<Formats, 'runtime'>,
  t: TextFunctions['t'],
): string | undefined {
  if (!runtimeInMinutes || runtimeInMinutes < 0) return undefined
  const { hours, minutes } = formats.runtime(runtimeInMinutes)
  if (hours === 0) return t('shared.film.runtime.minutes', { minutes })
  return t(minutes === 0 ? 'shared.film.runtime.hours' : 'shared.film.runtime.hoursAndMinutes', {
    hours,
    minutes,
  })
}
