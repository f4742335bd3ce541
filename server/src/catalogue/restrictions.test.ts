import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTicketPricesAnswer } from '../browsing/ticket-prices.ts'
import { buildCatalogue } from './build.ts'
import { findDanglingNames } from './find-dangling-names.ts'
import { parseCatalogue, parseFilm, type CatalogueSource } from './source.ts'
import { validateRestrictions } from './validate-restrictions.ts'

const brands = join(__dirname, '../../../brands')
const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(brands, ...path), 'utf8'))

/** Halcyon's catalogue with one thing changed. */
function changed(change: (source: CatalogueSource) => void): CatalogueSource {
  const source = structuredClone(parseCatalogue('catalogue.json', read('halcyon', 'catalogue.json')))
  change(source)
  return parseCatalogue('catalogue.json', source)
}

const restrict = (price: object) =>
  changed(({ priceCards }) => Object.assign(priceCards['peak'] ?? {}, { 'standard-senior': price }))
const reshape = (id: string, change: object) =>
  changed(({ ticketTypes }) => Object.assign(ticketTypes.find((type) => type.id === id) ?? {}, change))
const discount = (entry: object) =>
  changed((source) => Object.assign(source, { discounts: [{ id: 'd', name: 'D', ...entry }] }))

test.each<[string, CatalogueSource, string]>([
  [
    'a reward price without a reward',
    restrict({ price: 5, restrictions: ['MemberReward'] }),
    'priceCards.peak.standard-senior: needed rewardId with the restriction MemberReward, and only with it',
  ],
  [
    'voucher types where no voucher is needed',
    restrict({ price: 5, restrictions: ['Member'], voucherTypeCodes: ['CLUB'] }),
    'priceCards.peak.standard-senior: needed voucherTypeCodes with the restriction Voucher, and only with it',
  ],
  [
    'a list price below the price',
    restrict({ price: 5, listPrice: 4, restrictions: ['Member'] }),
    'priceCards.peak.standard-senior.listPrice: found 4, needed 5 (price) or more',
  ],
  [
    'a discount that takes nothing off',
    discount({}),
    'discounts[0]: found 0 of percentageOff, amountOff, fixedPrice, needed exactly one',
  ],
  [
    'a discount of two kinds',
    discount({ percentageOff: 10, amountOff: 1 }),
    'discounts[0]: found 2 of percentageOff, amountOff, fixedPrice, needed exactly one',
  ],
  [
    'two discounts of one code',
    changed((source) =>
      Object.assign(source, {
        discounts: ['OWL', 'owl'].map((code) => ({ id: code, name: code, percentageOff: 1, code })),
      }),
    ),
    'discounts[1].code: found "owl", which another discount has: needed a unique code',
  ],
  [
    'a package in a package',
    reshape('standard-senior', { package: { tickets: ['standard-family'], items: [] } }),
    'ticketTypes[2].package: found standard-family, a package: needed single tickets',
  ],
  [
    'a package of another area',
    reshape('standard-senior', { package: { tickets: ['premier-adult'], items: [] } }),
    'ticketTypes[2].package: found premier-adult of another area, needed tickets of standard',
  ],
  [
    'a package for children alone',
    reshape('standard-family', { maximumAge: 14 }),
    'ticketTypes[4]: found seatType or maximumAge on a package, needed them on its tickets',
  ],
])('reports %s', (_what, source, error) => {
  expect(validateRestrictions(source)).toEqual([error])
})

test.each<[string, CatalogueSource, string]>([
  [
    'a scheme',
    restrict({ price: 5, restrictions: ['ThirdPartyMemberCard'], thirdPartyMemberSchemeId: 'tramcard' }),
    'price card peak: there is no tramcard',
  ],
  [
    'a discount’s ticket type',
    discount({ percentageOff: 10, ticketTypes: ['nobody'] }),
    'discount d: there is no nobody',
  ],
  [
    'a package’s ticket',
    reshape('standard-family', { package: { tickets: ['nobody'], items: [] } }),
    'ticket type standard-family: there is no nobody',
  ],
])('reports that %s refers to nothing', (_what, source, error) => {
  expect(findDanglingNames(source, [])).toContain(error)
})

it('offers no restriction that is not on a price card', () => {
  expect(() => restrict({ price: 5, restrictions: ['Discount'] })).toThrow(/restrictions/)
})

it('states the restriction of a price in the ticket prices', () => {
  const source = restrict({
    price: 8,
    listPrice: 10.5,
    restrictions: ['Member', 'Voucher'],
    voucherTypeCodes: ['CLUB'],
    isShownAsPreview: true,
  })
  const films = source.films.map((slug) => parseFilm(slug, read('shared', 'films', `${slug}.json`)))
  const catalogue = buildCatalogue('catalogue.json', source, films)
  const { ticketPrices, relatedData } = createTicketPricesAnswer(
    catalogue,
    catalogue.priceCards.get('peak') ?? [],
    [],
  )
  const find = (id: string) => ticketPrices.find(({ ticketTypeId }) => ticketTypeId === id)
  expect(find('standard-senior')).toMatchObject({
    price: { valueIncludingTax: 8 },
    restrictions: ['Member', 'Voucher'],
    voucherTypeCodes: ['CLUB'],
    isShownAsPreviewWhenRestricted: true,
  })
  expect(find('standard-adult')).toMatchObject({ restrictions: [], isShownAsPreviewWhenRestricted: false })
  expect(find('standard-adult')).not.toHaveProperty('maximumTickets')
  expect(find('standard-family')).toMatchObject({ price: { valueIncludingTax: 38.5 }, maximumTickets: 2 })
  expect(relatedData.ticketTypes.find(({ id }) => id === 'standard-family')).toMatchObject({
    tickets: [
      { ticketTypeId: 'standard-adult' },
      { ticketTypeId: 'standard-adult' },
      { ticketTypeId: 'standard-child' },
      { ticketTypeId: 'standard-child' },
    ],
    items: [{ itemId: 'popcorn-large', name: { text: 'Large popcorn' }, quantity: 1 }],
  })
})
