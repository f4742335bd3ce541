import type { TextArea } from '@foyer/contract/channel/calls'
import { createDictionary, TextsStore } from './texts.ts'

function textsWith(dictionary: Record<string, string>, languageTag = 'en') {
  const logger = { warn: jest.fn(), error: jest.fn() }
  return { texts: new TextsStore(languageTag, dictionary, logger), logger }
}

describe('TextsStore', () => {
  it('fills placeholders and leaves unknown ones', () => {
    const { texts } = textsWith({ 'a.b': '{film} at {place}, {place}' })
    expect(texts.t('a.b', { film: 'Louder', place: 'Docklands' })).toBe('Louder at Docklands, Docklands')
    expect(texts.t('a.b', { film: 'Louder' })).toBe('Louder at {place}, {place}')
  })

  it('chooses the plural', () => {
    const { texts } = textsWith({ 'a.n.one': '{count} film', 'a.n.other': '{count} films' })
    expect([0, 1, 2].map((count) => texts.plural('a.n', count))).toEqual(['0 films', '1 film', '2 films'])
  })

  it('chooses among the forms of the language, and takes the last one where a form is missing', () => {
    const forms = Object.fromEntries(
      ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`a.n.${form}`, `${form} {count}`]),
    )
    const { texts } = textsWith({ ...forms, 'a.m.other': '{count} مقعد' }, 'ar')
    expect([0, 1, 2, 3, 11, 100].map((count) => texts.plural('a.n', count))).toEqual([
      'zero 0',
      'one 1',
      'two 2',
      'few 3',
      'many 11',
      'other 100',
    ])
    expect(texts.plural('a.m', 4)).toBe('4 مقعد')
    const french = textsWith({ 'a.n.one': '{count} film', 'a.n.other': '{count} films' }, 'fr').texts
    expect([0, 1, 2].map((count) => french.plural('a.n', count))).toEqual(['0 film', '1 film', '2 films'])
  })

  it('loads the texts of an area that it lacks, once', async () => {
    const load = jest.fn(async (area: TextArea) => ({ [`${area}.title`]: `The ${area}` }))
    const logger = { warn: jest.fn(), error: jest.fn() }
    const texts = new TextsStore('fr', { 'shared.title': 'Shared' }, logger, { areas: ['shared'], load })
    await Promise.all([texts.ensure(['shared', 'tickets']), texts.ensure(['tickets', 'transaction'])])
    await texts.ensure(['tickets'])
    expect(load.mock.calls).toEqual([
      ['tickets', 'fr'],
      ['transaction', 'fr'],
    ])
    expect(['shared.title', 'tickets.title'].map((key) => texts.t(key))).toEqual(['Shared', 'The tickets'])
    expect(logger.warn).not.toHaveBeenCalled()
  })

  it('asks anew for texts that did not come', async () => {
    const load = jest.fn(async () => ({ 'tickets.title': 'Tickets' }))
    load.mockRejectedValueOnce(new Error('No connection'))
    const texts = new TextsStore('en', {}, { warn: jest.fn(), error: jest.fn() }, { load })
    await expect(texts.ensure(['tickets'])).rejects.toThrow('No connection')
    await texts.ensure(['tickets'])
    expect(texts.t('tickets.title')).toBe('Tickets')
  })

  it('keeps names and times together in a sentence that reads from the right', () => {
    const { texts } = textsWith({ 'a.b': '{film}, {city}, {count}' }, 'ar')
    expect(texts.t('a.b', { film: 'Louder!', city: 'المدينة', count: 2 })).toBe(
      '\u2068Louder!\u2069, المدينة, 2',
    )
  })

  it('writes addresses and lists as the language does', () => {
    const { texts } = textsWith({}, 'ar')
    expect(texts.foreign('4 Graving Dock Way')).toBe('\u20684 Graving Dock Way\u2069')
    expect(texts.list(['أ', 'ب'])).toBe('أ، ب')
    expect(textsWith({}, 'fa-IR').texts.list(['ا', 'ب'])).toBe('ا، ب')
    expect(textsWith({}, 'he').texts.list(['א', 'ב'])).toBe('א, ב')
    const own = textsWith({}).texts
    expect([own.foreign('4 Quay'), own.list(['a', 'b'])]).toEqual(['4 Quay', 'a, b'])
  })

  it('never shows a raw key and logs a missing text once', () => {
    const { texts, logger } = textsWith({})
    expect(texts.t('tickets.area.chooseSeats')).toBe('Choose seats')
    texts.t('tickets.area.chooseSeats')
    expect(texts.plural('tickets.seatsLeft', 2)).toBe('Seats left')
    expect(logger.warn).toHaveBeenCalledTimes(2)
  })

  it('takes an empty text for a missing one, so that no button is without words', () => {
    const { texts, logger } = textsWith({
      'tickets.area.chooseSeats': ' ',
      'a.n.one': '',
      'a.n.other': '{count} films',
    })
    expect(texts.t('tickets.area.chooseSeats')).toBe('Choose seats')
    expect(texts.has('tickets.area.chooseSeats')).toBe(false)
    expect(texts.plural('a.n', 1)).toBe('1 films')
    expect(logger.warn).toHaveBeenCalledTimes(1)
  })

  it('takes the translation of the language, else the language without region, else the text itself', () => {
    const title = {
      text: 'Sea',
      translations: [
        { languageTag: 'fr', text: 'Mer' },
        { languageTag: 'pt-BR', text: 'Mar' },
      ],
    }
    expect(textsWith({}, 'fr-CA').texts.text(title)).toBe('Mer')
    expect(textsWith({}, 'pt-br').texts.text(title)).toBe('Mar')
    expect(textsWith({}, 'de').texts.text(title)).toBe('Sea')
    expect(textsWith({}).texts.text(null)).toBe('')
  })

  it('says the direction of the language', () => {
    expect(textsWith({}, 'ar-EG').texts.direction).toBe('rtl')
    expect(textsWith({}, 'en-GB').texts.direction).toBe('ltr')
  })
})

describe('dictionaryOf', () => {
  it('puts the primary language under what the language lacks', () => {
    const texts = { en: { a: 'A', b: 'B' }, fr: { a: 'À' } }
    expect(createDictionary(texts, 'fr-CA', 'en')).toEqual({ a: 'À', b: 'B' })
  })

  it('puts the primary language in place of what the language leaves empty', () => {
    const texts = { en: { a: 'A', b: 'B' }, fr: { a: '', b: 'Bé' }, 'fr-CA': { b: ' ' } }
    expect(createDictionary(texts, 'fr-CA', 'en')).toEqual({ a: 'A', b: 'Bé' })
  })
})
