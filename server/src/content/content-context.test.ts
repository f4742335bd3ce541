import { toDetailUrl, getText } from './content-context.ts'

it.each([
  ['/films/:filmName/:filmId/', '/films/the-last-ferry/HO1/'],
  ['/films/:filmId/:filmName/', '/films/HO1/the-last-ferry/'],
  ['/films/:filmId/', '/films/HO1/'],
])('a page of the pattern %s has its name and id at their parameters', (pattern, address) => {
  expect(toDetailUrl(pattern, 'The Last Ferry', 'HO1')).toBe(address)
})

it('a name without characters for an address is replaced by the id', () => {
  expect(toDetailUrl('/films/:filmName/:filmId/', '!', 'HO1')).toBe('/films/HO1/HO1/')
})

it('a text is found in its language in any capitals, and is the default one where it has none', () => {
  const text = { text: 'Louder', translations: [{ languageTag: 'fr-CA', text: 'Plus fort' }] }
  expect(getText(text, 'fr-ca')).toBe('Plus fort')
  expect(getText(text, 'es')).toBe('Louder')
})
