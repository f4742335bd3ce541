/** A state that a story shows without a pointer and a keyboard. */
export type ForcedState = 'hover' | 'focus-visible' | 'active'

const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]'
const pseudoClass = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g

/** What the control itself matches in a state, and what every element round it does. */
const matched: Record<ForcedState, { control: string; around: string }> = {
  hover: { control: 'hover', around: 'hover' },
  active: { control: 'hover active', around: 'hover active' },
  'focus-visible': { control: 'focus focus-visible focus-within', around: 'focus-within' },
}

/** Rules that answer to `data-forced` already. */
const rewritten = new WeakSet<CSSRule>()

function isGroup(rule: CSSRule): rule is CSSGroupingRule {
  return 'cssRules' in rule
}

/** Lets rules with `:hover` match `data-forced~="hover"` as well, in their place and with their weight. */
function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (isGroup(rule)) rewriteRules(rule.cssRules)
    if (!('selectorText' in rule) || rewritten.has(rule)) continue
    rewritten.add(rule)
    const style = rule as CSSStyleRule
    const selector = style.selectorText.replace(pseudoClass, ':is($&, [data-forced~="$1"])')
    if (selector !== style.selectorText) style.selectorText = selector
  }
}

function rewriteSheets(): void {
  for (const sheet of [...document.styleSheets, ...(document.adoptedStyleSheets ?? [])])
    rewriteRules(sheet.cssRules)
}

function markControl(root: HTMLElement, state: ForcedState, selector: string): void {
  const control = root.querySelector(selector)
  if (!control) return
  control.setAttribute('data-forced', matched[state].control)
  for (let part = control.parentElement; part && part !== root; part = part.parentElement)
    part.setAttribute('data-forced', matched[state].around)
}

/**
 * Draws a control in an element as the browser draws it in a state, also where it comes later: several controls of a story
 * are hovered and focused at once. For a layout effect: styles that others of the same commit bring are met too.
 *
 * @param selector of the control; the first one in the element unless given
 * @returns what ends it
 */
export function forceState(root: HTMLElement, state: ForcedState, selector = focusable): () => void {
  const mark = () => {
    markControl(root, state, selector)
    queueMicrotask(rewriteSheets)
  }
  const observer = new MutationObserver(mark)
  observer.observe(root, { childList: true, subtree: true })
  mark()
  return () => {
    observer.disconnect()
  }
}
