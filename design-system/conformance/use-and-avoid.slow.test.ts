import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { loadStoryFiles } from '../stories/story-files.ts'

/** Groups whose components all show what is good and bad use of them. */
const groups = [
  'foundations',
  'actions',
  'forms',
  'navigation',
  'feedback',
  'content',
  'films',
  'order',
  'members',
]

/** Components of which nothing is seen, each with the reason. */
const unseen: Readonly<Record<string, string>> = {
  'foundations/visually-hidden': 'is heard and not seen',
  'feedback/error-boundary': 'draws nothing but its children',
  'feedback/live-region': 'is heard and not seen',
  'feedback/script-notice': 'is seen without script alone, which stories need',
}

const files = loadStoryFiles().filter(({ folder }) => groups.some((group) => folder.startsWith(`${group}/`)))
const drawn = files.filter(({ folder }) => !(folder in unseen))

test('there are components in each group, and every exception is one without pictures', () => {
  expect(groups.filter((group) => drawn.every(({ folder }) => !folder.startsWith(`${group}/`)))).toEqual([])
  const without = files.filter(({ module }) => module.UseAndAvoid === undefined).map(({ folder }) => folder)
  expect(without.sort()).toEqual(Object.keys(unseen).sort())
})

test.each(drawn)('$folder shows good and bad use of it, each with its reason', ({ module }) => {
  const { tags, render } = module.UseAndAvoid ?? {}
  expect(tags).toEqual(['usage'])
  // A component of its own: some pictures use hooks.
  const html = render ? renderToString(createElement(render)) : ''
  for (const kind of ['do', 'dont']) expect(html).toContain(`<figure data-kind="${kind}"`)
  const reasons = [...html.matchAll(/<strong>Do(?:n’t)?<\/strong><span>([^<]*)<\/span><\/figcaption>/g)].map(
    ([, reason = '']) => reason,
  )
  expect(reasons.filter((reason) => /^“?\p{Lu}.*[.?!]$/u.test(reason))).toHaveLength(2)
})
