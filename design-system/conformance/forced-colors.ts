/**
 * Forced colors: the reader's own palette takes the place of every color and drops shadows and drawn grounds. A state
 * shown by those alone is lost. This reads the styles that Emotion has put in the page and finds such states; what a
 * browser then paints is for the stories to show.
 */

/** What a palette of the reader's own takes the place of. Values of custom properties are colors here. */
const repainted =
  /^(--.*|(background|text-decoration|column-rule|outline|caret|accent|border(-(top|right|bottom|left|block|inline)(-(start|end))?)?)-color|color|background|background-image|box-shadow|text-shadow|fill|stroke|color-scheme|scrollbar-color)$/
/** What says nothing to the eye. */
const unseen =
  /^(cursor|transition.*|animation.*|will-change|pointer-events|z-index|user-select|touch-action)$/
/** Attributes and pseudo-classes by which a part says what state it is in. Hover is no state, and focus has its ring. */
const stateNames =
  /\[(?:data|aria)-[\w-]+(?:[~|^$*]?=[^\]]*)?\]|:(?:checked|disabled|indeterminate)(?![\w-])/g
/** Attributes that say which of its looks or kinds a part has: nothing is lost when two of them look alike. */
const appearances =
  /^\[data-(button|faint|filled|form|kind|mode|on-art|paint|radius|ratio|size|slide|slot|variant)\b|^\[data-tone=(text|muted)/
/** A control that is disabled has a color of its own in every palette; what stands around it has not. */
const saysItself = (state: string, selector: string) => state === ':disabled' && !selector.includes(':has(')
/** `css-1abc-FoyerLink-root`, `css-1abc-MuiButtonBase-root-MuiButton-root`: which component made the rule. */
const maker = /\.\w+-\w+-(?:Mui\w+?-\w+?-)*((?:Foyer|Mui)\w+?)-\w+/

/** What one state's rules do, all parts of the component together. */
interface Evidence {
  isPainted: boolean
  isSeen: boolean
  isForced: boolean
}

function* rulesIn(
  rules: CSSRuleList,
  isForced = false,
): Generator<{ rule: CSSStyleRule; isForced: boolean }> {
  for (const rule of rules) {
    if ('selectorText' in rule) yield { rule: rule as CSSStyleRule, isForced }
    else if ('cssRules' in rule) {
      const { cssRules, conditionText = '' } = rule as CSSMediaRule
      // Only the rules for print say nothing of a screen.
      if (!/^print$/.test(conditionText))
        yield* rulesIn(cssRules, isForced || conditionText.includes('forced-colors'))
    }
  }
}

const listProperties = ({ style }: CSSStyleRule) =>
  Array.from({ length: style.length }, (_, at) => style[at] ?? '')

/** `[aria-current]` stands for each of its values. */
const covers = (general: string, state: string) =>
  general === state || state.startsWith(`${general.slice(0, -1)}=`)

/**
 * States that the page's styles tell by color alone, as `FoyerButton [data-x=y]`, of the components whose classes
 * stand in `root`. All parts of a component count as one: a mark that appears tells its root's state too.
 */
export function listStatesByColorAlone(root: Element, sheets: Iterable<CSSStyleSheet>): string[] {
  const classes = new Set([root, ...root.querySelectorAll('*')].flatMap((element) => [...element.classList]))
  const found = new Map<string, Evidence & { state: string }>()
  const everywhere = new Set<string>()
  for (const sheet of sheets) {
    for (const { rule, isForced } of rulesIn(sheet.cssRules)) {
      const properties = listProperties(rule)
      for (const selector of rule.selectorText.split(/,(?![^(]*\))/)) {
        const states = [...selector.matchAll(stateNames)]
          .map(([token]) => token.replace(/["']/g, ''))
          .filter((state) => !appearances.test(state))
        const component = maker.exec(selector)?.[1]
        if (component === undefined) {
          if (isForced) for (const state of states) everywhere.add(state)
          continue
        }
        if (![...selector.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => classes.has(name))) continue
        const isHover = selector.includes(':hover')
        for (const state of states) {
          const key = `${component} ${state}`
          const entry = found.get(key) ?? { state, isPainted: false, isSeen: false, isForced: false }
          entry.isForced ||= isForced || properties.includes('forced-color-adjust')
          entry.isPainted ||=
            !isHover && !saysItself(state, selector) && properties.some((name) => repainted.test(name))
          entry.isSeen ||= !isHover && properties.some((name) => !repainted.test(name) && !unseen.test(name))
          found.set(key, entry)
        }
      }
    }
  }
  return [...found]
    .filter(([, { state, isPainted, isSeen, isForced }]) => {
      const isCovered = [...everywhere].some((general) => covers(general, state))
      return isPainted && !isSeen && !isForced && !isCovered
    })
    .map(([name]) => name)
}
