import { createBilingualFolder } from './testing/content-folder.ts'

const contentFolder = createBilingualFolder()
const { page } = contentFolder

describe('the content library', () => {
  it.each([
    ['not YAML', 'url: /bread/\nname: "Bread\n', /^pages\/bread\.yaml:\d+: /],
    [
      'an alias of nothing, as which a text with a star is read',
      'url: /bread/\nname: Bread\nrows: [{ elements: [{ headline: *New* }] }]\n',
      /^pages\/bread\.yaml: Unresolved alias .*: New\*\. Put a text that begins with \* in quotation marks$/,
    ],
    [
      'aliases that grow without end',
      `url: /bread/\nname: Bread\nrows: &a [&b [&c [x, x, x, x], *c, *c, *c, *c, *c], *b, *b, *b, *b, *b]\n`,
      /^pages\/bread\.yaml: Excessive alias count/,
    ],
    [
      'a name that is not known',
      'url: /bread/\nname: Bread\ntitel: Bread\n',
      /^pages\/bread\.yaml:3: titel is not a known name$/,
    ],
    [
      'a wrong value, by its line',
      'url: /bread/\nname: Bread\nrows:\n  - elements:\n      - button: { name: Go, url: "javascript:alert(1)" }\n',
      /^pages\/bread\.yaml:5: rows\/0\/elements\/0\/button\/url/,
    ],
    [
      'a canonical address that leads to another machine without a scheme',
      'url: /bread/\nname: Bread\nseo: { canonical: //evil.example/ }\n',
      /^pages\/bread\.yaml:3: seo\/canonical/,
    ],
    [
      'a canonical address that browsers read as another machine',
      "url: /bread/\nname: Bread\nseo: { canonical: '/\\\\evil.example/' }\n",
      /^pages\/bread\.yaml:3: seo\/canonical/,
    ],
    [
      'a film that the chain does not have',
      'url: /bread/\nname: Bread\nhero: [{ film: casablanca }]\n',
      /^pages\/bread\.yaml: there is no film casablanca$/,
    ],
    [
      'a first slide that waits for a recommendation',
      'url: /bread/\nname: Bread\nhero: [{ film: louder, recommended: { component: hero, place: 0 } }]\n',
      /^pages\/bread\.yaml: the first slide of the hero is painted before any film is recommended$/,
    ],
    [
      'a recommended film below the best',
      'url: /bread/\nname: Bread\nhero: [{ film: louder }, { film: louder, recommended: { component: hero, place: -1 } }]\n',
      /^pages\/bread\.yaml:3: hero\/1\/recommended\/place/,
    ],
    [
      'a poster for a wide slide',
      'url: /bread/\nname: Bread\nhero: [{ film: louder, picture: Poster }]\n',
      /^pages\/bread\.yaml:3: hero\/0\/picture/,
    ],
    [
      'a kind of picture for a slide that has no film',
      'url: /bread/\nname: Bread\nhero: [{ image: { file: /brand/a.webp, alt: A }, picture: Still }]\n',
      /^pages\/bread\.yaml: a slide of the hero is either a film or an image$/,
    ],
    [
      'an address of the shop’s own films',
      'url: /films/\nname: Bread\n',
      /^pages\/bread\.yaml: \/films\/ is the address of the page Films \(\/films\/\): a page needs/,
    ],
    [
      'an address that the server itself answers',
      'url: /monitoring/\nname: Bread\n',
      /^pages\/bread\.yaml: \/monitoring\/ is the address of something that is not a page of the shop: a page needs/,
    ],
    [
      'another address for the films than the channel gives them',
      'type: Films\nurl: /what-is-on/\nname: Bread\n',
      /^pages\/bread\.yaml: the channel gives the page Films the address \/films\/: remove its url$/,
    ],
    [
      'another address for a film than the channel gives it',
      'type: FilmDetails\nfilm: louder\nurl: /louder/\nname: Bread\n',
      /^pages\/bread\.yaml: the channel gives the page FilmDetails the address \/films\/louder\/\w+\/: remove its url/,
    ],
    [
      'a form that is not there',
      'url: /bread/\nname: Bread\nrows: [{ elements: [{ form: baking }] }]\n',
      /^pages\/bread\.yaml: there is no form baking$/,
    ],
    [
      'an element of two kinds',
      'url: /bread/\nname: Bread\nrows: [{ elements: [{ headline: A, text: B }] }]\n',
      /should be one thing, not headline and text/,
    ],
    [
      'a video of somewhere else',
      'url: /bread/\nname: Bread\nrows: [{ elements: [{ video: { url: "https://video.example/1", title: A } }] }]\n',
      /is not a video of YouTube or Vimeo/,
    ],
    [
      'an id of two elements',
      'url: /bread/\nname: Bread\nrows: [{ elements: [{ id: a, headline: A }, { id: a, text: B }] }]\n',
      /^pages\/bread\.yaml: the id a is used twice$/,
    ],
  ])('reports %s in one line and keeps the last valid version', async (_, text, complaint) => {
    contentFolder.write('pages/bread.yaml', 'url: /bread/\nname: Good bread\n')
    expect((await page('/bread/'))?.name).toBe('Good bread')
    contentFolder.problems.length = 0
    contentFolder.write('pages/bread.yaml', text)
    expect((await page('/bread/'))?.name).toBe('Good bread')
    expect(contentFolder.problems).toEqual([expect.stringMatching(complaint)])
    await contentFolder.library.snapshot()
    expect(contentFolder.problems).toHaveLength(1)
    contentFolder.remove('pages/bread.yaml')
  })

  it('refuses a file as a preview picture, by its name', async () => {
    contentFolder.problems.length = 0
    contentFolder.write(
      'pages/gift.yaml',
      "url: /gift/\nname: Gift\nseo: { image: { file: /brand/art/gift.png, alt: '' } }\n",
    )
    await contentFolder.library.snapshot()
    expect(contentFolder.problems.join()).toContain('not the file /brand/art/gift.png')
    contentFolder.remove('pages/gift.yaml')
  })

  it('refuses a file as a promotion image that would become the preview, by its name', async () => {
    contentFolder.problems.length = 0
    const promoted = "url: /gift/\nname: Gift\npromotionImage: { file: /brand/art/gift.png, alt: '' }\n"
    contentFolder.write('pages/gift.yaml', promoted)
    expect(await page('/gift/')).toBeUndefined()
    expect(contentFolder.problems).toEqual([
      expect.stringMatching(
        /^pages\/gift\.yaml: promotionImage is the file \/brand\/art\/gift\.png, .*seo\.image/,
      ),
    ])
    contentFolder.write(
      'pages/gift.yaml',
      `${promoted}seo: { image: { media: FilmStill/louder, alt: '' } }\n`,
    )
    const { promotionImage, seoImage } = (await page('/gift/'))?.components ?? {}
    expect(promotionImage?.desktop.url).toBe('/brand/art/gift.png')
    expect(seoImage?.mobile.url).toContain('/media/')
    expect(contentFolder.problems).toHaveLength(1)
    contentFolder.remove('pages/gift.yaml')
  })
})
