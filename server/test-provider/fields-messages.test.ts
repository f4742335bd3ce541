import { testCards } from './cards.ts'
import { chooseLanguage } from './fields-messages.ts'

/** Every text of an object, with its path. */
const flatten = (value: object, at = ''): [string, string][] =>
  Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
    typeof each === 'string' ? [[`${at}${name}`, each]] : flatten(each as object, `${at}${name}.`),
  )

describe('the texts of the card fields', () => {
  const english = flatten(chooseLanguage('en').messages)

  it.each(['fr', 'ar', 'es'])('are complete and translated in %s', (tag) => {
    const texts = flatten(chooseLanguage(tag).messages)
    expect(texts.map(([key]) => key)).toEqual(english.map(([key]) => key))
    // Except digits, and a word that two languages share.
    const same = texts.filter(([key, text]) =>
      english.some(([otherKey, otherText]) => otherKey === key && otherText === text),
    )
    expect(same.map(([key]) => key).filter((key) => !/^hints\.|challenge\.label/.test(key))).toEqual([])
  })

  it.each(['en', 'fr', 'ar', 'es'])('describe the behaviour of every test card in %s', (tag) => {
    const { cards } = chooseLanguage(tag).messages
    expect(Object.keys(cards).sort()).toEqual(testCards.map(({ number }) => number).sort())
  })

  it.each([
    ['fr-CA,fr;q=0.9', 'fr'],
    ['AR', 'ar'],
    ['de', 'en'],
    ['', 'en'],
    [null, 'en'],
    ['__proto__', 'en'],
  ])('are chosen by %s', (requested, tag) => {
    expect(chooseLanguage(requested).tag).toBe(tag)
  })
})
