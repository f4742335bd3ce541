import type { CatalogueItem, ItemCatalogue, ItemFamily, RedeemableItem } from './items.ts'
import type {
  FoodItemSource,
  FoodSource,
  GiftItemSource,
  GiftsSource,
  ModifierGroupSource,
} from './item-source.ts'
import { buildItemDiscounts } from './item-discounts.ts'
import type { LanguageTexts } from './item-values.ts'
import { createTranslate, type Translate } from './language-texts.ts'

type ItemSource = FoodItemSource | GiftItemSource
/** What only one of both kinds of items has. */
type ItemDetails = Pick<
  CatalogueItem,
  | 'kind'
  | 'classId'
  | 'hoursId'
  | 'isPreparationRequired'
  | 'diet'
  | 'priceApartMinor'
  | 'redeemable'
  | 'balanceUnits'
>

/** Joins the name of a family and that of a size, in every language that has both. */
function composeName(family: LanguageTexts, size: LanguageTexts): LanguageTexts {
  return Object.fromEntries(
    Object.entries(family).flatMap(([tag, text]) =>
      size[tag] === undefined ? [] : [[tag, `${text} – ${size[tag]}`]],
    ),
  )
}

interface Shelf {
  readonly translate: Translate
  /** Basis points by id. */
  readonly taxes: ReadonlyMap<string, number>
}

const createShelf = ({ languages, taxRates }: Pick<FoodSource, 'languages' | 'taxRates'>): Shelf => ({
  translate: createTranslate(languages),
  taxes: new Map(taxRates.map(({ id, basisPoints }) => [id, basisPoints])),
})

/** The items that an entry of a file stands for: one for each size, or one. */
function buildItems(source: ItemSource, details: ItemDetails, { translate, taxes }: Shelf): CatalogueItem[] {
  const common = {
    ...details,
    description: source.description ? translate(source.description) : null,
    taxBasisPoints: taxes.get(source.taxRate) ?? 0,
    modifierGroupIds: source.modifierGroups ?? [],
    allergenIds: source.allergens ?? [],
    mayContainIds: source.mayContain ?? [],
    minimumAge: source.minimumAge ?? null,
    deliveryMethods: source.deliveryMethods,
    limitPerOrder: source.limitPerOrder ?? null,
  }
  if (!source.sizes) {
    const { id, name, price = 0, code } = source
    return [
      {
        ...common,
        id,
        parentId: null,
        name: translate(name),
        sizeName: null,
        priceMinor: price,
        code: normaliseItemCode(code),
      },
    ]
  }
  return source.sizes.map(({ id, name, price, code }) => ({
    ...common,
    id,
    parentId: source.id,
    name: translate(composeName(source.name, name)),
    sizeName: translate(name),
    priceMinor: price,
    code: normaliseItemCode(code),
  }))
}

/** Codes are compared without regard to case. */
const normaliseItemCode = (code: string | undefined) => code?.toUpperCase() ?? null

const describeFood = (source: FoodItemSource): ItemDetails => ({
  kind: 'Food',
  classId: source.class ?? null,
  hoursId: source.hours ?? null,
  isPreparationRequired: source.isPreparationRequired,
  diet: source.diet ?? null,
  priceApartMinor: source.priceApart ?? null,
  redeemable: null,
  balanceUnits: null,
})

const describeGift = (source: GiftItemSource): ItemDetails => ({
  kind: 'Gift',
  classId: null,
  hoursId: null,
  isPreparationRequired: false,
  diet: null,
  priceApartMinor: null,
  redeemable: toRedeemable(source),
  balanceUnits: source.kind === 'Points' ? (source.points ?? null) : null,
})

/** The validation has found that the properties of its kind are there. */
function toRedeemable(source: GiftItemSource): RedeemableItem | null {
  const { kind, tickets = 0, validityMonths = 0, weekdays = [], subscriptionId = '', months = 0 } = source
  if (kind === 'TicketBook') return { kind, tickets, validityMonths, weekdays }
  return kind === 'Subscription' ? { kind, subscriptionId, months } : null
}

function buildGiftCard(
  { giftCard }: GiftsSource,
  { translate, taxes }: Shelf,
): { item: CatalogueItem; offer: NonNullable<ItemCatalogue['giftCard']> } | null {
  if (!giftCard) return null
  const { id, name, description, taxRate, deliveryMethods, faces, least, ...rest } = giftCard
  return {
    item: {
      id,
      kind: 'GiftCard',
      parentId: null,
      name: translate(name),
      sizeName: null,
      description: description ? translate(description) : null,
      classId: null,
      priceMinor: least,
      taxBasisPoints: taxes.get(taxRate) ?? 0,
      modifierGroupIds: [],
      allergenIds: [],
      mayContainIds: [],
      minimumAge: null,
      hoursId: null,
      deliveryMethods,
      isPreparationRequired: false,
      diet: null,
      limitPerOrder: null,
      priceApartMinor: null,
      code: null,
      redeemable: null,
      balanceUnits: null,
    },
    offer: {
      itemId: id,
      amounts: rest.amounts,
      least,
      most: rest.most,
      step: rest.step,
      validityMonths: rest.validityMonths ?? null,
      validFrom: rest.validFrom,
      maximumMessageLength: rest.maximumMessageLength,
      faces: faces.map((face) => ({ id: face.id, name: translate(face.name) })),
    },
  }
}

