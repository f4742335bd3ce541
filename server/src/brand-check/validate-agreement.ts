import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listPictureMasters } from '../catalogue/build-pictures.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Brand } from '../brand/brand.ts'
import { manifestFile, readManifest } from '../media/manifest.ts'

/** Whether `Intl` knows the formats of a culture: `zz-99` is no language, `en-XY` no region. */
function isCulture(tag: string): boolean {
  try {
    const { language, region } = new Intl.Locale(tag)
    const isLanguage = Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
    const name = region === undefined ? '' : new Intl.DisplayNames('en', { type: 'region' }).of(region)
    return language !== undefined && isLanguage && name !== region
  } catch {
    return false
  }
}

/** Prices must be shown in the currency in which they are paid. */
function validateCurrency({ variants }: Brand, { currency }: Catalogue): string[] {
  return [...variants].flatMap(([tag, { shared }], index) => {
    const file = index === 0 ? 'channel.json' : `channel.${tag}.json`
    const shown = shared.localisation.currency
    const path = `${file}: shared.localisation.currency`
    return [
      ...(shown.code === currency.code
        ? []
        : [`${path}.code: found "${shown.code}", needed "${currency.code}", as catalogue.json has`]),
      ...(shown.decimals === currency.decimals
        ? []
        : [`${path}.decimals: found ${shown.decimals}, needed ${currency.decimals}, as catalogue.json has`]),
    ]
  })
}

const validateCultures = ({ channel }: Brand): string[] =>
  isCulture(channel.culture)
    ? []
    : [`channel.json: culture: found "${channel.culture}", needed a language with its region such as en-GB`]

/** The first language of texts is the one that a text falls back to. */
const validateTextLanguages = (
  { languages: [primary = ''] }: Brand,
  { items, membership: { firstLanguage } }: Catalogue,
): string[] =>
  [
    ...items.firstLanguages,
    ...(firstLanguage === null ? [] : [{ file: 'membership.json', language: firstLanguage }]),
  ]
    .filter(({ language }) => language !== primary)
    .map(
      ({ file, language }) =>
        `${file}: languages[0]: found "${language}", needed "${primary}", as channel.json has`,
    )

/** Drawings of items must exist: a menu shows each. */
const validateItemArt = ({ assetsFolder }: Brand, { items }: Catalogue): string[] =>
  [...items.pictures].flatMap(([id, picture]) =>
    existsSync(join(dirname(assetsFolder), 'art', `${picture}.svg`))
      ? []
      : [
          `${picture.startsWith('food/') ? 'food.json' : 'gifts.json'}: art of ${id}: needed the file art/${picture}.svg`,
        ],
  )

/** Drawings of clubs, levels and rewards must exist, and the second one that levels and rewards have. */
function validateMembershipArt({ assetsFolder }: Brand, { membership }: Catalogue): string[] {
  const { clubs, levels, rewards } = membership.pictures
  const needed = [
    ...[...clubs].map(([id, picture]) => ['mark', id, picture] as const),
    ...[...levels].flatMap(([id, picture]) =>
      [picture, `${picture}.blank`].map((name) => ['card', id, name] as const),
    ),
    ...[...rewards].flatMap(([id, picture]) =>
      [picture, `${picture}.cut`].map((name) => ['art', id, name] as const),
    ),
  ]
  return needed.flatMap(([what, id, picture]) =>
    existsSync(join(dirname(assetsFolder), 'art', `${picture}.svg`))
      ? []
      : [`membership.json: ${what} of ${id}: needed the file art/${picture}.svg`],
  )
}

/** Rewards that open prices, and subscriptions that are given away, must exist. */
function validateMembershipNames({ priceCards, items, membership }: Catalogue): string[] {
  return [
    ...[...priceCards].flatMap(([card, prices]) =>
      prices.flatMap(({ ticketTypeId, restriction }) => {
        const rewardId = restriction?.rewardId ?? null
        return rewardId === null || membership.rewards.has(rewardId)
          ? []
          : [
              `catalogue.json: priceCards.${card}.${ticketTypeId}.rewardId: found "${rewardId}", needed the id of a reward of membership.json`,
            ]
      }),
    ),
    ...[...items.items.values()].flatMap(({ id, redeemable }) =>
      redeemable?.kind !== 'Subscription' || membership.subscriptions.has(redeemable.subscriptionId)
        ? []
        : [
            `gifts.json: subscriptionId of ${id}: found "${redeemable.subscriptionId}", needed the id of a subscription of membership.json`,
          ],
    ),
    ...[...items.items.values()].flatMap(({ id, balanceUnits }) =>
      balanceUnits === null || membership.balanceTypes.size > 0
        ? []
        : [`gifts.json: kind of ${id}: found "Points", needed a balance type in membership.json`],
    ),
  ]
}

/** Films and pictures named by pages must exist. */
function validateFeaturedContent({ variants, assetsFolder }: Brand, { films }: Catalogue): string[] {
  return [...variants].flatMap(([tag, { storefront }], index) => {
    const file = index === 0 ? 'storefront.json' : `storefront.${tag}.json`
    const { home, films: filmsPage } = storefront
    const named = [
      ...home.hero.films.map((id, at) => [`home.hero.films[${at}]`, id] as const),
      ...(home.posterWall.lead ? [['home.posterWall.lead.film', home.posterWall.lead.film] as const] : []),
      ...filmsPage.recommended.map((id, at) => [`films.recommended[${at}]`, id] as const),
    ]
    return [
      ...named
        .filter(([, id]) => !films.has(id))
        .map(([path, id]) => `${file}: ${path}: found "${id}", needed the id of a film of catalogue.json`),
      ...home.tiles.items
        .filter(({ picture }) => !existsSync(join(assetsFolder, 'art', `${picture}.svg`)))
        .map(
          ({ id, picture }) =>
            `${file}: home.tiles.items (${id}): picture: found "${picture}", needed the file assets/art/${picture}.svg`,
        ),
    ]
  })
}

/** Masters of the pictures of cinemas and events must exist. */
function validatePictures({ assetsFolder }: Brand, { pictures }: Catalogue): string[] {
  const masters = join(dirname(dirname(assetsFolder)), 'shared', 'art', 'masters')
  if (!existsSync(join(masters, manifestFile))) return []
  const manifest = readManifest(masters)
  return listPictureMasters(pictures)
    .filter((name) => !Object.hasOwn(manifest, name))
    .map(
      (name) =>
        `catalogue.json: needed the drawing ${name} in ../shared/art, and its master (npm run media:masters)`,
    )
}

/** Finds contradictions between a brand's files, a line each. A brand with any of them cannot be served. */
export function validateAgreement(brand: Brand, catalogue: Catalogue): string[] {
  const errors = [
    ...validateCultures(brand),
    ...validateCurrency(brand, catalogue),
    ...validateTextLanguages(brand, catalogue),
    ...validateItemArt(brand, catalogue),
    ...validateMembershipArt(brand, catalogue),
    ...validateMembershipNames(catalogue),
    ...validatePictures(brand, catalogue),
    ...validateFeaturedContent(brand, catalogue),
  ]
  return [...new Set(errors)]
}
