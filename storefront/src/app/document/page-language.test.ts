import { createLanguageReplacer } from './page-language.ts'

const title = {
  text: 'Sea',
  translations: [
    { languageTag: 'pt', text: 'Mar' },
    { languageTag: 'PT-br', text: 'O Mar' },
    { languageTag: 'fr', text: 'Mer' },
  ],
}
const getCarriedText = (languageTag: string) =>
  (
    JSON.parse(JSON.stringify({ film: { title } }, createLanguageReplacer(languageTag))) as {
      film: { title: typeof title }
    }
  ).film.title

describe('what a page hands over', () => {
  it('is in its language and in its language without region', () => {
    expect(getCarriedText('pt').translations.map(({ text }) => text)).toEqual(['Mar'])
    expect(getCarriedText('de')).toEqual({ text: 'Sea' })
  })

  it('keeps a translation whose tag is written in another case', () => {
    expect(getCarriedText('pt-BR').translations.map(({ text }) => text)).toEqual(['Mar', 'O Mar'])
    expect(getCarriedText('PT').translations.map(({ text }) => text)).toEqual(['Mar'])
  })
})
