import { getAddressInLanguage, isSameLanguage } from './language-address.ts'

it('language tags are the same in any capitals', () => {
  expect(isSameLanguage('fr-CA', 'FR-ca')).toBe(true)
  expect(isSameLanguage('fr', 'fr-CA')).toBe(false)
})

it('the primary language has no parameter, however it is written', () => {
  const address = 'https://halcyon.example/films/'
  expect(getAddressInLanguage(address, 'EN', 'en')).toBe(address)
  expect(getAddressInLanguage(address, 'fr', 'en')).toBe(`${address}?language=fr`)
})
