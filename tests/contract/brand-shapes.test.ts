import { StorefrontContent } from '@foyer/contract/channel/storefront-content'
import { parseModel } from '@foyer/theme-tokens/configuration/read'
import halcyon from '../../brands/halcyon/storefront.json'
import kite from '../../brands/kite/storefront.json'
import orpheum from '../../brands/orpheum/storefront.json'

const shapes = [halcyon, kite, orpheum].map((content) => parseModel(StorefrontContent, content).shapes)

/** Without colour and logo, nothing else tells the brands of this repository apart on most pages. */
test.each(['footer', 'filmList', 'eventCard', 'pageHead', 'consent'] as const)(
  'each of the three brands has another %s',
  (part) => {
    expect(new Set(shapes.map((each) => each[part])).size).toBe(3)
  },
)

test('every part that has a shape is among them', () => {
  for (const each of shapes) expect(Object.keys(each)).toHaveLength(5)
})
