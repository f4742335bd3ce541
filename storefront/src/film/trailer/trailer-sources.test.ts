import { getLoop, getTrailerSources } from './trailer-sources.ts'

describe('trailers', () => {
  it('are the addresses that can be played, each once', () => {
    const film = {
      trailerUrl: '/media/trailers/ninth-floor.mp4',
      trailers: [
        { provider: 'Foyer', uri: '/media/trailers/ninth-floor.mp4' },
        { provider: 'Foyer', uri: '/media/trailers/ninth-floor-low.MP4?v=2' },
        { provider: 'Foyer', uri: '/media/trailers/ninth-floor.webm' },
        { provider: 'Elsewhere', uri: 'https://video.example/watch?v=1' },
      ],
    }
    expect(getTrailerSources(film, 'https://media.example/')).toEqual([
      { src: 'https://media.example/media/trailers/ninth-floor.mp4', type: 'video/mp4' },
      { src: 'https://media.example/media/trailers/ninth-floor-low.MP4?v=2', type: 'video/mp4' },
    ])
  })

  it('come from the stream first, with the file to fall back on', () => {
    const trailers = [
      { provider: 'Foyer', uri: '/media/trailers/ninth-floor.mp4' },
      { provider: 'Foyer', uri: '/media/trailers/ninth-floor/master.m3u8' },
    ]
    expect(getTrailerSources({ trailerUrl: trailers[0]?.uri ?? null, trailers }, '/')).toEqual([
      { src: '/media/trailers/ninth-floor/master.m3u8', type: 'application/vnd.apple.mpegurl' },
      { src: '/media/trailers/ninth-floor.mp4', type: 'video/mp4' },
    ])
  })

  it('are none for a film without one', () => {
    expect(getTrailerSources({ trailerUrl: null, trailers: [] }, '/')).toEqual([])
  })
})

test('the film behind a hero is a file of MP4 or none', () => {
  const at = (loopUri: string | undefined) =>
    getLoop({ presentation: { loopUri } } as Parameters<typeof getLoop>[0], 'https://media.example/')
  expect(at('/media/loop.mp4')).toBe('https://media.example/media/loop.mp4')
  expect(at('https://cdn.example/loop.MP4?v=2')).toBe('https://cdn.example/loop.MP4?v=2')
  for (const other of [undefined, '', '/media/loop.m3u8', 'https://video.example/watch?v=1'])
    expect(at(other)).toBeUndefined()
  expect(getLoop({}, 'https://media.example/')).toBeUndefined()
})
