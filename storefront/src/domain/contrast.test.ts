import { getContrastRatio } from '@foyer/theme-tokens/values/color'
import { getContrast } from './contrast.ts'

it.each([
  ['#000000', '#ffffff'],
  ['#ffb224', '#f3c81c'],
  ['#6a3de8', '#07111a'],
  ['#123456', '#123456'],
])('is the contrast that themes are checked by: %s on %s', (one, other) => {
  expect(getContrast(one, other)).toBeCloseTo(getContrastRatio(one, other), 2)
})
