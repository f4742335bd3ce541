import { inLanguage } from './page-language.ts'

const title = {
  text: 'Sea',
  translations: [
    { languageTag: 'pt', text: 'Mar' },
    { languageTag: 'PT-br', text: 'O Mar' },
    { languageTag: 'fr', text: 'Mer' },
  ],
}
const handedOver = (languageTag: string) =>
  (
    JSON.parse(JSON.stringify({ film: { title } }, inLanguage(languageTag))) as {
      film: { title: typeof title }
    }
  ).film.title

describe('what a page hands over', () => {
  it('is in its language and in its language without region', () => {
    expect(handedOver('pt').translations.map(({ text }) => text)).toEqual(['Mar'])
    expect(handedOver('de')).toEqual({ text: 'Sea' })
  })

  it('keeps a translation whose tag is written in another case', () => {
    expect(handedOver('pt-BR').translations.map(({ text }) => text)).toEqual(['Mar', 'O Mar'])
    expect(handedOver('PT').translations.map(({ text }) => text)).toEqual(['Mar'])
  })
})
