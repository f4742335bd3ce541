import {
  deriveShadeAtContrast,
  ColorError,
  getContrastRatio,
  deriveInk,
  deriveOnColor,
  derivePalette,
  parseColorText,
  getPaletteStep,
} from './color.ts'

/** Fixed vectors: a change of these is a change of every brand's look. */
const marigoldSteps = {
  '20': '#ffc368',
  '35': '#ffcf8a',
  '50': '#ffdaa7',
  '65': '#ffe6c3',
  '80': '#fff1dd',
  '-20': '#c08200',
  '-35': '#916100',
  '-50': '#644200',
  '-65': '#3b2500',
  '-80': '#160b00',
}
const seaGreenSteps = {
  '20': '#5bd3b7',
  '35': '#74dec4',
  '50': '#8be9d1',
  '65': '#a1f4de',
  '80': '#b8ffeb',
  '-20': '#00927a',
  '-35': '#006e5b',
  '-50': '#004b3e',
  '-65': '#002b22',
  '-80': '#000e0a',
}

describe('readColor', () => {
  test.each([
    ['#FFB224', '#ffb224'],
    ['#fb2', '#ffbb22'],
    ['#ffb22480', '#ffb22480'],
    ['rgb(255, 178, 36)', '#ffb224'],
    ['rgba(0,0,0,0.5)', '#00000080'],
    ['rebeccapurple', '#663399'],
  ])('re-serialises %s', (given, expected) => {
    expect(parseColorText(given)).toBe(expected)
  })

  test.each([
    '',
    'not-a-colour',
    '#12345',
    'red;}body{display:none',
    'url(https://x)',
    'var(--x)',
    'hsl(0 0% 0%)',
  ])('refuses %p', (given) => {
    expect(() => parseColorText(given)).toThrow(ColorError)
  })
})

describe('palette steps', () => {
  test('move lightness by their share of the way, keep the hue, give up chroma', () => {
    expect(derivePalette('#ffb224')).toEqual(marigoldSteps)
    expect(derivePalette('#2ec4a6')).toEqual(seaGreenSteps)
  })

  test('leave the ends where they are', () => {
    expect(getPaletteStep('#ffffff', 50)).toBe('#ffffff')
    expect(getPaletteStep('#000000', -50)).toBe('#000000')
  })
})

describe('ink', () => {
  test('keeps a colour that passes', () => {
    expect(deriveInk('#ffb224', ['#0b0f17'], 4.5)).toBe('#ffb224')
  })

  test('moves no further than it must', () => {
    const moved = deriveInk('#ffb224', ['#fbfaf7', '#ffffff'], 4.5)
    expect(getContrastRatio(moved, '#fbfaf7')).toBeGreaterThanOrEqual(4.5)
    expect(getContrastRatio(moved, '#fbfaf7')).toBeLessThan(4.7)
  })

  test('reaches 4.5 on a ground for every hue', () => {
    for (let hue = 0; hue < 360; hue += 15) {
      const seed = getPaletteStep(`rgb(${hue % 256}, ${(hue * 7) % 256}, ${(hue * 13) % 256})`, 20)
      for (const ground of ['#0b0f17', '#fbfaf7', '#7a1f2b'])
        expect(getContrastRatio(deriveInk(seed, [ground], 4.5), ground)).toBeGreaterThanOrEqual(4.5)
    }
  })
})

test('text on a fill is the better of white and a tinted near-black', () => {
  expect(deriveOnColor('#7a1f2b', 4.5)).toBe('#ffffff')
  expect(getContrastRatio(deriveOnColor('#ffb224', 4.5), '#ffb224')).toBeGreaterThan(9)
})

test('a colour can be moved to a contrast', () => {
  expect(getContrastRatio(deriveShadeAtContrast('#a6aebd', '#111724', 4), '#111724')).toBeCloseTo(4, 0)
})
