import { displayRuleSelector, isAmong } from '@foyer/contract/omnia/page-patterns'
import type { ElementDisplayRule } from '@foyer/contract/omnia/site-content'

const selector = new RegExp(displayRuleSelector)

/**
 * The style sheet that hides elements on a page. A selector that is not one of the simple kinds is omitted: it is
 * untrusted, and must not become other CSS.
 * @param path with a slash at its end
 */
export function createHidingCss(rules: readonly ElementDisplayRule[], path: string): string {
  const hidden = rules
    .filter((rule) => selector.test(rule.selector) && !isAmong(rule.pagesToShow, path))
    .map((rule) => rule.selector)
  return hidden.length === 0 ? '' : `${[...new Set(hidden)].join(',')}{display:none!important}`
}
