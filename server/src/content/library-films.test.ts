import { createBilingualFolder } from './testing/content-folder.ts'

const contentFolder = createBilingualFolder()
const { page } = contentFolder

describe('the content library', () => {
  it('passes on the film picture of a hero slide', async () => {
    contentFolder.write(
      'pages/tart.yaml',
      'url: /tart/\nname: Tart\nhero: [{ film: louder, picture: Advertisement }, { film: louder }]\n',
    )
    const items = (await page('/tart/'))?.components.heroCarousel?.items
    expect(items).toMatchObject([{ media: 'FilmAdvertising' }, { type: 'film' }])
    expect(items?.[1]).not.toHaveProperty('media')
  })

  it('adds what an editor writes for a film to the film’s own page', async () => {
    const rows = 'rows: [{ elements: [{ headline: Seen twice }] }]'
    const about = 'type: FilmDetails\nfilm: louder\nname: Louder\nseo: { noIndex: true }'
    contentFolder.write('pages/louder.yaml', `${about}\n${rows}\n`)
    const { filmId, catalogue } = contentFolder.context
    const film = catalogue.films.get(filmId('louder'))?.wire
    const { languages } = await contentFolder.library.snapshot()
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
    contentFolder.remove('pages/louder.yaml')
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
