import { createBilingualFolder, listElements } from './testing/content-folder.ts'

const contentFolder = createBilingualFolder()
const { page } = contentFolder

describe('rich text', () => {
  async function html(text: string) {
    const lines = text.split('\n').map((line) => `          ${line}`)
    contentFolder.write(
      'pages/text.yaml',
      `url: /text/\nname: Text\nrows:\n  - elements:\n      - text: |\n${lines.join('\n')}\n`,
    )
    const [element] = listElements((await page('/text/'))?.components.grid)
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
  ])('sanitises %s', async (text, clean) => {
    expect(await html(text)).toBe(clean)
  })
})

it('knows every element of the grid', async () => {
  contentFolder.write(
    'forms/baking.yaml',
    'name: Baking\nsubmit: Send\nmessage: Thanks\npages: [{ fieldsets: [{ fields: [{ alias: a, caption: A, type: Short answer }] }] }]\n',
  )
  contentFolder.write(
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
  expect(listElements(all?.components.grid).map((element) => element.type)).toEqual([
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
  const [, , , button, image, youTube, vimeo, films] = listElements(all?.components.grid)
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
  const { languages } = await contentFolder.library.snapshot()
  expect(languages.get('en')?.sponsoredFilms).toContainEqual({ componentId: 'mine', filmId: 'HO00000105' })
})

it('a film list has current and coming films, and bookable ones if requested', async () => {
  contentFolder.write(
    'pages/lists.yaml',
    `url: /lists/
name: Lists
rows: [{ elements: [{ films: {} }, { films: { showAdvanceBookings: false } }, { films: { showAdvanceBookings: true } }] }]
`,
  )
  const lists = listElements((await page('/lists/'))?.components.grid)
  expect(lists.map((list) => list.type === 'filmList' && list.categories)).toEqual([
    ['NowShowing', 'ComingSoon'],
    ['NowShowing', 'ComingSoon'],
    ['NowShowing', 'ComingSoon', 'AdvanceBooking'],
  ])
})

it('a film list of less than one film is refused', async () => {
  contentFolder.problems.length = 0
  contentFolder.write(
    'pages/bounds.yaml',
    'url: /bounds/\nname: Bounds\nrows: [{ elements: [{ films: { maximum: 0 } }] }]\n',
  )
  expect(await page('/bounds/')).toBeUndefined()
  expect(contentFolder.problems.join('\n')).toMatch(/films\/maximum/)
  contentFolder.remove('pages/bounds.yaml')
})

describe('the id of an element', () => {
  const films = (id: string) => `rows: [{ elements: [{ ${id}films: { sponsored: [louder] } }] }]\n`

  it('is unique among all pages, so that it identifies sponsored films', async () => {
    contentFolder.write('pages/first.yaml', `url: /first/\nname: First\n${films('')}`)
    contentFolder.write('pages/second.yaml', `url: /second/\nname: Second\n${films('')}`)
    const sponsored = (await contentFolder.library.snapshot()).languages.get('en')?.sponsoredFilms
    expect(sponsored).toContainEqual({ componentId: 'first-r1c1e1', filmId: 'HO00000105' })
    expect(sponsored).toContainEqual({ componentId: 'second-r1c1e1', filmId: 'HO00000105' })
  })

  it('is reported if two pages use it, of which the second keeps its last version', async () => {
    contentFolder.problems.length = 0
    contentFolder.write('pages/first.yaml', `url: /first/\nname: First\n${films('id: films, ')}`)
    contentFolder.write('pages/second.yaml', `url: /second/\nname: Twice\n${films('id: films, ')}`)
    expect((await page('/second/'))?.name).toBe('Second')
    const problem = 'pages/second.yaml: the id films is used in pages/first.yaml as well'
    expect(contentFolder.problems.filter((reported) => reported.includes('second'))).toContain(problem)
  })
})
