import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editJson, putValue, remove, theme, written, type Broken, type Json } from './break-brand.ts'
import { ofAgreement, ofCatalogue, ofItems, ofMembership } from './broken-catalogues.ts'
import { ofEncodings, ofLinks, ofTexts } from './broken-texts.ts'

/** Errors in Halcyon's files: name, how the error is made, and the message of `brand check`. */
export const brokenBrands: readonly Broken[] = [
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
  ...ofMembership,
  ...ofEncodings,
  ...ofLinks,
]
