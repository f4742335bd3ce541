import { getCarriedTexts } from './carried-texts.ts'

const brand = {
  name: 'halcyon',
  theme: {},
  configuration: { footer: [{ links: [{ textKey: 'sites.link.docklands' }] }] },
  texts: {
    en: {
      'shared.title': 'Title',
      'browsing.title': 'Films',
      'sites.title': 'Cinemas',
      'sites.link.docklands': 'Docklands',
      'transaction.title': 'Payment',
    },
    fr: { 'transaction.title': 'Paiement' },
  },
  primaryLanguageTag: 'en',
  tags: { configuration: '', texts: '' },
}

it('gives a page the texts of its layout', () => {
  expect(Object.keys(getCarriedTexts(brand, 'en', 'browsing'))).toEqual([
    'shared.title',
    'browsing.title',
    'sites.title',
    'sites.link.docklands',
  ])
})

it('gives every page the texts that the configuration names', () => {
  expect(Object.keys(getCarriedTexts(brand, 'en', 'order'))).toEqual([
    'shared.title',
    'sites.link.docklands',
    'transaction.title',
  ])
})

it('fills what a language lacks with the primary language', () => {
  expect(getCarriedTexts(brand, 'fr', 'order')).toMatchObject({
    'shared.title': 'Title',
    'transaction.title': 'Paiement',
  })
})

it('is put together once for each language and layout', () => {
  expect(getCarriedTexts(brand, 'en', 'order')).toBe(getCarriedTexts(brand, 'en', 'order'))
  expect(getCarriedTexts(brand, 'fr', 'order')).not.toBe(getCarriedTexts(brand, 'en', 'order'))
})
