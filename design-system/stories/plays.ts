import { expect } from 'storybook/test'

interface Shown {
  canvasElement: HTMLElement
}

/** A fraction of a pixel is no flaw: type is set between pixels. */
const rounding = 1

const hasClip = ({ clipPath, overflowX }: CSSStyleDeclaration) =>
  clipPath !== 'none' || overflowX !== 'visible'

/** Whether what is in the element may be wider than the window: it is scrolled, cut or only spoken. */
const isHeld = (element: Element, within: Element): boolean =>
  element !== within &&
  (hasClip(getComputedStyle(element)) ||
    (element.parentElement !== null && isHeld(element.parentElement, within)))

/**
 * Long words stay in the window: each line of what is read stands within its sides, and the page does not scroll
 * sideways. What scrolls by itself, such as a row of tiles on a phone, is left out.
 */
export async function expectNoOverflow({ canvasElement }: Shown): Promise<void> {
  const { clientWidth, scrollWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  const texts = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT)
  const beyond: string[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement || isHeld(node.parentElement, canvasElement)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, right } of range.getClientRects())
      if (left < -rounding || right > clientWidth + rounding) beyond.push(node.textContent ?? '')
  }
  await expect(beyond).toEqual([])
}

/** Where an element stands, for assertions about its position beside others. */
export const getBox = (element: Element | null | undefined): DOMRect => {
  if (!element) throw new TypeError('There is no such element')
  return element.getBoundingClientRect()
}

/** The words of elements, in their order. */
export const getTexts = (elements: Iterable<Element>): string[] =>
  [...elements].map(({ textContent }) => textContent.trim())
