import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { Grid, GridTabElement, PlainElement } from '@foyer/contract/omnia/grid'
import { contentHouse } from './testing/content-house.ts'

const house = contentHouse(['en', 'fr'])
afterAll(() => house.tearDown())

async function page(url: string, languageTag = 'en') {
  const { languages } = await house.library.snapshot()
  return languages.get(languageTag)?.pages.get(url)
}
function elements(grid: Grid | undefined): (PlainElement | GridTabElement)[] {
  const found: (PlainElement | GridTabElement)[] = []
  for (const row of grid?.rows ?? []) for (const column of row.columns) found.push(...column.elements)
  return found
}

describe('the content library', () => {
  it('serves a page as soon as its file is there, and no longer when it is gone', async () => {
    expect(await page('/soup/')).toBeUndefined()
    house.write('pages/soup.yaml', 'url: /soup/\nname: Soup\n')
    expect((await page('/soup/'))?.name).toBe('Soup')
    house.write('pages/soup.yaml', 'url: /soup/\nname: Soup of the day\n')
    expect((await page('/soup/'))?.name).toBe('Soup of the day')
    house.remove('pages/soup.yaml')
    expect(await page('/soup/')).toBeUndefined()
    expect(house.told).toEqual([])
  })

  it('answers the same object until a file changes', async () => {
    const before = await house.library.snapshot()
    expect(await house.library.snapshot()).toBe(before)
    house.write('pages/bread.yaml', 'url: /bread/\nname: Bread\n')
    expect(await house.library.snapshot()).not.toBe(before)
  })

  it.each([
    ['not YAML', 'url: /bread/\nname: "Bread\n', /^pages\/bread\.yaml:\d+: /],
    [
      'an alias of nothing, as which a text with a star is read',
      'url: /bread/\nname: Bread\nrows: [{ elements: [{ headline: *New* }] }]\n',
      /^pages\/bread\.yaml: Unresolved alias .*: New\*\. A text that begins with \* stands in quotation marks$/,
    ],
    [
      'aliases that grow without end',
      `url: /bread/\nname: Bread\nrows: &a [&b [&c [x, x, x, x], *c, *c, *c, *c, *c], *b, *b, *b, *b, *b]\n`,
      /^pages\/bread\.yaml: Excessive alias count/,
    ],
    [
      'a name that is not known',
      'url: /bread/\nname: Bread\ntitel: Bread\n',
      /^pages\/bread\.yaml:3: titel is not a name that is known here$/,
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
      /^pages\/bread\.yaml: at \/films\/ stands the page Films \(\/films\/\): a page of its own needs/,
    ],
    [
      'an address that the server itself answers',
      'url: /monitoring/\nname: Bread\n',
      /^pages\/bread\.yaml: at \/monitoring\/ stands what is no page of the shop: a page of its own needs/,
    ],
    [
      'another address for the films than the channel gives them',
      'type: Films\nurl: /what-is-on/\nname: Bread\n',
      /^pages\/bread\.yaml: the page Films stands at \/films\/, as the channel says: it takes no url$/,
    ],
    [
      'another address for a film than the channel gives it',
      'type: FilmDetails\nfilm: louder\nurl: /louder/\nname: Bread\n',
      /^pages\/bread\.yaml: the page FilmDetails stands at \/films\/louder\/\w+\/, as the channel says/,
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
      /^pages\/bread\.yaml: the id a stands twice$/,
    ],
  ])('tells %s in one line and keeps the last good version', async (_, text, complaint) => {
    house.write('pages/bread.yaml', 'url: /bread/\nname: Good bread\n')
    expect((await page('/bread/'))?.name).toBe('Good bread')
    house.told.length = 0
    house.write('pages/bread.yaml', text)
    expect((await page('/bread/'))?.name).toBe('Good bread')
    expect(house.told).toEqual([expect.stringMatching(complaint)])
    await house.library.snapshot()
    expect(house.told).toHaveLength(1)
    house.remove('pages/bread.yaml')
  })

  it.each([
    ['a folder', (path: string) => mkdirSync(path)],
    ['a link to nothing', (path: string) => symlinkSync('nowhere', path)],
  ])(
    'tells %s in place of a file once, keeps the last good version, and reads what follows',
    async (_, put) => {
      const file = 'pages/pie.yaml'
      house.write(file, 'url: /pie/\nname: Pie\n')
      expect((await page('/pie/'))?.name).toBe('Pie')
      house.told.length = 0
      house.remove(file)
      put(house.at(file))
      expect((await page('/pie/'))?.name).toBe('Pie')
      const problem = `${file}: is not a file that can be read`
      expect((await house.library.snapshot()).problems).toContain(problem)
      expect(house.told).toEqual([problem])
      rmSync(house.at(file), { recursive: true })
      house.write(file, 'url: /pie/\nname: Apple pie\n')
      expect((await page('/pie/'))?.name).toBe('Apple pie')
      expect((await house.library.snapshot()).problems).not.toContain(problem)
      house.remove(file)
    },
  )

  it('passes over what editors and version control keep beside the files', async () => {
    house.told.length = 0
    house.write('pages/._soup.yaml', '\0')
    house.write('.git/soup.yaml', 'url: /soup/')
    symlinkSync('somebody@elsewhere', house.at('pages/.#soup.yaml'))
    await house.library.snapshot()
    expect(house.told).toEqual([])
  })

  it('serves a change that it could not put in place at the first look', async () => {
    await house.library.snapshot()
    house.write('pages/tart.yaml', 'url: /tart/\nname: Tart\nhero: [{ film: louder }]\n')
    const fails = jest.spyOn(house.facts, 'filmId').mockImplementationOnce(() => {
      throw new TypeError('a defect')
    })
    await expect(house.library.snapshot()).rejects.toThrow('a defect')
    fails.mockRestore()
    expect((await page('/tart/'))?.name).toBe('Tart')
  })

  it('hands on which picture of a film a slide of the hero shows', async () => {
    house.write(
      'pages/tart.yaml',
      'url: /tart/\nname: Tart\nhero: [{ film: louder, picture: Advertisement }, { film: louder }]\n',
    )
    const items = (await page('/tart/'))?.components.heroCarousel?.items
    expect(items).toMatchObject([{ media: 'FilmAdvertising' }, { type: 'film' }])
    expect(items?.[1]).not.toHaveProperty('media')
  })

  it('takes a folder that cannot be read for no folder that is empty', async () => {
    house.write('pages/rice.yaml', 'url: /rice/\nname: Rice\n')
    expect(await page('/rice/')).toBeDefined()
    house.told.length = 0
    const [folder, away] = [house.folder, `${house.folder}-away`]
    renameSync(folder, away)
    writeFileSync(folder, 'in the way')
    expect((await page('/rice/'))?.name).toBe('Rice')
    expect(house.told).toEqual([expect.stringMatching(/^ENOTDIR/)])
    rmSync(folder)
    expect(await page('/rice/')).toBeUndefined()
    renameSync(away, folder)
    expect((await page('/rice/'))?.name).toBe('Rice')
  })

  it('has nothing of the site’s file once that is gone', async () => {
    const announcements = async () =>
      (await house.library.snapshot()).languages.get('en')?.site.components.announcements
    house.write('site.yaml', 'announcements: [{ id: a, title: A, message: B }]\n')
    expect(await announcements()).toHaveLength(1)
    house.write('site.yaml', 'popups: [{ id: a }]\n')
    expect(await announcements()).toHaveLength(1)
    house.remove('site.yaml')
    expect(await announcements()).toEqual([])
  })

  it('has the words of the language in the site’s file, and moved addresses of the primary one', async () => {
    house.write(
      'site.yaml',
      'announcements: [{ id: a, title: Tea, message: B }]\nredirects: [{ from: /old/, to: /tea/ }]\n',
    )
    house.write('site.fr.yaml', 'announcements: [{ id: a, title: Thé, message: B }]\n')
    const { languages } = await house.library.snapshot()
    expect(languages.get('fr')?.site.components.announcements[0]?.title).toBe('Thé')
    expect(languages.get('fr')?.site.redirects.get('/old/')).toEqual({ url: '/tea/', isPermanent: false })
    expect(languages.get('en')?.site.components.announcements[0]?.title).toBe('Tea')
    house.remove('site.yaml')
    house.remove('site.fr.yaml')
    await house.library.snapshot()
  })

  it('sends nobody on to another machine', async () => {
    house.told.length = 0
    house.write('site.yaml', 'redirects: [{ from: /old/, to: //evil.example/ }]\n')
    expect((await house.library.snapshot()).languages.get('en')?.site.redirects.size).toBe(0)
    expect(house.told).toEqual([expect.stringMatching(/^site\.yaml:1: redirects\/0\/to/)])
    house.remove('site.yaml')
  })

  it.each([
    ['to itself', '{ from: /old/, to: "/old?again=1", permanent: true }', '/old/'],
    [
      'round a ring that others lead to',
      '{ from: /a/, to: /b/ }, { from: /b/, to: /c#end, permanent: true }, { from: /c/, to: /b/, permanent: true }',
      '/b/',
    ],
  ])('sends nobody on %s', async (_, redirects, address) => {
    house.told.length = 0
    house.write('site.yaml', `redirects: [${redirects}]\n`)
    expect((await house.library.snapshot()).languages.get('en')?.site.redirects.size).toBe(0)
    expect(house.told).toEqual([`site.yaml: the redirect of ${address} leads back to itself`])
    house.remove('site.yaml')
  })

  it('sends on by way of another moved address, from several to one', async () => {
    house.told.length = 0
    house.write(
      'site.yaml',
      'redirects: [{ from: /a/, to: /b }, { from: /b/, to: /tea/ }, { from: /c/, to: /b/ }, { from: /d/, to: / }]\n',
    )
    expect((await house.library.snapshot()).languages.get('en')?.site.redirects.size).toBe(4)
    expect(house.told).toEqual([])
    house.remove('site.yaml')
  })

  it('has a language’s own page, else the primary one’s', async () => {
    house.write('pages/tea.yaml', 'url: /tea/\nname: Tea\n')
    house.write('pages/tea.fr.yaml', 'url: /tea/\nname: Thé\n')
    house.write('pages/cake.yaml', 'url: /cake/\nname: Cake\n')
    expect([(await page('/tea/'))?.name, (await page('/tea/', 'fr'))?.name]).toEqual(['Tea', 'Thé'])
    expect((await page('/cake/', 'fr'))?.name).toBe('Cake')
  })

  it('says in which language a page is written, and in which it is found', async () => {
    house.write('pages/tea.yaml', 'url: /tea/\nname: Tea\nupdated: 2026-10-01\n')
    house.write('pages/tea.fr.yaml', 'name: Thé\n')
    house.write('pages/cake.yaml', 'url: /cake/\nname: Cake\n')
    house.write('pages/films.yaml', 'type: Films\nname: Films\n')
    expect(await page('/tea/', 'fr')).toMatchObject({
      name: 'Thé',
      updated: '2026-10-01',
      writtenIn: 'fr',
      languageTags: ['en', 'fr'],
    })
    expect(await page('/cake/', 'fr')).toMatchObject({ writtenIn: 'en', languageTags: ['en'] })
    // The page of films is there in every language, whatever an editor adds to it.
    expect(await page('/films/', 'fr')).toMatchObject({ writtenIn: 'en', languageTags: null })
    expect(await page('/events/', 'fr')).toMatchObject({ writtenIn: null, languageTags: null })
    house.remove('pages/films.yaml')
  })

  it('tells search engines of a translation what the primary page says, unless it says so itself', async () => {
    const rules = 'noIndex: true, noFollow: true, canonical: /tea/, excludeCanonical: true'
    house.write('pages/tea.yaml', `url: /tea/\nname: Tea\nseo: { title: Tea, ${rules} }\n`)
    house.write('pages/tea.fr.yaml', 'name: Thé\n')
    expect((await page('/tea/', 'fr'))?.components).toMatchObject({
      seoPageTitle: null,
      robotsNoIndex: true,
      robotsNoFollow: true,
      masterCanonicalUrl: { url: '/tea/' },
      excludeCanonicalUrl: true,
    })
    house.write('pages/tea.fr.yaml', 'name: Thé\nseo: { title: Du thé, noIndex: false, canonical: /the/ }\n')
    expect((await page('/tea/', 'fr'))?.components).toMatchObject({
      seoPageTitle: 'Du thé',
      robotsNoIndex: false,
      robotsNoFollow: true,
      masterCanonicalUrl: { url: '/the/' },
    })
  })

  it('has the primary page in place of a translation that was never good, and does not call it translated', async () => {
    const both = async () => [await page('/pear/'), await page('/pear/', 'fr')]
    const wrong = 'name: Poire\nhero: [{ film: casablanca }]\n'
    house.write('pages/pear.yaml', 'url: /pear/\nname: Pear\n')
    house.told.length = 0
    house.write('pages/pear.fr.yaml', wrong)
    const inEnglish = { name: 'Pear', writtenIn: 'en', languageTags: ['en'] }
    expect(await both()).toMatchObject([inEnglish, inEnglish])
    expect(house.told).toEqual(['pages/pear.fr.yaml: there is no film casablanca'])
    house.write('pages/pear.yaml', 'url: /pear/\nname: Ripe pear\n')
    expect((await page('/pear/', 'fr'))?.name).toBe('Ripe pear')
    house.write('pages/pear.fr.yaml', 'name: Poire\n')
    const languageTags = ['en', 'fr']
    const translated = [
      { name: 'Ripe pear', languageTags },
      { name: 'Poire', writtenIn: 'fr', languageTags },
    ]
    expect(await both()).toMatchObject(translated)
    house.write('pages/pear.fr.yaml', wrong)
    expect(await both()).toMatchObject(translated)
    house.remove('pages/pear.yaml')
    house.remove('pages/pear.fr.yaml')
  })

  it('adds what an editor writes for a film to the film’s own page', async () => {
    const rows = 'rows: [{ elements: [{ headline: Seen twice }] }]'
    const about = 'type: FilmDetails\nfilm: louder\nname: Louder\nseo: { noIndex: true }'
    house.write('pages/louder.yaml', `${about}\n${rows}\n`)
    const { filmId, catalogue } = house.facts
    const film = catalogue.films.get(filmId('louder'))?.wire
    const { languages } = await house.library.snapshot()
    const found = [...(languages.get('en')?.pages.values() ?? [])].filter(
      ({ components }) => components.vistaFilm?.key === film?.id,
    )
    expect(found).toMatchObject([
      {
        alias: 'FilmDetails',
        nodeId: 'louder',
        writtenIn: 'en',
        languageTags: null,
        components: {
          robotsNoIndex: true,
          oGType: 'video.movie',
          seoImage: { mobile: { url: `/media/link-preview/film/${film?.id}.jpg` } },
        },
      },
    ])
    house.remove('pages/louder.yaml')
  })

  it('refuses by its name a file as the picture of a link’s preview', async () => {
    house.told.length = 0
    house.write(
      'pages/gift.yaml',
      "url: /gift/\nname: Gift\nseo: { image: { file: /brand/art/gift.png, alt: '' } }\n",
    )
    await house.library.snapshot()
    expect(house.told.join()).toContain('not the file /brand/art/gift.png')
    house.remove('pages/gift.yaml')
  })

  it('refuses by its name a file that would be a link’s preview as the picture that stands for a page', async () => {
    house.told.length = 0
    const promoted = "url: /gift/\nname: Gift\npromotionImage: { file: /brand/art/gift.png, alt: '' }\n"
    house.write('pages/gift.yaml', promoted)
    expect(await page('/gift/')).toBeUndefined()
    expect(house.told).toEqual([
      expect.stringMatching(
        /^pages\/gift\.yaml: promotionImage is the file \/brand\/art\/gift\.png, .*seo\.image/,
      ),
    ])
    house.write('pages/gift.yaml', `${promoted}seo: { image: { media: FilmStill/louder, alt: '' } }\n`)
    const { promotionImage, seoImage } = (await page('/gift/'))?.components ?? {}
    expect(promotionImage?.desktop.url).toBe('/brand/art/gift.png')
    expect(seoImage?.mobile.url).toContain('/media/')
    expect(house.told).toHaveLength(1)
    house.remove('pages/gift.yaml')
  })

  it('leaves a page at its one address, whatever a translation says', async () => {
    house.write('pages/tea.yaml', 'url: /tea/\nname: Tea\n')
    house.told.length = 0
    house.write('pages/tea.fr.yaml', 'url: /the/\nname: Thé\n')
    expect([(await page('/tea/', 'fr'))?.name, await page('/the/', 'fr')]).toEqual(['Thé', undefined])
    expect(house.told).toEqual([
      'pages/tea.fr.yaml: the page stands at /tea/ in every language, as pages/tea.yaml says',
    ])
  })

  it('has the films where the channel says, in the primary words, where a translation says otherwise', async () => {
    house.write('pages/films.yaml', 'type: Films\nname: What is on\n')
    await house.library.snapshot()
    house.told.length = 0
    house.write('pages/films.fr.yaml', 'url: /a-l-affiche/\nname: À l’affiche\n')
    expect([(await page('/films/', 'fr'))?.name, await page('/a-l-affiche/', 'fr')]).toEqual([
      'What is on',
      undefined,
    ])
    expect(house.told).toContain(
      'pages/films.fr.yaml: the page Films stands at /films/, as the channel says: it takes no url',
    )
    house.remove('pages/films.yaml')
    house.remove('pages/films.fr.yaml')
  })

  it('has a page for every film, event and cinema of the catalogue', async () => {
    const film = await page('/films/the-salt-road/HO00000120/')
    expect(film).toMatchObject({ alias: 'FilmDetails', components: { vistaFilm: { key: 'HO00000120' } } })
    expect(film?.components.seoImage?.mobile).toMatchObject({
      url: '/media/link-preview/film/HO00000120.jpg',
      dimensions: { width: 1200, height: 630 },
    })
    expect((await page('/events/salt-water/EV002/'))?.alias).toBe('EventDetails')
    expect((await page('/sites/halcyon-docklands/1001/'))?.alias).toBe('Cinema')
  })
})

