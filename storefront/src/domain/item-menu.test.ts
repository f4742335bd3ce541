import { getMenu } from './item-menu.ts'
import { costs, createItem, menu, named } from './testing/menu.ts'

const list = (profile: typeof menu) =>
  getMenu(profile).pages.map(({ title, entries }) => [title.text, ...entries.map(({ itemId }) => itemId)])

it('stands in the order of the chain', () => {
  expect(list(menu)).toEqual([
    ['For you', 'popcorn', 'meal'],
    ['Drinks', 'beer'],
  ])
})

it('sells the sizes of an item in its place', () => {
  expect([...getMenu(menu).sold.keys()]).toEqual(['popcorn-small', 'popcorn-large', 'meal', 'beer'])
})

it('leaves out what nobody can order, and pages on which nothing is left', () => {
  const price = { price: costs(4), isDefault: true, restrictions: [], rewardId: null, discountId: null }
  const button = (itemId: string, prices = [price]) => ({
    itemId,
    title: named(''),
    displayPriority: 1,
    prices,
  })
  const buttons = [button('unknown'), button('secret'), button('free', []), button('plain')]
  const page = { number: 1, title: named('One'), displayPriority: 1, buttons }
  const profile = {
    itemProfile: { siteId: '1', pages: [page, { ...page, number: 2, buttons: [button('unknown')] }] },
    relatedData: {
      items: [createItem('secret', { restrictions: ['Member'] }), createItem('free'), createItem('plain')],
      availableHours: [],
    },
  }
  expect(list(profile)).toEqual([['One', 'plain']])
  expect(getMenu(profile).pages[0]?.entries[0]?.title.text).toBe('plain')
  expect(getMenu(profile)).toBe(getMenu(profile))
  // Members are sold it elsewhere.
  expect([...getMenu(profile).sold.keys()]).toEqual(['secret', 'plain'])
})

it('sells nothing that is for others than members', () => {
  const [page] = menu.itemProfile.pages
  const [button] = page?.buttons ?? []
  if (!page || !button) throw new TypeError('The menu has no button')
  const profile = {
    itemProfile: { siteId: '1', pages: [{ ...page, buttons: [{ ...button, itemId: 'odd' }] }] },
    relatedData: { items: [createItem('odd', { restrictions: ['Staff'] })], availableHours: [] },
  }
  expect(getMenu(profile).sold.size).toBe(0)
})
