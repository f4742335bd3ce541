declare global {
  interface Window {
    /** Buttons pressed before the page's script took the page over, and how to stop listening for more. */
    earlyPresses?: { buttons: HTMLElement[]; stop: () => void }
  }
}

/**
 * Keeps presses on buttons while the page's script is still on its way; links and forms work without it.
 * Its own text is a script of the head: it must stand alone and name nothing outside itself.
 */
export function keepEarlyPresses(): void {
  const buttons: HTMLElement[] = []
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null
    if (button) buttons.push(button)
  }
  addEventListener('click', keep, true)
  window.earlyPresses = {
    buttons,
    stop: () => {
      removeEventListener('click', keep, true)
    },
  }
}

/** The script of the head. */
export const earlyPressesScript = (): string => `(${keepEarlyPresses.toString()})()`

/** Buttons that a second press sets back: whoever pressed twice pressed again because nothing happened. */
const toggles = '[aria-expanded], [aria-haspopup], [aria-pressed]'

/**
 * Presses again what was pressed too early, in the same order; what opens and closes, or is on and off, once. For the
 * moment after `hydrateRoot`: React takes over at once what is pressed, and from then on misses no press itself.
 */
export async function replayEarlyPresses(): Promise<void> {
  const { earlyPresses } = window
  if (!earlyPresses) return
  delete window.earlyPresses
  earlyPresses.stop()
  const { buttons } = earlyPresses
  // Asked before the first press, which may change what a button says of itself.
  const isRepeat = buttons.map((button, index) => button.matches(toggles) && buttons.indexOf(button) < index)
  for (const [index, button] of buttons.entries()) {
    if (isRepeat[index]) continue
    if (button.isConnected) button.click()
    // As between two presses of a hand: the second finds the page that the first has made.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