describe('rich text', () => {
  async function html(text: string) {
    const lines = text.split('\n').map((line) => `          ${line}`)
    house.write(
      'pages/text.yaml',
      `url: /text/\nname: Text\nrows:\n  - elements:\n      - text: |\n${lines.join('\n')}\n`,
    )
    const [element] = elements((await page('/text/'))?.components.grid)
    if (element?.type !== 'richText') throw new Error('no rich text')
    return element.html
  }

  it('is Markdown', async () => {
    expect(await html('## Tea\n\nWith **milk** and [cake](/cake/).')).toBe(
      '<h2>Tea</h2>\n<p>With <strong>milk</strong> and <a href="/cake/">cake</a>.</p>',
    )
  })

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onclick="alert(1)" style="color:red" class="x" id="y">A</p>', '<p>A</p>'],
    ['[A](javascript:alert(1))', '<p><a>A</a></p>'],
    ['<a href="//evil.example/">A</a>', '<p><a>A</a></p>'],
    ['<a href="/\\evil.example">A</a>', '<p><a>A</a></p>'],
    ['<a href="data:text/html,A">A</a>', '<p><a>A</a></p>'],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<svg><a xlink:href="javascript:alert(1)">A</a></svg>', '<p><a>A</a></p>'],
    ['[A](https://example.org/)', '<p><a href="https://example.org/" rel="noopener">A</a></p>'],
    ['<h1>A</h1>', '<h2>A</h2>'],
  ])('makes %s harmless', async (text, clean) => {
    expect(await html(text)).toBe(clean)
  })
})

