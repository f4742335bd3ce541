import { getApcaContrast } from './apca.ts'

// The vectors that its authors publish.
test.each([
  ['#888888', '#ffffff', 63.056469930209424],
  ['#ffffff', '#888888', -68.54146436644962],
  ['#000000', '#aaaaaa', 58.146262578561334],
  ['#aaaaaa', '#000000', -56.24113336839742],
  ['#112233', '#ddeeff', 91.66830811481631],
  ['#ddeeff', '#112233', -93.06770049484275],
])('%s on %s has an Lc of %f', (text, ground, lc) => {
  expect(getApcaContrast(text, ground)).toBeCloseTo(lc, 6)
})

test('a colour on itself has none', () => {
  expect(getApcaContrast('#7b2ff7', '#7b2ff7')).toBe(0)
})
