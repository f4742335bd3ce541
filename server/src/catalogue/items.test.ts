import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findSoldItem, listDeliveryMethods } from './items.ts'
import { loadItems } from './load-items.ts'

type Json = Record<string, unknown>

const brands = join(__dirname, '../../../brands')
const sites = {
  halcyon: ['1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008'],
  orpheum: ['2001', '2002', '2003'],
  kite: ['3001', '3002', '3003', '3004', '3005'],
} as const
const load = (brand: keyof typeof sites) => loadItems(join(brands, brand), new Set(sites[brand]))

describe.each(Object.keys(sites) as (keyof typeof sites)[])('what %s sells besides tickets', (brand) => {
  const catalogue = load(brand)

  it('has a name in every language, a price and a page for everything', () => {
    expect(catalogue.items.size).toBeGreaterThan(40)
    const listed = new Set(
      [...catalogue.foodPages, ...catalogue.giftPages].flatMap(({ familyIds }) => familyIds),
    )
    for (const item of catalogue.items.values()) {
      expect(item.name.text).not.toBe('')
      expect(item.priceMinor > 0 || item.id === 'season-programme').toBe(true)
      expect(listed).toContain(item.parentId ?? item.id)
    }
    const languages = (text: { translations: readonly { languageTag: string }[] } | null | undefined) =>
      text?.translations.map(({ languageTag }) => languageTag)
    const [first] = catalogue.items.values()
    for (const item of catalogue.items.values()) {
      expect(languages(item.name)).toEqual(languages(first?.name))
      expect(languages(item.description)).toEqual(languages(first?.name))
    }
  })

  it('sells food at every site, and gifts and a gift card everywhere', () => {
    expect([...catalogue.sites.keys()]).toEqual(sites[brand])
    expect(findSoldItem(catalogue, null, 'gift-card')?.kind).toBe('GiftCard')
    expect(findSoldItem(catalogue, null, 'mug')?.kind).toBe('Gift')
    expect(findSoldItem(catalogue, sites[brand][0], 'mug')).toBeNull()
    expect(findSoldItem(catalogue, sites[brand][0], 'nachos')?.kind).toBe('Food')
    expect(findSoldItem(catalogue, null, 'nachos')).toBeNull()
  })
})

describe('the items of Halcyon', () => {
  const catalogue = load('halcyon')

  it('are sizes where there are sizes', () => {
    const family = catalogue.families.get('popcorn-salted')
    expect(family?.itemIds.length).toBe(3)
    expect(catalogue.items.has('popcorn-salted')).toBe(false)
    const large = catalogue.items.get(family?.itemIds[2] ?? '')
    expect(large).toMatchObject({ parentId: 'popcorn-salted', kind: 'Food', taxBasisPoints: 2000 })
    expect(large?.name.text).toBe(`${family?.name.text} – ${large?.sizeName?.text}`)
    expect(large?.name.translations.map(({ languageTag }) => languageTag)).toEqual(['fr', 'ar'])
  })

  it('are left out at a counter that does not have them', () => {
    expect(findSoldItem(catalogue, '1004', 'cocktail')).toBeNull()
    expect(findSoldItem(catalogue, '1001', 'cocktail')?.id).toBe('cocktail')
    expect(findSoldItem(catalogue, '9999', 'cocktail')).toBeNull()
    expect(findSoldItem(catalogue, '1001', 'popcorn-salted')).toBeNull()
  })

  it('are handed over as the item, the site and nobody else allow', () => {
    const item = catalogue.items.get('cocktail')
    const [docks, vale] = [catalogue.sites.get('1001'), catalogue.sites.get('1003')]
    if (!item || !docks || !vale) throw new Error('no cocktail')
    expect(listDeliveryMethods(item, docks)).toEqual(
      item.deliveryMethods.filter((method) => docks.deliveryMethods.includes(method)),
    )
    expect(listDeliveryMethods(item, vale)).toEqual(['CounterPickup', 'ServiceAreaPickup'])
  })

  it('are drawn: items, sizes, some modifiers, faces of gift cards', () => {
    expect(catalogue.pictures.get('fries')).toBe('food/fries')
    expect(catalogue.pictures.get('popcorn-salted-s')).toBe('food/popcorn-salted-small')
    expect(catalogue.pictures.get('mug')).toBe('gifts/mug')
    expect(catalogue.pictures.get('sunset')).toBe('gifts/cards/sunset')
    expect(catalogue.pictures.has('mod-butter')).toBe(false)
  })
})

