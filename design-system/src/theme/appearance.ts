/** The visitor's options; System follows the device. */
export const modeChoices = ['System', 'Light', 'Dark'] as const
export type ModeChoice = (typeof modeChoices)[number]

/** Contrast level; System follows the device's `prefers-contrast`. */
export const contrastChoices = ['System', 'Normal', 'Medium', 'High'] as const
export type ContrastChoice = (typeof contrastChoices)[number]

/** Names of the cookies in which the choices are kept; the server reads them for the first paint. */
export const appearanceCookies = { mode: 'foyer-mode', contrast: 'foyer-contrast' } as const

/** One or both choices. */
export interface Appearance {
  mode?: ModeChoice
  contrast?: ContrastChoice
}

const oneYearInSeconds = 31_536_000
/** Received by the head's script, in this page. */
const appearanceEvent = 'foyer-look'
/** Received by the head's script in the visitor's other tabs; the cookie has the choice. */
const appearanceKey = 'foyer-look'

/**
 * Stores a choice and applies it, here and in the visitor's other tabs: attributes of `<html>` change, and React
 * renders nothing. The head's script (`followAppearance`) makes the change, as before the first paint.
 */
export function chooseAppearance(appearance: Appearance): void {
  const secure = location.protocol === 'https:' ? ';secure' : ''
  for (const kind of ['mode', 'contrast'] as const) {
    const choice = appearance[kind]
    if (choice)
      document.cookie = `${appearanceCookies[kind]}=${choice};path=/;max-age=${oneYearInSeconds};samesite=lax${secure}`
  }
  try {
    localStorage.setItem(appearanceKey, Object.values(appearance).join(' ') + ` ${Date.now().toString(36)}`)
  } catch {
    // Without storage other tabs follow at their next page.
  }
  document.dispatchEvent(new CustomEvent<Appearance>(appearanceEvent, { detail: appearance }))
}
