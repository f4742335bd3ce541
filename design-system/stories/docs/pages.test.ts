import {
  chooseEmbedded,
  findByTag,
  selectListedStories,
  listPages,
  linkPieces,
  formatStoryLabel,
  linkTypePieces,
} from './pages.ts'

const folder = { changes: [], components: [], types: [], offers: [], parts: [], attributes: [], tokens: [] }
const pages = listPages({
  tabs: {
    ...folder,
    address: '@foyer/design-system/navigation/tabs',
    components: [{ name: 'Tabs', description: '', props: [] }],
    types: [
      { name: 'Tab', description: '' },
      { name: 'IconName', description: '', home: 'icon' },
    ],
    page: 'navigation-tabs--docs',
  },
  theme: { ...folder, address: '@foyer/design-system/theme' },
})

test('a page is found by the name of its folder, of its components and of its own types', () => {
  expect([...pages.keys()]).toEqual(['tabs', 'Tabs', 'Tab'])
})

test('a docstring leads to the pages that it names, and not to its own', () => {
  expect(linkPieces('For more see `tabs` or `<Tabs>`, not `ref`.', pages, undefined)).toEqual([
    { text: 'For more see ', isCode: false },
    { text: 'tabs', isCode: true, page: 'navigation-tabs--docs' },
    { text: ' or ', isCode: false },
    { text: '<Tabs>', isCode: true, page: 'navigation-tabs--docs' },
    { text: ', not ', isCode: false },
    { text: 'ref', isCode: true },
    { text: '.', isCode: false },
  ])
  expect(linkPieces('`tabs`', pages, 'navigation-tabs--docs').some(({ page }) => page !== undefined)).toBe(
    false,
  )
})

test('a type leads to those that it is made of, and a word in quotes to none', () => {
  const led = linkTypePieces("readonly Tab[] | 'Tab'", pages).filter(({ page }) => page !== undefined)
  expect(led).toEqual([{ text: 'Tab', isCode: true, page: 'navigation-tabs--docs' }])
})

test.each([
  ['Long Text On A Phone', 'Long text on a phone'],
  ['One At A Time', 'One at a time'],
  ['All Variants', 'Variants and states'],
])('the story %s is called %s', (name, label) => {
  expect(formatStoryLabel(name)).toBe(label)
})

describe('the stories of a page', () => {
  const story = (id: string, tags: string[] = [], playFunction?: unknown) => ({
    id,
    name: id,
    tags,
    parameters: {},
    storyGlobals: {},
    ...(playFunction !== undefined && { playFunction }),
  })
  const play = () => undefined

  test('are listed without those that stand further up', () => {
    const stories = [story('plain'), story('variants', ['all-variants']), story('use', ['usage'])]
    expect(selectListedStories(stories).map(({ id }) => id)).toEqual(['plain'])
    expect(findByTag(stories, 'usage')?.id).toBe('use')
    expect(findByTag(stories, 'other')).toBeUndefined()
  })

  test('are drawn where nothing plays in them, four at most', () => {
    const stories = [story('played', [], play), ...['a', 'b', 'c', 'd', 'e'].map((id) => story(id))]
    expect([...chooseEmbedded(stories)]).toEqual(['a', 'b', 'c', 'd'])
  })
})
