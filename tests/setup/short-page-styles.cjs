/**
 * Loaded by Node before Jest. Each time a test asks for something by its role, jsdom matches elements with the 120 rules of its
 * own style sheet. Tests ask whether something is shown, and whether it begins a line: this sheet says only that, in a rule
 * for each kind of box.
 */
const { createRequire } = require('node:module')

const fromEnvironment = createRequire(require.resolve('jest-environment-jsdom'))
const path = fromEnvironment.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js')
const { parse } = createRequire(path)('rrweb-cssom')

const selectorsByBox = new Map()
for (const { selectorText, style } of parse(require(path)).cssRules) {
  const box = ['display', 'visibility']
    .map((name) => style?.[name] && `${name}: ${style[name]}`)
    .filter(Boolean)
    .join('; ')
  if (box) selectorsByBox.set(box, [...(selectorsByBox.get(box) ?? []), selectorText])
}
// What is not shown at all comes last, as an input of the type `hidden` does after inputs.
const rules = [...selectorsByBox].sort(
  ([one], [other]) => Number(/none/.test(one)) - Number(/none/.test(other)),
)
require.cache[path].exports = rules.map(([box, selectors]) => `${selectors.join(', ')} { ${box} }`).join('\n')
