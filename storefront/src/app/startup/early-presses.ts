declare global {
  interface Window {
    /** Buttons pressed before the page's script took the page over, and how to stop listening for more. */
    earlyPresses?: { buttons: HTMLElement[]; stop: () => void }
  }
}

/**
 * Keeps presses on buttons while the page's script is still on its way; links and forms work without it.
 * No press is lost in the second that `start-when-drawn` waits at most (`tests/e2e/early-press.spec.ts`); 0.8 kB.
 * Its own text is a script of the head: it must stand alone and name nothing outside itself.
 */
export function keepEarlyPresses(): void {
  const buttons: HTMLElement[] = []
  const keep = ({ target }: Event) => {
    const button =
      target instanceof Element
        ? target.closest<HTMLElement>('button[type=button], div[role=combobox]')
        : null
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
export const createEarlyPressesScript = (): string => `(${keepEarlyPresses.toString()})()`

/** What is pressed and has no effect of its own before its script has come. */
const pressed = 'button[type=button], div[role=combobox]'
/** Buttons that a second press sets back: whoever pressed twice pressed again because nothing happened. */
const toggles = '[aria-expanded], [aria-haspopup], [aria-pressed]'
/** Milliseconds after which a press is tried again. */
const triedAgainAfter = 50
/** Milliseconds after which nobody expects that a press still takes effect. */
const expectedWithin = 10_000

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Pressed by the visitor on parts that are not taken over yet. */
const waiting: HTMLElement[] = []
let isReplaying = false

const bears = (element: Element, mark: string) => Object.keys(element).some((key) => key.startsWith(mark))

/**
 * Whether a button is of a page that React has taken over, and React has not come to it yet: it marks what is its own.
 * React stops presses on such a part, but for a moment in which they pass and nobody hears them.
 */
function isOnItsWay(button: Element): boolean {
  if (bears(button, '__reactProps$')) return false
  for (let above = button.parentElement; above; above = above.parentElement)
    if (bears(above, '__reactContainer$')) return true
  return false
}

/** @returns whether the press came to the button, and the button was there to hear it. */
function press(button: HTMLElement): boolean {
  let hasCome = false
  const come = () => {
    hasCome = true
  }
  button.addEventListener('click', come, true)
  isReplaying = true
  button.click()
  isReplaying = false
  button.removeEventListener('click', come, true)
  return hasCome && !isOnItsWay(button)
}

async function pressWhenTakenOver(button: HTMLElement): Promise<void> {
  if (button.matches(toggles) && waiting.includes(button)) return
  waiting.push(button)
  for (let waited = 0; waited < expectedWithin; waited += triedAgainAfter) {
    await wait(triedAgainAfter)
    // A part that failed to come has left the page; a button that is disabled meanwhile is at work already.
    if (!button.isConnected || button.matches(':disabled')) break
    if (!isOnItsWay(button) && press(button)) break
  }
  waiting.splice(waiting.indexOf(button), 1)
}

/** Hears of presses that never come to what was pressed. */
function watch(event: Event): void {
  const { target } = event
  const button = target instanceof Element ? target.closest<HTMLElement>(pressed) : null
  if (!button || isReplaying) return
  let hasCome = false
  const come = () => {
    hasCome = true
  }
  button.addEventListener('click', come, true)
  // Last on its way: React may take a part over at once when it is pressed, and hear the press.
  let wasOnItsWay = false
  const look = () => {
    wasOnItsWay = isOnItsWay(button)
  }
  addEventListener('click', look)
  setTimeout(() => {
    button.removeEventListener('click', come, true)
    removeEventListener('click', look)
    // Prevented, it was somebody's decision: a swipe that ends on a button is no press.
    if ((!hasCome || wasOnItsWay) && !event.defaultPrevented) void pressWhenTakenOver(button)
  })
}

/**
 * Presses again what was pressed too early, in the same order; what opens and closes, or is on and off, once. For the
 * moment after `hydrateRoot`: React takes over at once what is pressed. Parts whose script is fetched with them come
 * later still: a press on one is repeated as soon as it has come.
 */
export async function replayEarlyPresses(): Promise<void> {
  const { earlyPresses } = window
  if (!earlyPresses) return
  delete window.earlyPresses
  earlyPresses.stop()
  addEventListener('click', watch, true)
  const { buttons } = earlyPresses
  // Asked before the first press, which may change what a button says of itself.
  const isRepeat = buttons.map((button, index) => button.matches(toggles) && buttons.indexOf(button) < index)
  for (const [index, button] of buttons.entries()) {
    if (isRepeat[index]) continue
    if (button.isConnected && !button.matches(':disabled') && !press(button)) void pressWhenTakenOver(button)
    // As between two presses of a hand: the second finds the page that the first has made.
    await wait(0)
  }
}
