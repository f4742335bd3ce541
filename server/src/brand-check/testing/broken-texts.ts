import { editJson, putValue, remove, written, type Broken } from './break-brand.ts'

/** Replaces a text of the primary language. */
const text = (key: string, value: string) =>
  editJson(`text/en/${key.split('.')[0]}.json`, (texts) => (texts[key] = value))

export const ofTexts: readonly Broken[] = [
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

export const ofEncodings: readonly Broken[] = [
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

export const ofLinks: readonly Broken[] = [
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
