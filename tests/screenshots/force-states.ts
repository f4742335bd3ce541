import type { Page } from '@playwright/test'

const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]'
const states: Record<string, string[]> = {
  hover: ['hover'],
  active: ['active', 'hover'],
  'focus-visible': ['focus', 'focus-visible', 'focus-within'],
}

/**
 * Puts the first control of every `[data-force]` into the state it names, as the browser's own tools do: the page need
 * not know, and several controls can be focused at once. What surrounds the control is hovered with it.
 */
export async function forceStates(page: Page): Promise<void> {
  const marked = await page.evaluate((selector) => {
    const cases = [...document.querySelectorAll<HTMLElement>('[data-force]')]
    cases.forEach((each, index) => {
      const control = each.querySelector(selector)
      for (let part: Element | null | undefined = control; part && part !== each; part = part.parentElement)
        part.setAttribute('data-forced', `${index}${part === control ? ' control' : ''}`)
    })
    return cases.map((each) => each.dataset['force'] ?? '')
  }, focusable)
  if (marked.length === 0) return
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument', { depth: 0 })
  for (const [index, state] of marked.entries()) {
    const scope =
      state === 'focus-visible'
        ? `[data-forced="${index} control"]`
        : `[data-forced="${index}"], [data-forced="${index} control"]`
    const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: scope })
    for (const nodeId of nodeIds)
      await client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: states[state] ?? [] })
  }
}
