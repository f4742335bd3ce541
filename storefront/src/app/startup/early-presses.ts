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
/** An event by which React can be asked, which does nothing on a button and which nobody else listens for. */
const probeType = 'auxclick'
/** Milliseconds after which it is asked again whether a part is hydrated. */
const probeInterval = 50
/** Milliseconds after which nobody expects that a press still takes effect. */
const expectedWithin = 10_000

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Pressed by the visitor on parts that are not hydrated yet. */
const waiting: HTMLElement[] = []
/** Presses, and events that ask, which React has passed on to the application. */
const received = new WeakSet<Event>()
let isReplaying = false

/**
 * Notes an event that React has passed on. Called by `PressReceiver`, which stands around everything: React calls its
 * handlers first, and calls none at all for an event on a part that it has not hydrated yet.
 */
export const noteReceived = (event: Event) => received.add(event)

/** @returns whether React passes events on the element on to the application */
function isHydrated(element: Element): boolean {
  const probe = new MouseEvent(probeType, { bubbles: true, cancelable: true, button: 1 })
  element.dispatchEvent(probe)
  return received.has(probe)
}

/** @returns whether React has passed the press on */
function press(button: HTMLElement): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true })
  isReplaying = true
  button.dispatchEvent(event)
  isReplaying = false
  return received.has(event)
}

async function pressWhenHydrated(button: HTMLElement): Promise<void> {
  if (button.matches(toggles) && waiting.includes(button)) return
  waiting.push(button)
  for (let waited = 0; waited < expectedWithin; waited += probeInterval) {
    await wait(probeInterval)
    // A part that failed to come has left the page; a button that is disabled meanwhile is at work already.
    if (!button.isConnected || button.matches(':disabled')) break
    if (isHydrated(button)) {
      press(button)
      break
    }
  }
  waiting.splice(waiting.indexOf(button), 1)
}

/** Repeats presses on what the server has rendered that React passes on to nobody. */
function watchPresses(root: Element): void {
  const watch = (event: Event) => {
    const { target } = event
    const button = target instanceof Element ? target.closest<HTMLElement>(pressed) : null
    if (!button || !root.contains(button) || isReplaying) return
    setTimeout(() => {
      // Prevented, it was somebody's decision: a swipe that ends on a button is no press.
      if (!received.has(event) && !event.defaultPrevented) void pressWhenHydrated(button)
    })
  }
  addEventListener('click', watch, true)
}

/**
 * Presses again what was pressed too early, in the same order; what opens and closes, or is on and off, once. For the
 * moment after `hydrateRoot`: React hydrates at once what is pressed. Parts whose script is fetched with them come later
 * still: a press on one is repeated once, as soon as React passes events on it on.
 * @param root the element that React hydrates, with a `PressReceiver` around the application
 */
export async function replayEarlyPresses(root: Element): Promise<void> {
  const { earlyPresses } = window
  if (!earlyPresses) return
  delete window.earlyPresses
  earlyPresses.stop()
  watchPresses(root)
  const { buttons } = earlyPresses
  // Asked before the first press, which may change what a button says of itself.
  const isRepeat = buttons.map((button, index) => button.matches(toggles) && buttons.indexOf(button) < index)
  for (const [index, button] of buttons.entries()) {
    if (isRepeat[index]) continue
    if (button.isConnected && !button.matches(':disabled') && !press(button)) void pressWhenHydrated(button)
    // As between two presses of a hand: the second finds the page that the first has made.
    await wait(0)
  }
}
