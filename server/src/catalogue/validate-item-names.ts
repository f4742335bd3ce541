import type { FoodSource, GiftsSource } from './item-source.ts'

type Source = FoodSource | GiftsSource
/** A name and where it stands. */
type Place = readonly [path: string, name: string]

interface Names {
  readonly allergens?: FoodSource['allergens'] | undefined
  /** The file read before, whose ids may not be used again. */
  readonly others: Source | null
  readonly siteIds: ReadonlySet<string>
}

const hasFood = (source: Source): source is FoodSource => 'sites' in source

/** Everything that has a picture of its own: items, sizes, modifiers, the gift card and its faces. */
function listPictured(source: Source): Place[] {
  const { items, modifierGroups = [] } = source
  return [
    ...items.flatMap(({ id, sizes = [] }, index): Place[] => [
      [`items[${index}].id`, id],
      ...sizes.map((size, at): Place => [`items[${index}].sizes[${at}].id`, size.id]),
    ]),
    ...modifierGroups.flatMap(({ modifiers }, index) =>
      modifiers.map(({ id }, at): Place => [`modifierGroups[${index}].modifiers[${at}].id`, id]),
    ),
    ...(hasFood(source) || !source.giftCard
      ? []
      : [
          ['giftCard.id', source.giftCard.id] as const,
          ...source.giftCard.faces.map(({ id }, at): Place => [`giftCard.faces[${at}].id`, id]),
        ]),
  ]
}

const listCodes = ({ items }: Source): Place[] =>
  items.flatMap(({ code, sizes = [] }, index): Place[] => [
    ...(code === undefined ? [] : [[`items[${index}].code`, code.toUpperCase()] as const]),
    ...sizes.flatMap((size, at): Place[] =>
      size.code === undefined ? [] : [[`items[${index}].sizes[${at}].code`, size.code.toUpperCase()]],
    ),
  ])

const listIds = (list: string, entries: readonly { readonly id: string }[] = []): Place[] =>
  entries.map(({ id }, index) => [`${list}[${index}].id`, id])

const listGroupIds = ({ modifierGroups }: Source) => listIds('modifierGroups', modifierGroups)

/** Finds names that stand twice. @param taken names of another file */
function findRepeated(places: readonly Place[], taken: readonly Place[] = []): string[] {
  const first = new Map(taken.map(([path, name]) => [name, `${path} of food.json`]))
  return places.flatMap(([path, name]) => {
    const known = first.get(name)
    if (known === undefined) first.set(name, path)
    return known === undefined
      ? []
      : [`${path}: found "${name}", which ${known} has already: needed a unique one`]
  })
}

function findRepeatedNames(source: Source, others: Source | null): string[] {
  return [
    ...findRepeated(listPictured(source), others ? listPictured(others) : []),
    ...findRepeated(listGroupIds(source), others ? listGroupIds(others) : []),
    ...findRepeated(listCodes(source), others ? listCodes(others) : []),
    ...findRepeated(listIds('taxRates', source.taxRates)),
    ...findRepeated(
      listIds('discounts', source.discounts),
      others ? listIds('discounts', others.discounts) : [],
    ),
    ...findRepeated(source.pages.map(({ number }, index) => [`pages[${index}].number`, String(number)])),
    ...(hasFood(source)
      ? [
          ...findRepeated(listIds('hours', source.hours)),
          ...findRepeated(listIds('allergens', source.allergens)),
          ...findRepeated(source.sites.map(({ siteId }, index) => [`sites[${index}].siteId`, siteId])),
          ...source.sites.flatMap(({ locations }, index) =>
            findRepeated(listIds(`sites[${index}].locations`, locations)),
          ),
        ]
      : []),
  ]
}

const collectIds = (entries: readonly { readonly id: string }[] = []) => new Set(entries.map(({ id }) => id))

/** Names that refer to nothing. */
function findDangling(source: Source, { allergens, siteIds }: Names): string[] {
  const errors: string[] = []
  const check = (path: string, what: string, names: readonly string[] = [], known: ReadonlySet<string>) => {
    for (const name of names)
      if (!known.has(name)) errors.push(`${path}: found "${name}", needed the id of ${what}`)
  }
  const groups = collectIds(source.modifierGroups)
  const allergenIds = collectIds(allergens)
  const taxRates = collectIds(source.taxRates)
  const families = collectIds(source.items)
  source.items.forEach(({ taxRate, modifierGroups, allergens: contained, mayContain }, index) => {
    const path = `items[${index}]`
    check(`${path}.taxRate`, 'one of taxRates', [taxRate], taxRates)
    check(`${path}.modifierGroups`, 'one of modifierGroups', modifierGroups, groups)
    check(`${path}.allergens`, 'one of the allergens of food.json', contained, allergenIds)
    check(`${path}.mayContain`, 'one of the allergens of food.json', mayContain, allergenIds)
  })
  source.modifierGroups?.forEach(({ modifiers }, index) => {
    modifiers.forEach(({ allergens: contained, modifierGroups }, at) => {
      const path = `modifierGroups[${index}].modifiers[${at}]`
      check(`${path}.allergens`, 'one of the allergens of food.json', contained, allergenIds)
      check(`${path}.modifierGroups`, 'one of modifierGroups', modifierGroups, groups)
    })
  })
  if (hasFood(source)) {
    const hours = collectIds(source.hours)
    source.items.forEach(({ hours: name }, index) => {
      check(`items[${index}].hours`, 'one of hours', name === undefined ? [] : [name], hours)
    })
    source.sites.forEach(({ siteId, leavesOut }, index) => {
      check(`sites[${index}].siteId`, 'one of the sites of catalogue.json', [siteId], siteIds)
      check(`sites[${index}].leavesOut`, 'one of items', leavesOut, families)
    })
  } else if (source.giftCard) {
    check('giftCard.taxRate', 'one of taxRates', [source.giftCard.taxRate], taxRates)
    families.add(source.giftCard.id)
  }
  source.pages.forEach(({ itemIds }, index) => {
    check(`pages[${index}].itemIds`, 'one of items', itemIds, families)
  })
  const listed = new Set(source.pages.flatMap(({ itemIds }) => itemIds))
  for (const id of families)
    if (!listed.has(id)) errors.push(`pages: found no ${id}, needed every item on at least one page`)
  return errors
}

/** Finds ids that stand twice, names that refer to nothing, and items that no page lists. */
export function validateItemNames(source: Source, names: Names): string[] {
  return [...findRepeatedNames(source, names.others), ...findDangling(source, names)]
}
