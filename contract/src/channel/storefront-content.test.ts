import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readModel } from '@foyer/theme-tokens/configuration/read'
import { StorefrontContent } from './storefront-content.ts'
import { changeAt } from './testing/minimal.ts'

const file = join(__dirname, '..', '..', '..', 'brands', 'halcyon', 'storefront.json')
const halcyon = JSON.parse(readFileSync(file, 'utf8')) as object
const link = { id: 'x', textKey: 'shared.x' }

describe("what a site's pages are made of", () => {
  it('is right for Halcyon', () => {
    expect(readModel(StorefrontContent, halcyon).issues).toEqual([])
  })

  it('shows two notices at once, each for 3.5 s, unless it says otherwise', () => {
    const { value, issues } = readModel(StorefrontContent, changeAt(halcyon, 'notifications', undefined))
    expect(issues).toEqual([])
    expect(value?.notifications).toEqual({ autoDismissAfter: 3_500, maximumShown: 2 })
  })

  it('has the first shape of each part unless it chooses another', () => {
    const { value, issues } = readModel(StorefrontContent, changeAt(halcyon, 'shapes', { pageHead: 'Band' }))
    expect(issues).toEqual([])
    expect(value?.shapes).toEqual({
      footer: 'Columns',
      filmList: 'Rows',
      eventCard: 'Stub',
      pageHead: 'Band',
      consent: 'Bar',
    })
  })

  it.each([
    ['siteTitle', '', /1 to 100 characters/],
    ['chainName', undefined, /1 to 100 characters/],
    ['notifications.autoDismissAfter', 10, /from 500/],
    ['notifications.maximumShown', 0, /from 1 to 5/],
    ['navigation.items', [], /1 to 20 entries/],
    ['navigation.maximumInline', '5', /whole number/],
    ['navigation.menuBelow', 1024, /one of Mobile, Tablet, Desktop/],
    ['navigation.items[0].id', '', /id of 1 to 100/],
    ['navigation.items[0].textKey', 'Films', /key of the language text/],
    ['navigation.items[0].page', 'Bowling', /one of Home/],
    ['navigation.items[0].target', '_top', /one of _self, _blank/],
    ['navigation.items[0].image', 'https://elsewhere.example/badge.svg', /picture of the brand/],
    [
      'footer.secondaryColumns',
      [{ id: 'apps', textKey: 'shared.x', items: [] }],
      /1 to 20 entries/,
      'footer.secondaryColumns[0].items',
    ],
    ['navigation.items[0]', link, /either page or href/, 'navigation.items[0].id'],
    [
      'navigation.items[0]',
      { ...link, page: 'Films', href: '/a/' },
      /either page or href/,
      'navigation.items[0].id',
    ],
    [
      'navigation.items[0]',
      { ...link, page: 'FilmDetails', query: { filmId: 'HO00000101' } },
      /each of its page's parameters/,
      'navigation.items[0].id',
    ],
    ['navigation.items[0]', { ...link, href: 'javascript:alert(1)' }, /address/, 'navigation.items[0].href'],
    ['navigation.items[0]', { ...link, href: 'data:text/html,x' }, /address/, 'navigation.items[0].href'],
    [
      'navigation.items[0]',
      { ...link, page: 'Films', query: { cinema: 1 } },
      /texts/,
      'navigation.items[0].query',
    ],
    [
      'navigation.items[0]',
      { ...link, page: 'Home', hash: 'a b' },
      /place in a page/,
      'navigation.items[0].hash',
    ],
    ['navigation.items[1].id', 'films', /same id twice/, 'navigation.items'],
    ['footer.columns[0].items', [], /1 to 20 entries/],
    ['footer.legalKey', undefined, /key of the language text/],
    ['cinemaGroupPrompt.submitKey', 'Submit', /key of the language text/],
    ['home.hero.autoplayDelay', 5, /from 1000/],
    ['home.hero.films', ['HO1', 'HO1'], /without repetitions/],
    ['home.tabs', [], /1 to 200 entries|1 to/],
    ['home.tabs', ['Soon'], /NowShowing/],
    ['home.posterWall.columns', 0, /from 2 to 12/],
    ['home.posterWall.lead.size', 'Huge', /Large/],
    ['home.tiles.items[0].picture', '../secret', /id of/],
    ['home.tiles.anchor', '#ways', /place in a page/],
    ['home.carousel', {}, /no such setting/],
    ['films.recommended', 'HO1', /list/],
    ['film.dayStripLength', 2, /from 3 to 60/],
    ['footer.leadColumn', 'houses', /id of one of the columns/],
    ['shapes.footer', 'Pillar', /one of Columns, Colophon, Band/],
    ['shapes.filmList', 'rows', /one of Rows, Programme, Tiles/],
    ['shapes.eventCard', 'Ticket', /one of Stub, Plate, Sticker/],
    ['shapes.pageHead', 3, /one of Plain, Plate, Band/],
    ['shapes.consent', null, /one of Bar, Slip, Card/],
    ['shapes.header', 'Band', /no such setting/],
    ['illustrations.notFound', 'https://elsewhere.example/lost.svg', /picture of the brand/],
    ['directions', 'https://maps.example/to', /\{latitude\}/],
    ['directions', 'javascript:alert({latitude},{longitude})', /https/],
  ] as [string, unknown, RegExp, string?][])('refuses %s = %j', (path, value, needed, at = path) => {
    const { issues } = readModel(StorefrontContent, changeAt(halcyon, path, value))
    expect(issues).toEqual([
      expect.objectContaining({ path: at, needed: expect.stringMatching(needed) as string }),
    ])
  })

  it.each([
    ['home.posterWall.lead', undefined],
    ['home.posterWall.lead.size', 'Even'],
    ['film', undefined],
    ['notifications', undefined],
    ['shapes', { footer: 'Band' }],
    ['navigation.items[0]', { ...link, page: 'GiftShop' }],
    ['navigation.items[0]', { ...link, href: 'tel:+44-20-7946-0000' }],
    [
      'navigation.items[0]',
      { ...link, href: 'https://a.example/', target: '_self', image: '/brand/badge.svg' },
    ],
    ['footer.secondaryColumns', [{ id: 'apps', textKey: 'shared.x', items: [{ ...link, page: 'Films' }] }]],
    ['navigation.items[0]', { ...link, href: 'https://www.example.com/a?b=c#d' }],
    ['home.hero.films', []],
    ['illustrations', undefined],
    ['directions', undefined],
    ['directions', 'https://maps.example/to?at={latitude},{longitude}'],
    ['home.tiles.items', []],
  ])('takes %s = %j', (path, value) => {
    expect(readModel(StorefrontContent, changeAt(halcyon, path, value)).issues).toEqual([])
  })
})