const buildGroup = (
  { id, name, minimum, maximum, isRequired, modifiers }: ModifierGroupSource,
  translate: Translate,
) => ({
  id,
  name: translate(name),
  minimum,
  maximum,
  isRequired,
  modifiers: modifiers.map((modifier) => ({
    id: modifier.id,
    name: translate(modifier.name),
    priceMinor: modifier.price,
    isDefault: modifier.isDefault ?? false,
    allergenIds: modifier.allergens ?? [],
    minimumAge: modifier.minimumAge ?? null,
    groupIds: modifier.modifierGroups ?? [],
  })),
})

type ArtOwner = { readonly id: string; readonly art?: string }

const toArtOwner = (id: string, art: string | undefined): ArtOwner =>
  art === undefined ? { id } : { id, art }

/** Drawings of a file's items, sizes, modifiers and faces. A size without one has its item's; a modifier has none. */
function listPictures(kind: 'food' | 'gifts', owners: readonly ArtOwner[]): [string, string][] {
  return owners.flatMap(({ id, art }): [string, string][] =>
    art === undefined ? [] : [[id, `${kind}/${art}`]],
  )
}

const listArtOwners = ({ items, modifierGroups = [] }: FoodSource | GiftsSource): ArtOwner[] => [
  ...items.flatMap((item) => [
    item,
    ...(item.sizes ?? []).map(({ id, art = item.art }) => toArtOwner(id, art)),
  ]),
  ...modifierGroups.flatMap(({ modifiers }) => modifiers),
]

const byId = <T extends { readonly id: string }>(entries: readonly T[]) =>
  new Map(entries.map((entry) => [entry.id, entry]))

/** Builds what a chain sells besides tickets. Pure; both files are valid, a missing one is null. */
export function buildItemCatalogue(food: FoodSource | null, gifts: GiftsSource | null): ItemCatalogue {
  const foodShelf = createShelf(food ?? { languages: [], taxRates: [] })
  const giftShelf = createShelf(gifts ?? { languages: [], taxRates: [] })
  const giftCard = gifts && buildGiftCard(gifts, giftShelf)
  const built = [
    ...(food?.items ?? []).map((source) => ({
      source,
      name: foodShelf.translate(source.name),
      items: buildItems(source, describeFood(source), foodShelf),
    })),
    ...(gifts?.items ?? []).map((source) => ({
      source,
      name: giftShelf.translate(source.name),
      items: buildItems(source, describeGift(source), giftShelf),
    })),
  ]
  const families: ItemFamily[] = built.map(({ source, name, items }) => ({
    id: source.id,
    name,
    itemIds: items.map(({ id }) => id),
  }))
  if (giftCard) families.push({ id: giftCard.item.id, name: giftCard.item.name, itemIds: [giftCard.item.id] })
  const toPages = (source: FoodSource | GiftsSource | null, { translate }: Shelf) =>
    (source?.pages ?? [])
      .map(({ number, title, itemIds }) => ({ number, title: translate(title), familyIds: itemIds }))
      .sort((one, other) => one.number - other.number)
  return {
    items: byId([...built.flatMap(({ items }) => items), ...(giftCard ? [giftCard.item] : [])]),
    families: byId(families),
    modifierGroups: byId([
      ...(food?.modifierGroups ?? []).map((group) => buildGroup(group, foodShelf.translate)),
      ...(gifts?.modifierGroups ?? []).map((group) => buildGroup(group, giftShelf.translate)),
    ]),
    allergens: byId((food?.allergens ?? []).map(({ id, name }) => ({ id, name: foodShelf.translate(name) }))),
    hours: byId(
      (food?.hours ?? []).map(({ id, name, periods }) => ({ id, name: foodShelf.translate(name), periods })),
    ),
    sites: new Map(
      (food?.sites ?? []).map(
        ({ siteId, deliveryMethods, leavesOut, locations = [], pickupSlots = null }) => [
          siteId,
          {
            siteId,
            deliveryMethods,
            leavesOut: new Set(leavesOut),
            locations: locations.map(({ id, name }) => ({ id, name: foodShelf.translate(name) })),
            pickupSlots,
          },
        ],
      ),
    ),
    foodPages: toPages(food, foodShelf),
    giftPages: toPages(gifts, giftShelf),
    giftCard: giftCard?.offer ?? null,
    discounts: byId([
      ...buildItemDiscounts(food?.discounts, 'Food', foodShelf.translate),
      ...buildItemDiscounts(gifts?.discounts, 'Gift', giftShelf.translate),
    ]),
    firstLanguages: [
      ...(food ? [{ file: 'food.json', language: food.languages[0] ?? '' }] : []),
      ...(gifts ? [{ file: 'gifts.json', language: gifts.languages[0] ?? '' }] : []),
    ],
    pictures: new Map([
      ...listPictures('food', food ? listArtOwners(food) : []),
      ...listPictures('gifts', gifts ? [...listArtOwners(gifts), ...(gifts.giftCard?.faces ?? [])] : []),
    ]),
  }
}
