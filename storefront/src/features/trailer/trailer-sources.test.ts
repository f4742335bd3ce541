import { trailerSources } from './trailer-sources.ts'

describe('trailers', () => {
  it('are the files that a browser plays by itself, each once', () => {
    const film = {
      trailerUrl: '/media/trailers/ninth-floor.mp4',
      trailers: [
        { provider: 'Foyer', uri: '/media/trailers/ninth-floor.mp4' },
        { provider: 'Foyer', uri: '/media/trailers/ninth-floor.webm?v=2' },
        { provider: 'Elsewhere', uri: 'https://video.example/watch?v=1' },
      ],
    }
    expect(trailerSources(film)).toEqual([
      { src: '/media/trailers/ninth-floor.mp4', type: 'video/mp4' },
      { src: '/media/trailers/ninth-floor.webm?v=2', type: 'video/webm' },
    ])
  })

  it('are none for a film without one', () => {
    expect(trailerSources({ trailerUrl: null, trailers: [] })).toEqual([])
  })
})
