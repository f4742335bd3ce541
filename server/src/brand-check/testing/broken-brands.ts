import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Json = Record<string, unknown>

/** Edits a JSON file of the broken brand. */
export const editJson = (file: string, edit: (content: Json) => void) => (folder: string) => {
  const content = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Json
  edit(content)
  writeFileSync(join(folder, file), JSON.stringify(content))
}
export const putValue = (file: string, path: string, value: unknown) =>
  editJson(file, (content) => {
    const keys = path.split('.')
    const owner = keys.slice(0, -1).reduce<Json>((current, key) => {
      current[key] ??= {}
      return current[key] as Json
    }, content)
    owner[keys.at(-1) ?? ''] = value
  })
const remove = (path: string) => (folder: string) => rmSync(join(folder, path), { recursive: true })
const written = (path: string, content: string | Buffer) => (folder: string) =>
  writeFileSync(join(folder, path), content)
const theme = (path: string, value: unknown) => putValue('theme.json', path, value)

type Broken = readonly [what: string, breakIt: (folder: string) => void, says: string]

const catalogue = (path: string, value: unknown) => putValue('catalogue.json', path, value)
/** Appends a copy of a list's first entry. */
const twice = (list: string) =>
  editJson('catalogue.json', (content) => {
    const entries = content[list] as Json[]
    entries.push({ ...entries[0] })
  })

