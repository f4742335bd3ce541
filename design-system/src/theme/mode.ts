/** What a visitor may choose; System follows the device. */
export type ModeChoice = 'System' | 'Light' | 'Dark'

/** Cookie in which the choice is kept; the server reads it for the first paint. */
export const modeCookieName = 'foyer-mode'

const choices: readonly string[] = ['System', 'Light', 'Dark'] satisfies ModeChoice[]
const oneYearInSeconds = 31_536_000
const darkDevice = '(prefers-color-scheme: dark)'

/** Whether text (a cookie, an attribute) is a choice. */
export const isModeChoice = (text: string | null | undefined): text is ModeChoice =>
  text !== null && text !== undefined && choices.includes(text)

/** The choice in force, as the page's root element says. */
export function readModeChoice(): ModeChoice {
  const stated = document.documentElement.dataset['modeChoice']
  return isModeChoice(stated) ? stated : 'System'
}

/**
 * Puts a choice in force: attribute, cookie, no React commit. Transitions are suspended for the two frames
 * of the switch, so that a page does not change colour piece by piece.
 */
export function applyModeChoice(choice: ModeChoice): void {
  const root = document.documentElement
  root.dataset['switching'] = ''
  root.dataset['modeChoice'] = choice
  const dark = choice === 'Dark' || (choice === 'System' && matchMedia(darkDevice).matches)
  root.dataset['mode'] = dark ? 'dark' : 'light'
  document.cookie = `${modeCookieName}=${choice};path=/;max-age=${oneYearInSeconds};samesite=lax`
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      delete root.dataset['switching']
    })
  })
}

/**
 * Text of the small script that must run in `<head>` before anything is painted: resolves System by the device
 * and follows the device while System stays chosen. It has no parts that depend on the visitor, so that its hash is fixed.
 */
export const initModeScript = (): string =>
  `(function(){var d=document.documentElement,m=matchMedia('${darkDevice}');function f(){if(d.dataset.modeChoice==='System')d.dataset.mode=m.matches?'dark':'light'}f();m.addEventListener('change',f)})()`
