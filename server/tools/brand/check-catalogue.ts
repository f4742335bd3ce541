import type { Brand } from '../../src/brand/brand.ts'
import type { Catalogue } from '../../src/catalogue/catalogue.ts'
import { loadCatalogue } from '../../src/catalogue/load.ts'
import { collectTexts } from '../../src/catalogue/collect-texts.ts'
import { CatalogueError } from '../../src/catalogue/catalogue-error.ts'
import { readJsonFile, type BrandFolder } from '../../src/brand-check/brand-folder.ts'
import { formatList } from '../../src/brand-check/check-texts.ts'
import type { BrandReport } from '../../src/brand-check/brand-report.ts'

const title = 'Catalogue'

/** Checks a translation: texts that are not in the catalogue, and how many are not translated. */
function checkTranslation(
  brand: BrandFolder,
  catalogueTexts: ReadonlyMap<string, ReadonlySet<string>>,
  tag: string,
) {
  const file = `catalogue.${tag}.json`
  const phrases = Object.keys(readJsonFile(brand.file(file)).json ?? {})
  const idle = phrases.filter((text) => !catalogueTexts.has(text))
  const lacking = [...catalogueTexts].filter(([, languages]) => !languages.has(tag)).map(([text]) => text)
  return {
    failures: idle.map(
      (text) =>
        `${file}: found ${JSON.stringify(text)}, which is not in the catalogue: needed a text of catalogue.json`,
    ),
    notes:
      lacking.length > 0
        ? [
            `${file}: ${lacking.length} of ${catalogueTexts.size} texts are not translated: ${formatList(lacking)}`,
          ]
        : [],
  }
}

/**
 * Ticket types without a price on a card that has prices of other types of the same area: intended if the ticket is not
 * sold at that time, otherwise a mistake.
 */
function findOmittedPrices({ priceCards, ticketTypes }: Catalogue): string[] {
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

/** Checks the catalogue as the server reads it, and its translations. */
export function checkCatalogue(
  brand: BrandFolder,
  { languages }: Pick<Brand, 'languages'>,
): { report: BrandReport; catalogue: Catalogue | null } {
  try {
    const catalogue = loadCatalogue(brand.brands, brand.name)
    const catalogueTexts = collectTexts(catalogue)
    const translationReports = languages.slice(1).map((tag) => checkTranslation(brand, catalogueTexts, tag))
    return {
      catalogue,
      report: {
        title,
        summary: `${catalogue.films.size} films, ${catalogue.sites.size} cinemas, ${catalogueTexts.size} texts`,
        failures: translationReports.flatMap(({ failures }) => failures),
        notes: [...findOmittedPrices(catalogue), ...translationReports.flatMap(({ notes }) => notes)],
      },
    }
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    const failures = error.message.replaceAll(`${brand.folder}/`, '').split('\n')
    return { catalogue: null, report: { title, summary: 'catalogue.json', failures, notes: [] } }
  }
}