const ofCatalogue: readonly Broken[] = [
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

const ofAgreement: readonly Broken[] = [
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

/** Replaces a text of the primary language. */
const text = (key: string, value: string) =>
  editJson(`text/en/${key.split('.')[0]}.json`, (texts) => (texts[key] = value))

const ofTexts: readonly Broken[] = [
  [
    'a placeholder that is never filled',
    text('browsing.home.title', 'Films at {nope}'),
    'text/en: browsing.home.title: found {nope}, needed no placeholder',
  ],
  [
    'doubled braces',
    text('browsing.home.title', 'Films {{x}}'),
    'needed braces around placeholder names only',
  ],
  [
    'a brace without its partner',
    text('browsing.home.title', 'Films at {'),
    'text/en: browsing.home.title: found "Films at {"',
  ],
  [
    'a text that fits no page',
    text('browsing.home.title', 'long '.repeat(2_000)),
    'browsing.home.title has 10000 characters: needed at most 5000',
  ],
  [
    'texts of an area that is none',
    written('text/en/browsin.json', '{}'),
    'is not named for an area of texts',
  ],
]

const ofItems: readonly Broken[] = [
  [
    'an item of an unknown tax',
    putValue('food.json', 'items.0.taxRate', 'low'),
    'food.json: items[0].taxRate: found "low", needed the id of one of taxRates',
  ],
  [
    'a menu that begins with another language',
    putValue('gifts.json', 'languages', ['fr', 'en', 'ar']),
    'gifts.json: languages[0]: found "fr", needed "en", as channel.json has',
  ],
  [
    'an item whose drawing is missing',
    remove('art/food/nachos.svg'),
    'food.json: art of nachos: needed the file art/food/nachos.svg',
  ],
]

const ofEncodings: readonly Broken[] = [
  [
    'a theme in another encoding',
    written('theme.json', Buffer.from([0xff, 0xfe, 0x7b, 0, 0x7d, 0])),
    'theme.json: is not UTF-8',
  ],
  [
    'a text in another encoding',
    written('text/en/shared.json', Buffer.from('{"shared.site.name":"Caf\xe9"}', 'latin1')),
    'text/en/shared.json: is not UTF-8',
  ],
  [
    'a catalogue in another encoding',
    written('catalogue.json', Buffer.from('{"a":"\xe9"}', 'latin1')),
    'catalogue.json: is not UTF-8',
  ],
  [
    'a page in another encoding',
    written('content/pages/terms.yaml', Buffer.from('name: Caf\xe9', 'latin1')),
    'content/pages/terms.yaml: is not UTF-8',
  ],
  [
    'a page that contains itself',
    written('content/pages/terms.yaml', 'name: Terms\nurl: /terms/\nsections: &all\n  - *all\n'),
    'content/pages/terms.yaml: an anchor (&) is referred to (*) within itself',
  ],
]

const ofLinks: readonly Broken[] = [
  [
    'a link of the footer to no page',
    putValue('storefront.json', 'footer.columns.0.items.0', {
      id: 'nowhere',
      textKey: 'shared.footer.about',
      href: '/nowhere/',
    }),
    'storefront.json: footer.columns[0].items[0].href: found "/nowhere/", needed the address of an existing page',
  ],
  [
    'a link of a page to no page',
    written(
      'content/pages/terms.yaml',
      'name: Terms\nurl: /terms/\nrows:\n  - elements:\n      - text: See [it](/nowhere/).\n',
    ),
    'content: the page /terms/ links to "/nowhere/"',
  ],
  [
    'a page that the footer links to',
    remove('content/pages/privacy.yaml'),
    'found "/privacy/", needed the address of an existing page',
  ],
  [
    'a cinema that is not in the catalogue',
    written(
      'content/pages/terms.yaml',
      'name: Terms\nurl: /terms/\nrows:\n  - elements:\n      - text: See [it](/sites/gone/9999/).\n',
    ),
    'content: the page /terms/ links to "/sites/gone/9999/"',
  ],
]

/** Errors in Halcyon's files: name, how the error is made, and the message of `brand check`. */
export const brokenBrands: readonly (readonly [
  what: string,
  breakIt: (folder: string) => void,
  says: string,
])[] = [
  ['no theme', remove('theme.json'), 'theme.json: is missing'],
  ['a theme that is not JSON', written('theme.json', '{'), 'theme.json: is not JSON'],
  [
    'a colour misspelt',
    theme('modes.0.colorScheme.primary', 'marigould'),
    'found "marigould", needed a colour',
  ],
  [
    'a colour nearly right',
    theme('modes.0.colorScheme.secondary', 'tael'),
    'the nearest that passes is #008080',
  ],
  ['no default mode', theme('modes.0.isDefault', false), 'No default mode found for theme'],
  ['an unknown radius style', theme('radiusStyle', 'Squircle'), 'Invalid border radius style'],
  [
    'a font of another kind',
    theme('assets.fonts.0.fontFaces.0.source', '/brand/fonts/x.svg'),
    'Unsupported font source extension',
  ],
  [
    'a font that is not there',
    theme('assets.fonts.0.fontFaces.0.source', '/brand/fonts/x.woff2'),
    'needed the file assets/fonts/x.woff2',
  ],
  [
    'a font that is none',
    written('assets/fonts/bricolage-grotesque-latin.woff2', '<svg/>'),
    'assets/fonts/bricolage-grotesque-latin.woff2 is no woff2 font',
  ],
  [
    'a family without files',
    theme('typography.fontFamilyGroups.heading.family', 'Comic Neue'),
    '"Comic Neue" has no file',
  ],
  [
    'a style sheet in a font name',
    theme('typography.fontFamilyGroups.body.family', 'A"}'),
    'needed a font name',
  ],
  ['a script for a logo', theme('assets.cinemaLogos.Light.url', 'javascript:x'), 'needed an address'],
  ['no logo file', remove('assets/logos/logo-on-dark.svg'), 'needed the file assets/logos/logo-on-dark.svg'],
  ['an empty logo', written('assets/logos/logo-on-light.svg', ''), 'assets/logos/logo-on-light.svg is empty'],
  ['text that cannot be read', theme('modes.1.colorScheme.typography.secondary', '#bbb'), 'reaches 4.5:1'],
  [
    'a dark page for a Light mode',
    theme('modes.1.colorScheme.background.default', '#333'),
    'needed a ground for a Light mode',
  ],
  ['an unknown setting', theme('shadow', 'none'), 'shadow: found "none", needed no such setting'],
  [
    'too many choices',
    editJson('theme.json', (content) => {
      const [dark, light] = content['modes'] as { colorScheme: Json }[]
      Object.assign(light?.colorScheme ?? {}, {
        secondary: '#0b6e4f',
        seats: { standard: '#445', premier: '#356' },
      })
      Object.assign(dark?.colorScheme ?? {}, { border: '#345', accent: '#fc6' })
    }),
    'needed at most 16: leave out those whose derived value does as well',
  ],
  [
    'a text that is missing',
    editJson('text/en/shared.json', (texts) => delete texts['shared.site.name']),
    '1 texts are missing: needed',
  ],
  [
    'a channel without languages',
    putValue('channel.json', 'shared.localisation.languages', []),
    'channel.json',
  ],
  ['no channel', remove('channel.json'), 'channel.json: cannot be read'],
  ['no texts', remove('text'), 'has no texts'],
  [
    'a theme that is not there',
    putValue('channel.json', 'themes.selectedThemeName', 'winter'),
    `channel.json: themes.selectedThemeName: found "winter", needed one of the brand's themes: broken`,
  ],
  [
    'a second theme that cannot be read',
    (folder) => {
      const whole = JSON.parse(readFileSync(join(folder, 'theme.json'), 'utf8')) as Json
      mkdirSync(join(folder, 'themes'))
      writeFileSync(join(folder, 'themes/winter.json'), JSON.stringify({ ...whole, radiusStyle: 'Icy' }))
    },
    'themes/winter.json: radiusStyle: Invalid border radius style: found "Icy", needed one of Straight',
  ],
  [
    'a page with a mistyped name',
    written('content/pages/terms.yaml', 'type: Generic\nname: Terms\nurl: /terms/\ntitel: Terms\n'),
    'content/pages/terms.yaml:4: titel is not a known name',
  ],
  [
    'a page at no address',
    written('content/pages/terms.yaml', 'type: Generic\nname: 12\nurl: /terms/\n'),
    'content/pages/terms.yaml:2: name must be string, found 12',
  ],
  [
    'a page that names an unknown film',
    written('content/pages/terms.yaml', 'name: Terms\nurl: /terms/\nhero: [{ film: no-such-film }]\n'),
    'content/pages/terms.yaml: there is no film no-such-film',
  ],
  [
    'a language tag in the wrong capitals',
    written('channel.FR.json', '{}'),
    'found the language tag FR, needed fr',
  ],
  [
    'a translation of nothing',
    putValue('catalogue.fr.json', 'Bring a dog', 'Avec chien'),
    'catalogue.fr.json: found "Bring a dog", which is not in the catalogue',
  ],
  [
    'a picture of another language that is not there',
    (folder) =>
      writeFileSync(
        join(folder, 'storefront.fr.json'),
        '{"openGraph":{"image":{"url":"/brand/social/nulle-part.png"}}}',
      ),
    'storefront.fr.json: openGraph.image.url: /brand/social/nulle-part.png is missing',
  ],
  [
    "a written page's picture that is not there",
    written(
      'content/pages/terms.yaml',
      'name: Terms\nurl: /terms/\nsections:\n  - image: { file: /brand/art/nowhere.png }\n',
    ),
    'content/pages/terms.yaml: sections[0].image.file: /brand/art/nowhere.png is missing',
  ],
  [
    'a logo that is not among the assets',
    theme('assets.cinemaLogos.Light.url', '/brand/../theme.json'),
    '/brand/../theme.json is outside: needed a file below assets/',
  ],
  [
    'a logo at an address that is none',
    theme('assets.cinemaLogos.Light.url', '/brand/%zz.svg'),
    'found /brand/%zz.svg, needed an address',
  ],
  [
    'an empty text in another language',
    editJson('text/fr/shared.json', (texts) => (texts['shared.site.name'] = '')),
    'text/fr: 1 texts are empty: shared.site.name',
  ],
  ['no catalogue', remove('catalogue.json'), 'catalogue.json: is missing'],
  ...ofCatalogue,
  ...ofAgreement,
  ...ofTexts,
  ...ofItems,
  ...ofEncodings,
  ...ofLinks,
]