it('knows every element of the grid', async () => {
  house.write(
    'forms/baking.yaml',
    'name: Baking\nsubmit: Send\nmessage: Thanks\npages: [{ fieldsets: [{ fields: [{ alias: a, caption: A, type: Short answer }] }] }]\n',
  )
  house.write(
    'pages/all.yaml',
    `url: /all/
name: All
rows:
  - columns:
      - size: 8
        elements:
          - headline: Headline
          - subheadline: Second
          - text: Text
          - button: { name: Go, url: /cake/, alignment: Center, colour: Secondary, newWindow: true }
          - image: { media: FilmStill/louder, alt: A still, fromLeft: 20, link: { url: /cake/ } }
          - video: { url: 'https://youtu.be/abcdefghijk?t=3', title: Trailer }
          - video: { url: 'https://vimeo.com/12345678', title: Trailer, still: { media: FilmStill/louder, alt: '' } }
      - size: 4
        elements:
          - id: mine
            films: { showAdvanceBookings: true, sponsored: [louder], choose: [kingfisher, louder], maximum: 5 }
          - accordion: { heading: Questions, items: [{ heading: Why?, text: Because. }] }
          - form: baking
  - tabs:
      - { name: First, rows: [{ elements: [{ headline: Inside }] }] }
      - { name: Second, rows: [{ elements: [{ films: { attribute: vast, mode: Carousel } }] }] }
`,
  )
  const all = await page('/all/')
  expect(elements(all?.components.grid).map((element) => element.type)).toEqual([
    'headline',
    'headline',
    'richText',
    'button',
    'image',
    'videoEmbed',
    'videoEmbed',
    'filmList',
    'accordion',
    'form',
    'gridTab',
    'gridTab',
  ])
  const [, , , button, image, youTube, vimeo, films] = elements(all?.components.grid)
  expect(button).toMatchObject({
    link: { url: '/cake/', name: 'Go', target: '_blank' },
    alignment: 'Center',
    buttonColour: 'Secondary',
  })
  expect(image).toMatchObject({
    image: { url: '/media/entity/get/FilmStill/HO00000105', alt: 'A still', fromLeft: 20, fromTop: 50 },
  })
  expect(youTube).toMatchObject({
    provider: 'YouTube',
    url: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
  })
  expect(vimeo).toMatchObject({ provider: 'Vimeo', url: 'https://player.vimeo.com/video/12345678?dnt=1' })
  expect(films).toMatchObject({
    id: 'mine',
    mode: 'Grid',
    categories: ['NowShowing', 'ComingSoon', 'AdvanceBooking'],
    maximumFilms: 5,
    films: [
      { filmId: 'HO00000105', sponsored: true },
      { filmId: 'HO00000104', sponsored: false },
    ],
  })
  const { languages } = await house.library.snapshot()
  expect(languages.get('en')?.sponsoredFilms).toContainEqual({ componentId: 'mine', filmId: 'HO00000105' })
})

