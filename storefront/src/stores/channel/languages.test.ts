import { Languages } from './languages.ts'

const all = [
  { languageTag: 'en', displayName: 'English' },
  { languageTag: 'fr', displayName: 'Français' },
]
const address = 'https://halcyon.example/films/'

describe('the languages of a brand', () => {
  it('lead to the same place: path, query and hash', () => {
    const url = new URL(`${address}?cinema=1001&language=fr`)
    expect(new Languages('fr', 'en', all).links(url, '#today')).toEqual([
      { tag: 'en', label: 'English', href: '/films/?cinema=1001&language=en#today', current: false },
      { tag: 'fr', label: 'Français', href: '/films/?cinema=1001&language=fr#today', current: true },
    ])
  })

  it('stand for search engines without a parameter in the primary language, with it in the others', () => {
    expect(new Languages('en', 'en', all).canonical(address)).toBe(address)
    expect(new Languages('fr', 'en', all).canonical(address)).toBe(`${address}?language=fr`)
    expect(new Languages('fr', 'en', all).alternates(address)).toEqual([
      { tag: 'en', href: address },
      { tag: 'fr', href: `${address}?language=fr` },
      { tag: 'x-default', href: address },
    ])
  })

  it('are told of a page that is in some of them by those alone', () => {
    const french = new Languages('fr', 'en', [...all, { languageTag: 'ar', displayName: 'العربية' }])
    expect(french.canonical(address, ['en', 'ar'])).toBe(address)
    expect(french.canonical(address, ['ar'])).toBe(`${address}?language=ar`)
    expect(french.alternates(address, ['en', 'ar'])).toEqual([
      { tag: 'en', href: address },
      { tag: 'fr', href: undefined },
      { tag: 'ar', href: `${address}?language=ar` },
      { tag: 'x-default', href: address },
    ])
    for (const { href } of french.alternates(address, ['en'])) expect(href).toBeUndefined()
  })

  it('are the same in any capitals', () => {
    const languages = [...all, { languageTag: 'pt-BR', displayName: 'Português' }]
    const page = new Languages('PT-br', 'EN', languages)
    expect(page.links(new URL(address), '').map(({ current }) => current)).toEqual([false, false, true])
    expect(page.canonical(address, ['en', 'pt-br'])).toBe(`${address}?language=PT-br`)
    expect(page.canonical(address, ['fr', 'en'])).toBe(address)
    expect(page.alternates(address, ['Pt-Br', 'FR']).map(({ href }) => href)).toEqual([
      undefined,
      `${address}?language=fr`,
      `${address}?language=pt-BR`,
      undefined,
    ])
  })

  it('are not offered where there is one', () => {
    const one = new Languages('en', 'en', all.slice(0, 1))
    expect(one.links(new URL(address), '')).toEqual([])
    expect(one.alternates(address)).toEqual([])
  })
})
