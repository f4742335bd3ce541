import type { Brand } from '../content/brand.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { loadCatalogue } from '../catalogue/load.ts'
import { saidTexts } from '../catalogue/said-texts.ts'
import { CatalogueInvalid } from '../catalogue/catalogue-invalid.ts'
import { readJsonFile, type BrandFolder } from './brand-folder.ts'
import { listed } from './check-texts.ts'
import type { Findings } from './findings.ts'

const title = 'Catalogue'

/** What a translation stands for that the catalogue does not say, and how much it leaves in the default language. */
function checkWords(brand: BrandFolder, said: ReadonlyMap<string, ReadonlySet<string>>, tag: string) {
  const file = `catalogue.${tag}.json`
  const phrases = Object.keys(readJsonFile(brand.file(file)).json ?? {})
  const idle = phrases.filter((text) => !said.has(text))
  const lacking = [...said].filter(([, languages]) => !languages.has(tag)).map(([text]) => text)
  return {
    failures: idle.map(
      (text) =>
        `${file}: found ${JSON.stringify(text)}, which the catalogue does not say: needed a text of catalogue.json`,
    ),
    notes:
      lacking.length > 0
        ? [`${file}: ${lacking.length} of ${said.size} texts stay as they are: ${listed(lacking)}`]
        : [],
  }
}

/**
 * Ticket types that a price card leaves out while it has others of the same area: right for a ticket that is not sold at
 * that time, a slip otherwise.
 */
function omittedPrices({ priceCards, ticketTypes }: Catalogue): string[] {
  return [...priceCards].flatMap(([card, prices]) => {
    const areas = new Set(prices.map(({ areaCategoryId }) => areaCategoryId))
    const priced = new Set(prices.map(({ ticketTypeId }) => ticketTypeId))
    const omitted = [...ticketTypes.values()].filter(
      ({ id, areaCategoryId }) => areas.has(areaCategoryId) && !priced.has(id),
    )
    return omitted.map(
      ({ id }) =>
        `catalogue.json: priceCards.${card}: has no price of ${id}, so it is not offered at those times`,
    )
  })
}

/** The catalogue as the server reads it, and its words in the other languages. */
export function checkCatalogue(
  brand: BrandFolder,
  { languages }: Pick<Brand, 'languages'>,
): { findings: Findings; catalogue: Catalogue | null } {
  try {
    const catalogue = loadCatalogue(brand.brands, brand.name)
    const said = saidTexts(catalogue)
    const words = languages.slice(1).map((tag) => checkWords(brand, said, tag))
    return {
      catalogue,
      findings: {
        title,
        summary: `${catalogue.films.size} films, ${catalogue.sites.size} cinemas, ${said.size} texts`,
        failures: words.flatMap(({ failures }) => failures),
        notes: [...omittedPrices(catalogue), ...words.flatMap(({ notes }) => notes)],
      },
    }
  } catch (error) {
    if (!(error instanceof CatalogueInvalid)) throw error
    const failures = error.message.replaceAll(`${brand.folder}/`, '').split('\n')
    return { catalogue: null, findings: { title, summary: 'catalogue.json', failures, notes: [] } }
  }
}