it('a list of films has what is on and what is to come, and what can be booked ahead where it is asked for', async () => {
  house.write(
    'pages/lists.yaml',
    `url: /lists/
name: Lists
rows: [{ elements: [{ films: {} }, { films: { showAdvanceBookings: false } }, { films: { showAdvanceBookings: true } }] }]
`,
  )
  const lists = elements((await page('/lists/'))?.components.grid)
  expect(lists.map((list) => list.type === 'filmList' && list.categories)).toEqual([
    ['NowShowing', 'ComingSoon'],
    ['NowShowing', 'ComingSoon'],
    ['NowShowing', 'ComingSoon', 'AdvanceBooking'],
  ])
})

it('a list of fewer films than one is refused', async () => {
  house.told.length = 0
  house.write(
    'pages/bounds.yaml',
    'url: /bounds/\nname: Bounds\nrows: [{ elements: [{ films: { maximum: 0 } }] }]\n',
  )
  expect(await page('/bounds/')).toBeUndefined()
  expect(house.told.join('\n')).toMatch(/films\/maximum/)
  house.remove('pages/bounds.yaml')
})

describe('the id of an element', () => {
  const films = (id: string) => `rows: [{ elements: [{ ${id}films: { sponsored: [louder] } }] }]\n`

  it('is its own among those of all pages, so that sponsored films are told apart by it', async () => {
    house.write('pages/first.yaml', `url: /first/\nname: First\n${films('')}`)
    house.write('pages/second.yaml', `url: /second/\nname: Second\n${films('')}`)
    const sponsored = (await house.library.snapshot()).languages.get('en')?.sponsoredFilms
    expect(sponsored).toContainEqual({ componentId: 'first-r1c1e1', filmId: 'HO00000105' })
    expect(sponsored).toContainEqual({ componentId: 'second-r1c1e1', filmId: 'HO00000105' })
  })

  it('is told when an editor gives it on two pages, of which the second stays as it was', async () => {
    house.told.length = 0
    house.write('pages/first.yaml', `url: /first/\nname: First\n${films('id: films, ')}`)
    house.write('pages/second.yaml', `url: /second/\nname: Twice\n${films('id: films, ')}`)
    expect((await page('/second/'))?.name).toBe('Second')
    const problem = 'pages/second.yaml: the id films stands in pages/first.yaml as well'
    expect(house.told.filter((told) => told.includes('second'))).toContain(problem)
  })
})