describe('files written by hand', () => {
  let folder: string
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'foyer-items-'))))
  afterAll(() => rmSync(folder, { recursive: true }))

  const list = (file: Json, name: string) => file[name] as Json[]
  const entry = (file: Json, name: string, index = 0) => list(file, name)[index] as Json

  /** What is said of Halcyon's files after a change; null if they are accepted. */
  function findErrors(change: (food: Json, gifts: Json) => void): string | null {
    const read = (name: string) => JSON.parse(readFileSync(join(brands, 'halcyon', name), 'utf8')) as Json
    const [food, gifts] = [read('food.json'), read('gifts.json')]
    change(food, gifts)
    writeFileSync(join(folder, 'food.json'), JSON.stringify(food))
    writeFileSync(join(folder, 'gifts.json'), JSON.stringify(gifts))
    try {
      loadItems(folder, new Set(sites.halcyon))
      return null
    } catch (error) {
      return (error as Error).message
    }
  }

  it('are accepted as they are, and need not exist', () => {
    expect(findErrors(() => undefined)).toBeNull()
    const none = loadItems(join(folder, 'nowhere'), new Set())
    expect([none.items.size, none.giftCard]).toEqual([0, null])
  })

  it.each<[string, (food: Json, gifts: Json) => void, string]>([
    [
      'a price in fractions',
      (food) => (entry(food, 'items', 3).price = 7.5),
      'food.json: items[3].price: found 7.5, needed a whole number',
    ],
    [
      'a misspelt property',
      (food) => (entry(food, 'items').alergens = []),
      'items[0].alergens: found [], needed no such setting',
    ],
    [
      'neither price nor sizes',
      (food) => delete entry(food, 'items').sizes,
      'items[0]: popcorn-salted has neither price and sizes',
    ],
    [
      'a text without a language',
      (food) => delete (entry(food, 'items').name as Json).fr,
      'items[0].name.fr: found nothing, needed a text',
    ],
    [
      'a text in a language of nobody',
      (food) => ((entry(food, 'pages').title as Json).de = 'Für Sie'),
      'pages[0].title.de: found a text, needed one of languages: en, fr, ar',
    ],
    [
      'an id twice',
      (food) => (entry(food, 'items', 1).id = 'popcorn-salted'),
      'items[1].id: found "popcorn-salted", which items[0].id has already',
    ],
    [
      'an id of the other file',
      (_, gifts) => (entry(gifts, 'items').id = 'nachos'),
      'gifts.json: items[0].id: found "nachos", which items[3].id of food.json has already',
    ],
    [
      'an unknown tax',
      (food) => (entry(food, 'items').taxRate = 'low'),
      'items[0].taxRate: found "low", needed the id of one of taxRates',
    ],
    [
      'unknown hours',
      (food) => (entry(food, 'items').hours = 'brunch'),
      'items[0].hours: found "brunch", needed the id of one of hours',
    ],
    [
      'an hour that is none',
      (food) => (((entry(food, 'hours').periods as Json[])[0] as Json).to = '24:00'),
      'hours[0].periods[0].to: found "24:00", needed a text of the form',
    ],
    [
      'an unknown group',
      (food) => (entry(food, 'items').modifierGroups = ['glaze']),
      'items[0].modifierGroups: found "glaze"',
    ],
    [
      'an unknown allergen',
      (food) => (entry(food, 'items').mayContain = ['dust']),
      'items[0].mayContain: found "dust"',
    ],
    [
      'a discount without a calculation',
      (food) => delete entry(food, 'discounts').fixedPrice,
      'discounts[0]: found no calculation, needed one of percentageOff, amountOff, fixedPrice',
    ],
    [
      'a discount with two calculations',
      (food) => (entry(food, 'discounts').percentageOff = 10),
      'discounts[0]: found percentageOff and fixedPrice, needed one of',
    ],
    [
      'a discount of unknown items',
      (food) => (entry(food, 'discounts').items = ['coffee', 'mug']),
      'discounts[0].items: found "mug", needed the id of one of items or their sizes',
    ],
    [
      'a discount in unknown hours',
      (food) => (entry(food, 'discounts').hours = 'brunch'),
      'discounts[0].hours: found "brunch", needed the id of one of hours',
    ],
    [
      'a discount of an unknown site',
      (food) => (entry(food, 'discounts').sites = ['1099']),
      'discounts[0].sites: found "1099", needed the id of one of sites',
    ],
    [
      'an automatic discount with a limit',
      (food) => (entry(food, 'discounts').limitPerOrder = 1),
      'discounts[0].limitPerOrder: found a value, needed none, as the discount is automatic',
    ],
    [
      'a discount twice',
      (food) => (entry(food, 'discounts', 1).id = 'morning-coffee'),
      'discounts[1].id: found "morning-coffee", which discounts[0].id has already',
    ],
    [
      'a discount of gifts with hours',
      (food, gifts) => (gifts.discounts = [{ ...entry(food, 'discounts'), id: 'mugs', items: ['mug'] }]),
      'gifts.json: discounts[0].hours: found a value, needed none: the gift shop has no hours',
    ],
    [
      'an unknown site',
      (food) => (entry(food, 'sites').siteId = '1099'),
      'sites[0].siteId: found "1099", needed the id of one of the sites of catalogue.json',
    ],
    [
      'an unknown item on a page',
      (food) => (entry(food, 'pages').itemIds = ['caviar']),
      'pages[0].itemIds: found "caviar"',
    ],
    [
      'an item on no page',
      (_, gifts) => (entry(gifts, 'pages').itemIds = ['gift-card']),
      'pages: found no ticket-book, needed every item on at least one page',
    ],
    [
      'a delivery of no kind',
      (food) => (entry(food, 'sites').deliveryMethods = ['Pigeon']),
      'sites[0].deliveryMethods[0]: found "Pigeon", needed one of CounterPickup',
    ],
    [
      'a delivery to tables without tables',
      (food) => delete entry(food, 'sites').locations,
      'sites[0].locations: found nothing, needed a list',
    ],
    [
      'more at least than at most',
      (food) => (entry(food, 'modifierGroups').minimum = 3),
      'modifierGroups[0].minimum: found 3, needed at most 2 (maximum)',
    ],
    [
      'a required group of none',
      (food) => (entry(food, 'modifierGroups').isRequired = true),
      'modifierGroups[0].minimum: found 0, needed at least 1',
    ],
    [
      'modifiers nested twice',
      (food) => {
        const drink = list(food, 'modifierGroups').find(({ id }) => id === 'drink')
        ;((drink?.modifiers as Json[])[0] as Json).modifierGroups = ['pop-top']
      },
      'whose modifiers open groups: needed one whose modifiers open none',
    ],
    [
      'a book of tickets without tickets',
      (_, gifts) => delete entry(gifts, 'items', 6).tickets,
      'items[6].tickets: found nothing, needed a value, as its kind is TicketBook',
    ],
    [
      'months of a mug',
      (_, gifts) => (entry(gifts, 'items', 1).months = 3),
      'items[1].months: found a value, needed none',
    ],
    [
      'an amount off its steps',
      (_, gifts) => ((gifts.giftCard as Json).amounts = [1750]),
      'giftCard.amounts[0]: found 1750, needed a multiple of 500 (step)',
    ],
    [
      'an amount above the most',
      (_, gifts) => ((gifts.giftCard as Json).amounts = [20_000]),
      'giftCard.amounts[0]: found 20000, needed 1000 (least) to 15000 (most)',
    ],
    [
      'a code twice',
      (food, gifts) =>
        (entry(gifts, 'items').code = String(
          list(food, 'items').find(({ code }) => code)?.code,
        ).toLowerCase()),
      'items[0].code: found "NIGHT2"',
    ],
  ])('are refused with %s', (_, change, says) => {
    expect(findErrors(change)).toContain(says)
  })
})
