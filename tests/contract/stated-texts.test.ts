import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readBrandTexts } from '../../storefront/src/context/testing/brand-texts.ts'

const root = resolve(__dirname, '..', '..', 'brands')
/** Brands with English texts, the language of the specification's texts. */
const brands = readdirSync(root, { withFileTypes: true })
  .filter(({ name }) => name !== 'shared' && existsSync(join(root, name, 'text', 'en')))
  .map(({ name }) => name)

/** Texts that the specification requires word for word. */
const stated: Readonly<Record<string, string>> = {
  'browsing.film.failedTitle': 'Sorry, something went wrong.',
  'browsing.film.trailerRetry': 'Retry',
  'browsing.films.failedTitle': 'Sorry, something went wrong.',
  'browsing.films.failed': 'Refresh your browser to try loading films again.',
  'browsing.films.noneTitle': 'Sorry, there are no films!',
  'browsing.films.noneFor': 'There are no "{label}" films.',
  'browsing.films.noneForText': 'Choose another filter option to view films.',
  'browsing.films.noneMatch': 'There are no results matching the selected filters.',
  'browsing.films.clearAll': 'Clear all filters',
  'browsing.films.results.one': '1 film result found',
  'browsing.films.results.other': '{count} film results found',
  'browsing.cinemas.failed': 'Refresh your browser to try loading cinemas again.',
  'browsing.cinemas.none': `Sorry, we couldn't find any locations matching "{term}".`,
  'browsing.search.none': `No results found for '{term}'`,
  'browsing.filter.title': 'Filter',
  'browsing.filter.genre': 'Genre',
  'browsing.filter.attribute': 'Experience',
  'browsing.filter.category': 'Category',
  'browsing.filter.event': 'Event',
  'browsing.filter.hint': 'Select filters to update results',
  'browsing.filter.cancel': 'Cancel',
  'browsing.filter.apply': 'Apply',
  'browsing.filter.clear': 'Clear',
  'browsing.form.optional': '(optional)',
  'transaction.details.emailSuggestion': 'Did you mean {email}?',
  'shared.consent.accept': 'Accept',
}

/** A brand's own plural for its cinemas, from its texts: "houses". */
const getCinemasWord = (texts: Readonly<Record<string, string>>) =>
  texts['browsing.cinemas.several.other']?.replace('{count} ', '') ?? 'cinemas'

describe.each(brands)('%s', (brand) => {
  const texts = readBrandTexts(brand, 'en')

  it.each(Object.entries(stated))('has the specified text at %s: %s', (key, text) => {
    // Typographic apostrophes and the word for cinemas may differ by brand.
    const said = texts[key]?.replaceAll('’', "'")
    expect([text, text.replaceAll('cinemas', getCinemasWord(texts))]).toContain(said)
  })
})