describe('a form', () => {
  const form = (field: string) =>
    `name: A\nsubmit: Send\nmessage: Thanks\npages: [{ fieldsets: [{ fields: [{ alias: a, caption: A, ${field} }] }] }]\n`

  it.each([
    [
      'a pattern that may take forever',
      "type: Short answer, pattern: '^(a+)+$'",
      /the pattern of a cannot be used/,
    ],
    [
      'a condition on a field that is not there',
      'type: Short answer, condition: { action: Show, when: All, rules: [{ field: b, operator: Is, value: c }] }',
      /a depends on b, which is not there/,
    ],
    ['a type that is not known', 'type: Crystal ball', /fields\/0\/type/],
  ])('is refused with %s', async (_, field, complaint) => {
    house.told.length = 0
    house.write('forms/strange.yaml', form(field))
    await house.library.snapshot()
    expect(house.told.join('\n')).toMatch(complaint)
    house.remove('forms/strange.yaml')
  })

  it('stands in for a translation that was never good, as it is now, and the log says so', async () => {
    const inFrench = async () => (await house.library.snapshot()).languages.get('fr')?.forms.get('help')
    const good = form('type: Short answer')
    const wrong = form("type: Short answer, pattern: '^(a+)+$'")
    house.write('forms/help.yaml', `keepDays: 30\n${good}`)
    house.write('pages/help.yaml', 'url: /help-me/\nname: Help\nrows: [{ elements: [{ form: help }] }]\n')
    house.told.length = 0
    house.write('forms/help.fr.yaml', wrong)
    expect(await inFrench()).toMatchObject({ form: { name: 'A' }, keeping: { days: 30 }, writtenIn: 'en' })
    expect(elements((await page('/help-me/', 'fr'))?.components.grid)).toHaveLength(1)
    expect(house.told.filter((told) => told.includes('help'))).toEqual([
      'forms/help.fr.yaml: the pattern of a cannot be used',
    ])
    house.write('forms/help.yaml', good.replace('name: A', 'name: B'))
    expect((await inFrench())?.form.name).toBe('B')
    house.write('forms/help.fr.yaml', good.replace('name: A', 'name: Aide'))
    expect((await inFrench())?.form.name).toBe('Aide')
    house.write('forms/help.fr.yaml', wrong)
    expect((await inFrench())?.form.name).toBe('Aide')
    for (const file of ['pages/help.yaml', 'forms/help.yaml', 'forms/help.fr.yaml']) house.remove(file)
  })

  it('describes itself in rich text that is harmless', async () => {
    house.write(
      'forms/told.yaml',
      form("type: Title and description, text: '**Hello** <script>alert(1)</script>'"),
    )
    const { languages } = await house.library.snapshot()
    const [described] =
      languages.get('en')?.forms.get('told')?.form.pages[0]?.fieldsets[0]?.columns[0]?.fields ?? []
    expect(described?.settings.bodyText).toBe('<p><strong>Hello</strong> </p>')
  })
})
