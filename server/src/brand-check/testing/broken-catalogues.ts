import { editJson, putValue, remove, theme, type Broken, type Json } from './break-brand.ts'

const catalogue = (path: string, value: unknown) => putValue('catalogue.json', path, value)
/** Appends a copy of a list's first entry. */
const twice = (list: string) =>
  editJson('catalogue.json', (content) => {
    const entries = content[list] as Json[]
    entries.push({ ...entries[0] })
  })

export const ofCatalogue: readonly Broken[] = [
  ['a cinema twice', twice('sites'), 'catalogue.json: sites[8].id: found "1001", which sites[0] has already'],
  ['a ticket type twice', twice('ticketTypes'), 'needed a unique id'],
  ['an attribute twice', twice('attributes'), 'which attributes[0] has already'],
  ['an event twice', twice('events'), 'which events[0] has already'],
  [
    'a time zone that is none',
    catalogue('sites.0.timeZone', 'Mars/Base'),
    'catalogue.json: sites[0].timeZone: found "Mars/Base", needed a zone of the IANA time zone database such as Europe/London',
  ],
  [
    'a latitude off the globe',
    catalogue('sites.0.latitude', 999),
    'sites[0].latitude: found 999, needed a number of at most 90',
  ],
  [
    'an hour that is none',
    catalogue('programme.hours.0.lastStart', '25:99'),
    'programme.hours[0].lastStart: found "25:99", needed a text of the form',
  ],
  [
    'a day that ends before it begins',
    catalogue('programme.hours.0.lastStart', '09:00'),
    'programme.hours[0].lastStart: found "09:00", needed 12:15 (latestFirstStart) or later',
  ],
  ['no cinemas', catalogue('sites', []), 'sites: found [], needed a list of at least 1'],
  [
    'a price below nothing',
    catalogue('bookingFee', -1),
    'bookingFee: found -1, needed a number of at least 0',
  ],
  ['a price as a text', catalogue('bookingFee', '0.75'), 'bookingFee: found "0.75", needed a number'],
  [
    'a price with more decimals than the currency has',
    catalogue('priceCards.peak.adult', 7.555),
    'priceCards.peak.adult: found 7.555, needed an amount with at most 2 decimals',
  ],
  [
    'a price of a slipped hand',
    catalogue('priceCards.peak.adult', 1e12),
    'priceCards.peak.adult: found 1000000000000, needed at most 9999999',
  ],
  [
    'a ticket type without any price',
    editJson('catalogue.json', (content) => {
      for (const prices of Object.values(content['priceCards'] as Record<string, Json>))
        delete prices['standard-adult']
    }),
    'priceCards: found no price of the ticket type standard-adult',
  ],
  [
    'an area without an unrestricted price',
    editJson('catalogue.json', (content) => {
      const cards = content['priceCards'] as Record<string, Json>
      for (const id of Object.keys(cards['peak'] ?? {}))
        if (id.startsWith('premier')) delete cards['peak']?.[id]
    }),
    'priceCards.peak: found no price for the area premier of the auditorium',
  ],
  [
    'a setting that is missing',
    editJson('catalogue.json', (content) => delete content['seed']),
    'seed: found nothing, needed a value',
  ],
]

export const ofAgreement: readonly Broken[] = [
  [
    'an unknown currency',
    (folder) => {
      catalogue('currency.code', 'ZZZ')(folder)
      putValue('channel.json', 'shared.localisation.currency.code', 'ZZZ')(folder)
    },
    'catalogue.json: currency.code: found "ZZZ", needed a currency of ISO 4217 such as GBP',
  ],
  [
    'prices in one currency, shown in another',
    putValue('channel.json', 'shared.localisation.currency.code', 'EUR'),
    'channel.json: shared.localisation.currency.code: found "EUR", needed "GBP", as catalogue.json has',
  ],
  [
    'decimals that differ',
    putValue('channel.json', 'shared.localisation.currency.decimals', 3),
    'shared.localisation.currency.decimals: found 3, needed 2, as catalogue.json has',
  ],
  [
    'a culture that is none',
    putValue('channel.json', 'culture', 'zz-99'),
    'channel.json: culture: found "zz-99"',
  ],
  [
    'a film in the carousel that is not in the catalogue',
    putValue('storefront.json', 'home.hero.films', ['HO00009999']),
    'storefront.json: home.hero.films[0]: found "HO00009999", needed the id of a film of catalogue.json',
  ],
  [
    'a tile without its picture',
    putValue('storefront.json', 'home.tiles.items.0.picture', 'nowhere'),
    'needed the file assets/art/nowhere.svg',
  ],
  [
    'a logo of another site, which the policy stops',
    theme('assets.cinemaLogos.Light.url', 'https://elsewhere.example/logo.svg'),
    'found https://elsewhere.example/logo.svg, needed a file of assets/, or https://elsewhere.example in mediaOrigins',
  ],
]

export const ofItems: readonly Broken[] = [
  [
    'an item of an unknown tax',
    putValue('food.json', 'items.0.taxRate', 'low'),
    'food.json: items[0].taxRate: found "low", needed the id of one of taxRates',
  ],
  [
    'a discount of nothing on the menu',
    putValue('food.json', 'discounts.0.items', ['mug']),
    'food.json: discounts[0].items: found "mug", needed the id of one of items or their sizes',
  ],
  [
    'a menu that begins with another language',
    putValue('gifts.json', 'languages', ['fr', 'en', 'ar']),
    'gifts.json: languages[0]: found "fr", needed "en", as channel.json has',
  ],
  [
    'points for sale where members collect none',
    remove('membership.json'),
    'gifts.json: kind of points-500: found "Points", needed a balance type in membership.json',
  ],
  [
    'an item whose drawing is missing',
    remove('art/food/nachos.svg'),
    'food.json: art of nachos: needed the file art/food/nachos.svg',
  ],
]

export const ofMembership: readonly Broken[] = [
  [
    'a reward of another club',
    putValue('membership.json', 'rewards.0.clubId', 'square'),
    'membership.json: rewards[0].clubId: found "square", needed the id of a club',
  ],
  [
    'a reward for friends that there is not',
    putValue('membership.json', 'referrals.forFriend.rewardId', 'birthday'),
    'membership.json: referrals.forFriend.rewardId: found "birthday", needed the id of a reward that is not for a birthday',
  ],
  [
    'friends for whom two things are given',
    putValue('membership.json', 'referrals.forFriend.points', 5),
    'membership.json: referrals.forFriend: found both of points and rewardId, needed one of them',
  ],
  [
    'a level that is not earned',
    putValue('membership.json', 'clubs.0.levels.1.threshold', -1),
    'membership.json: clubs[0].levels[1].threshold: found -1, needed a number of at least 0',
  ],
  [
    'clubs that begin with another language',
    putValue('membership.json', 'languages', ['fr', 'en', 'ar']),
    'membership.json: languages[0]: found "fr", needed "en", as channel.json has',
  ],
  [
    'a card whose drawing without the name is missing',
    remove('art/membership/level-gold.blank.svg'),
    'membership.json: card of gold: needed the file art/membership/level-gold.blank.svg',
  ],
  [
    'a price of a reward that there is not',
    putValue('catalogue.json', 'priceCards.peak.standard-reward.rewardId', 'gift'),
    'catalogue.json: priceCards.peak.standard-reward.rewardId: found "gift", needed the id of a reward of membership.json',
  ],
  [
    'a subscription to give away that there is not',
    putValue('membership.json', 'subscriptions.0.id', 'one-night'),
    'found "two-nights", needed the id of a subscription of membership.json',
  ],
]
