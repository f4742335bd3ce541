import type { Duration, Easing, Transitions } from '@mui/material/styles'

/** Milliseconds for a height, px: of what folds, the higher the slower. */
function getAutoHeightDuration(height: number): number {
  if (!height) return 0
  const steps = height / 36
  return Math.min(Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10), 3_000)
}

const toTime = (time: number | string) => (typeof time === 'string' ? time : `${Math.round(time)}ms`)

/**
 * `theme.transitions` of a root theme from data. MUI's own factory is in the file of `styled`, whose default theme
 * includes it.
 */
export function createTransitions({ easing, duration }: { easing: Easing; duration: Duration }): Transitions {
  const create: Transitions['create'] = (
    properties = 'all',
    { duration: time = duration.standard, easing: curve = easing.easeInOut, delay = 0 } = {},
  ) =>
    (Array.isArray(properties) ? properties : [properties])
      .map((property: string) => `${property} ${toTime(time)} ${curve} ${toTime(delay)}`)
      .join(',')
  return { create, getAutoHeightDuration, easing, duration }
}
