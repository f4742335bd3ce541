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

/** Elements on which a press has no native effect before the script is loaded. */
const pressed = 'button[type=button], div[role=combobox]'
/** Toggles: a second early press is ignored, as it was made because the first had no effect. */
const toggles = '[aria-expanded], [aria-haspopup], [aria-pressed]'
/** An event that tests whether React handles an element: it has no effect on a button and no other listener. */
const probeType = 'auxclick'
/** Milliseconds between two checks whether a part is hydrated. */
const probeInterval = 50
/** Milliseconds after which an early press is dropped, as the visitor no longer expects an effect. */
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

/** Repeats presses on server-rendered elements that React has not handled yet. */
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
 * Repeats presses made before hydration, in the same order; toggles once only. Call it right after `hydrateRoot`: React
 * hydrates a pressed part first. Lazy parts hydrate later: a press on one is repeated once, as soon as React handles its
 * events.
 * @param root the element that React hydrates, with a `PressReceiver` around the application
 */
export async function replayEarlyPresses(root: Element): Promise<void> {
  const { earlyPresses } = window
  if (!earlyPresses) return
  delete window.earlyPresses
  earlyPresses.stop()
  watchPresses(root)
  const { buttons } = earlyPresses
  // Read before the first press is repeated, as that may change a button's state.
  const isRepeat = buttons.map((button, index) => button.matches(toggles) && buttons.indexOf(button) < index)
  for (const [index, button] of buttons.entries()) {
    if (isRepeat[index]) continue
    if (button.isConnected && !button.matches(':disabled') && !press(button)) void pressWhenHydrated(button)
    // As between two presses of a hand: the second finds the page that the first has made.
    await wait(0)
  }
}
