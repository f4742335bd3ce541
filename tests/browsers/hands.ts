import type { Visitor } from './visitor.ts'

/** A control by role and name; for a field, its `autocomplete` value. */
export interface Control {
  readonly kind: 'button' | 'link' | 'field'
  readonly name: string
  /** Whether the name is only a beginning: the rest differs from day to day. */
  readonly isBeginning?: boolean
}

export type Hands = 'mouse' | 'keyboard'

/** Time limit of every wait, milliseconds. */
const patience = 30_000
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
/** Presses of Tab after which a control counts as unreachable. */
const mostTabs = 150

/** Waits until something is found. @returns it: anything but null, undefined and false */
export async function until<T>(what: string, find: () => Promise<T>): Promise<NonNullable<T>> {
  const end = Date.now() + patience
  let last = ''
  for (;;) {
    try {
      const found = await find()
      if (found !== null && found !== undefined && found !== false) return found
    } catch (error) {
      // Between two documents there is no page to query.
      last = ` (${String(error)})`
    }
    if (Date.now() > end) throw new Error(`waited in vain: ${what}${last}`)
    await pause(100)
  }
}

/** As in the tests with Chromium: the page marks itself when it is hydrated. */
export const takenOver = (visitor: Visitor) =>
  until('the page is taken over', () =>
    visitor.ask(() => document.querySelector('[data-hydrated] h1') !== null),
  )

/** Middle of the visible control, scrolled into the window; null while there is none. */
function findMiddle({ kind, name, isBeginning }: Control): { x: number; y: number } | null {
  const selector = { button: 'button', link: 'a[href]', field: 'input, textarea' }[kind]
  const getName = (element: Element) =>
    kind === 'field'
      ? (element.getAttribute('autocomplete') ?? '')
      : (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim()
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const its = getName(element)
    const isCalledSo = isBeginning ? its.startsWith(name) : its === name
    return isCalledSo && element.checkVisibility() && !element.matches(':disabled, [inert] *')
  })
  if (!found) return null
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = found.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Whether the control has the focus. */
function isFocused({ kind, name, isBeginning }: Control): boolean {
  const element = document.activeElement
  if (!element) return false
  const its =
    kind === 'field'
      ? (element.getAttribute('autocomplete') ?? '')
      : (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim()
  return isBeginning ? its.startsWith(name) : its === name
}

/** Its position once it has stopped moving. */
export async function findPlace(
  visitor: Visitor,
  what: string,
  find: () => Promise<{ x: number; y: number } | null>,
) {
  let before = ''
  return until(what, async () => {
    const place = await find()
    const isSteady = place !== null && JSON.stringify(place) === before
    before = JSON.stringify(place)
    return isSteady ? place : null
  })
}

/** Presses Tab until the focus is at the expected place. */
async function tabTo(visitor: Visitor, what: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    if (await isThere()) return
    await visitor.press('Tab')
  }
  throw new Error(`out of reach of Tab: ${what}`)
}

/** Presses a control, or focuses a field. */
export async function use(visitor: Visitor, hands: Hands, control: Control): Promise<void> {
  const what = `${control.kind} ${control.name}`
  const place = await findPlace(visitor, what, () => visitor.ask(findMiddle, control))
  await takenOver(visitor)
  if (hands === 'mouse') {
    await visitor.clickAt(place.x, place.y)
    return
  }
  await tabTo(visitor, what, () => visitor.ask(isFocused, control))
  if (control.kind !== 'field') await visitor.press('Enter')
}

/** Focuses a field in the card fields' frame. */
export async function useCardField(visitor: Visitor, hands: Hands, id: string): Promise<void> {
  const what = `the card's ${id}`
  // WebKit reports a focus by Tab to the page, but not one by mouse; typed text arrives in both cases.
  const isInField = () => visitor.askFrame((field) => document.activeElement?.id === field, id)
  const isFocusedThere = async () =>
    (await visitor.ask(() => document.activeElement?.tagName === 'IFRAME')) && (await isInField())
  await until(what, () => visitor.askFrame((field) => document.getElementById(field) !== null, id))
  if (hands === 'keyboard') await tabTo(visitor, what, isFocusedThere)
  // The frame grows with its messages: its fields may have moved.
  await until(`the focus in ${what}`, async () => {
    if (hands === 'mouse') {
      // WebKit's driver scrolls within the frame only.
      await visitor.ask(() => {
        document.querySelector('iframe[title]')?.scrollIntoView({ block: 'center', behavior: 'instant' })
      })
      await visitor.clickInFrame(id)
    }
    return isInField()
  })
}
