import { readPreviewedShapes } from './previewed-shapes.ts'

const cookie = (value: unknown) =>
  `foyer-mode=Dark; foyer-shapes=${encodeURIComponent(JSON.stringify(value))}`

test('the shapes of the theme editor are those of its cookie, the others by default', () => {
  expect(readPreviewedShapes(cookie({ footer: 'Band', filmList: 'Tiles' }))).toEqual({
    footer: 'Band',
    filmList: 'Tiles',
    eventCard: 'Stub',
    pageHead: 'Plain',
    consent: 'Bar',
  })
})

test.each([undefined, 'foyer-mode=Dark', 'foyer-shapes=%7B', cookie(null), cookie({ footer: 'Pillar' })])(
  'anything else previews nothing: %s',
  (header) => {
    expect(readPreviewedShapes(header)).toBeNull()
  },
)
