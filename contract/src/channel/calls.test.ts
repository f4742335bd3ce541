import { channelPaths, salesChannel, getSalesChannelBase } from './calls.ts'

it('has the calls of the specification, the texts of the staff, and no others', () => {
  expect([...channelPaths].sort()).toEqual([
    'admin/language-text',
    'browsing/configuration',
    'browsing/language-text',
    'configuration',
    'counter/language-text',
    'custom-content/custom-pages',
    'custom-content/standard-pages',
    'feature',
    'food-and-beverage/configuration',
    'food-and-beverage/language-text',
    'gift-shop/configuration',
    'gift-shop/language-text',
    'language-text',
    'living-ticket/assets',
    'living-ticket/configuration',
    'living-ticket/language-text',
    'loyalty/configuration',
    'loyalty/language-text',
    'member/language-text',
    'seat-map/configuration',
    'seat-map/language-text',
    'shared/assets',
    'shared/configuration',
    'shared/language-text',
    'sites/language-text',
    'subscription/configuration',
    'subscription/language-text',
    'theme',
    'tickets/configuration',
    'tickets/language-text',
    'transaction/configuration',
    'transaction/language-text',
  ])
})

it('is the channel of the web, whose name stands in addresses in lower case', () => {
  expect(salesChannel).toBe('Web')
  expect(getSalesChannelBase(salesChannel)).toBe('/api/v1/sales-channels/web')
})
