import { testCards } from './cards.ts'
import { fieldsLanguageOf } from './fields-words.ts'

/** Every text of an object, by where it stands. */
const textsOf = (value: object, at = ''): [string, string][] =>
  Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
    typeof each === 'string' ? [[`${at}${name}`, each]] : textsOf(each as object, `${at}${name}.`),
  )

describe('the words of the card fields', () => {
  const english = textsOf(fieldsLanguageOf('en').words)

  it.each(['fr', 'ar', 'es'])('are all there in %s, and its own', (tag) => {
    const texts = textsOf(fieldsLanguageOf(tag).words)
    expect(texts.map(([key]) => key)).toEqual(english.map(([key]) => key))
    // Figures, and a word that two languages share.
    const same = texts.filter(([key, text]) =>
      english.some(([other, said]) => other === key && said === text),
    )
    expect(same.map(([key]) => key).filter((key) => !/^hints\.|challenge\.label/.test(key))).toEqual([])
  })

  it.each(['en', 'fr', 'ar', 'es'])('say of every test card what becomes of it in %s', (tag) => {
    const { cards } = fieldsLanguageOf(tag).words
    expect(Object.keys(cards).sort()).toEqual(testCards.map(({ number }) => number).sort())
  })

  it.each([
    ['fr-CA,fr;q=0.9', 'fr'],
    ['AR', 'ar'],
    ['de', 'en'],
    ['', 'en'],
    [null, 'en'],
    ['__proto__', 'en'],
  ])('are chosen by %s', (asked, tag) => {
    expect(fieldsLanguageOf(asked).tag).toBe(tag)
  })
})
