import { Routes } from './routes.ts'

const options = { pages: {}, origin: 'https://halcyon.example', mediaBase: '/', isSeatFirst: false }

describe('the addresses of pictures', () => {
  it('carry the version of the pictures, so that a browser may keep them for ever', () => {
    const routes = new Routes({ ...options, mediaVersion: '1f' })
    expect(routes.media('FilmPosterGraphic', 'HO1')).toBe('/media/entity/get/FilmPosterGraphic/HO1?v=1f')
    expect(routes.media('FilmBackdrop', 'HO1', { width: 160, height: 50 })).toBe(
      '/media/entity/get/FilmBackdrop/HO1?v=1f&width=160&height=50',
    )
  })

  it('are plain where their server names no version', () => {
    const routes = new Routes({ ...options, mediaBase: 'https://cdn.example/shop/' })
    expect(routes.media('FilmPosterGraphic', 'HO 1', {})).toBe(
      'https://cdn.example/shop/media/entity/get/FilmPosterGraphic/HO%201',
    )
  })
})
