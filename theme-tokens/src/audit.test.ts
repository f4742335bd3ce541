import halcyon from '../../brands/halcyon/theme.json'
import { auditPairs, auditTheme, isBrandPainted } from './audit.ts'
import { getContrastRatio, mix } from './values/color.ts'
import { contrastLevels, contrastTargets } from './contrast-levels.ts'
import { parseTheme, readTheme } from './parse-theme.ts'
import type { ModeTokens } from './theme-model.ts'

const theme = readTheme(halcyon)

test('every pair of both modes passes at every level', () => {
  const audits = auditTheme(theme)
  expect(audits.map(({ mode, level }) => `${mode} ${level}`)).toEqual([
    'Dark Normal',
    'Light Normal',
    'Dark Medium',
    'Light Medium',
    'Dark High',
    'Light High',
  ])
  for (const { pairs, keepsBrand } of audits) {
    expect(keepsBrand).toBe(true)
    expect(pairs.filter(({ passes }) => !passes)).toEqual([])
    expect(pairs.length).toBeGreaterThan(50)
  }
})

test('a pair that does not reach its target is said to fail', () => {
  const tokens = parseTheme(halcyon).modes.Light as ModeTokens
  const spoilt = auditPairs({ ...tokens, muted: '#aaaaaa' }, 'Normal').filter(({ passes }) => !passes)
  expect(spoilt.map(({ name }) => name)).toEqual([
    'muted on bg',
    'muted on surface',
    'muted on surface2',
    'muted on seats.floor',
    'muted on seats.band',
    'muted on errorGround',
    'muted on warningGround',
  ])
  expect(spoilt[0]).toMatchObject({ kind: 'text', target: 4.5, foreground: '#aaaaaa' })
})

test('a colour that had to move says how far', () => {
  const [light] = auditTheme(
    readTheme({
      ...halcyon,
      modes: [{ type: 'Light', isDefault: true, colorScheme: { primary: '#ffb224' } }],
    }),
    ['Normal'],
  )
  const inks = Object.fromEntries((light?.inks ?? []).map((ink) => [ink.name, ink]))
  expect(inks['ink']).toMatchObject({ wanted: '#ffb224' })
  expect(inks['ink']?.drift).toBeGreaterThan(20)
  expect(inks['primary']).toMatchObject({ wanted: '#ffb224', shown: '#ffb224', drift: 0 })
})

describe('levels of contrast', () => {
  test('are 4.5 and 3, 5.5 and 3.5, 7 and 4.5', () => {
    expect(contrastLevels.map((level) => contrastTargets[level])).toEqual([
      { text: 4.5, control: 3 },
      { text: 5.5, control: 3.5 },
      { text: 7, control: 4.5 },
    ])
  })

  const grey = (level: (typeof contrastLevels)[number]) =>
    parseTheme(
      { ...halcyon, modes: [{ type: 'Light', isDefault: true, colorScheme: { primary: '#7a7a7a' } }] },
      level,
    ).modes.Light as ModeTokens

  test('a colour on which no text reaches 7:1 stays on bands, and controls take the nearest shade', () => {
    expect(grey('Normal')).toMatchObject({ brand: '#7a7a7a', primary: '#7a7a7a' })
    const high = grey('High')
    expect(high.brand).toBe('#7a7a7a')
    expect(high.primary).not.toBe('#7a7a7a')
    expect(getContrastRatio(high.onPrimary, high.primary)).toBeGreaterThanOrEqual(7)
  })

  test('a fill that hardly differs from the grounds gets a border of ink', () => {
    const { Light, Dark } = parseTheme(halcyon).modes
    expect(Light?.primaryEdge).toBe(Light?.ink)
    expect(Dark?.primaryEdge).toBe(Dark?.primary)
  })
})

describe('the ground of what is pressed', () => {
  test.each([
    ['Dark', 'ffb224', '231f18'],
    ['Light', '855600', 'efeade'],
  ] as const)('is a tenth of the ink on the page in %s mode', (mode, accent, ground) => {
    expect(parseTheme(halcyon).modes[mode]).toMatchObject({ ink: `#${accent}`, pressed: `#${ground}` })
  })

  test('is paler where the ink would not be read on a tenth of itself, and the page where no share would do', () => {
    const pressed = (level: (typeof contrastLevels)[number]) => {
      const { Light } = parseTheme(halcyon, level).modes
      if (!Light) throw new Error('no Light mode')
      return { ...Light, full: mix(Light.bg, Light.ink, 0.1), fewer: mix(Light.bg, Light.ink, 0.06) }
    }
    const high = pressed('High')
    expect(getContrastRatio(high.ink, high.full)).toBeLessThan(7)
    expect(high.pressed).toBe(high.fewer)
    expect(getContrastRatio(high.ink, high.pressed)).toBeGreaterThanOrEqual(7)
    expect(pressed('Normal').pressed).toBe(pressed('Normal').full)
  })

  test('is among what the audit measures', () => {
    const tokens = parseTheme(halcyon).modes.Light as ModeTokens
    const spoilt = auditPairs({ ...tokens, pressed: tokens.ink }, 'Normal').filter(({ passes }) => !passes)
    expect(spoilt.map(({ name, kind }) => [name, kind])).toEqual([['ink on pressed', 'text']])
  })
})

describe('the ground of a message that its severity tints', () => {
  const grounds = [
    ['error', 'errorGround'],
    ['warning', 'warningGround'],
  ] as const

  test.each(grounds)('is the surface with a share of the colour of %s', (color, ground) => {
    for (const tokens of Object.values(parseTheme(halcyon).modes))
      expect(tokens[ground]).toBe(mix(tokens.surface, tokens[color], 0.14))
  })

  test.each(grounds)('leaves legible what stands on it at every level: %s', (color, ground) => {
    for (const level of contrastLevels)
      for (const tokens of Object.values(parseTheme(halcyon, level).modes)) {
        const names = auditPairs(tokens, level).filter(({ name }) => name.endsWith(` on ${ground}`))
        expect(names.map(({ name }) => name.split(' ')[0])).toEqual(
          expect.arrayContaining(['text', 'muted', 'ink', color, 'primaryEdge']),
        )
        expect(names.filter(({ passes }) => !passes)).toEqual([])
      }
  })
})

test('APCA advises on what is read, and fails nothing', () => {
  const pairs = auditTheme(readTheme(halcyon), ['Normal']).flatMap((audit) => audit.pairs)
  for (const { kind, lc } of pairs) expect(lc === null).toBe(kind === 'control')
  const advised = pairs.filter(({ isAdvisedAgainst }) => isAdvisedAgainst)
  expect(advised.length).toBeGreaterThan(0)
  for (const { lc, passes } of advised) {
    expect(lc).toBeLessThan(60)
    expect(passes).toBe(true)
  }
})

test('the numbers of premier seats are read on those seats, not on the standard ones', () => {
  const { Light } = parseTheme({
    ...halcyon,
    modes: [
      {
        type: 'Light',
        isDefault: true,
        colorScheme: { primary: '#1d5fd0', secondary: '#1a1a1a', seats: { standard: '#8f8f8f' } },
      },
    ],
  }).modes
  if (!Light) throw new Error('no Light mode')
  expect(getContrastRatio(Light.seats.onSeat, Light.seats.premier)).toBeLessThan(2)
  const numbers = auditPairs(Light, 'Normal').filter(({ name }) => /^seats\.on(Seat|Premier) on/.test(name))
  expect(numbers.map(({ name, kind, passes }) => [name, kind, passes])).toEqual([
    ['seats.onSeat on seats.seat', 'text', true],
    ['seats.onPremier on seats.premier', 'text', true],
  ])
})

test('the brand is gone when no declaration paints it, whatever the tokens say', () => {
  const parsed = parseTheme(halcyon)
  const { Dark } = parsed.modes
  if (!Dark) throw new Error('no Dark mode')
  expect(isBrandPainted(parsed, Dark, '#ffb224')).toBe(true)
  expect(isBrandPainted(parsed, { ...Dark, primary: '#ffffff' }, '#ffb224')).toBe(true)
  expect(isBrandPainted(parsed, { ...Dark, primary: '#ffffff', brand: '#ffffff' }, '#ffb224')).toBe(false)
})

test.each([
  ['outlined', { isFilled: false }],
  ['of the second palette', { isFilled: true, colorPalette: 'Secondary' }],
])('where primary buttons are %s the brand colour is the line below the header, or gone', (_what, style) => {
  const parsed = parseTheme({ ...halcyon, buttons: [{ type: 'Primary', ...style }] })
  const { Dark } = parsed.modes
  if (!Dark) throw new Error('no Dark mode')
  expect(Dark.primary).toBe('#ffb224')
  expect(isBrandPainted(parsed, Dark, '#ffb224')).toBe(true)
  expect(isBrandPainted(parsed, { ...Dark, brand: '#ffffff' }, '#ffb224')).toBe(false)
})

test('drift is said of the words chosen for primary buttons, where a level needs others', () => {
  const scheme = { primary: '#1d5fd0', buttons: { text: '#eef4ff' } }
  const chosen = readTheme({ ...halcyon, modes: [{ type: 'Light', isDefault: true, colorScheme: scheme }] })
  const drifts = auditTheme(chosen, ['Normal', 'High']).map(({ inks }) =>
    inks.find(({ name }) => name === 'buttons.text'),
  )
  expect(drifts[0]).toMatchObject({ wanted: '#eef4ff', shown: '#eef4ff', drift: 0 })
  expect(drifts[1]?.drift).toBeGreaterThan(0)
})

test('drift is said of what is chosen for the header, the seats and the attributes, too', () => {
  const [light] = auditTheme(
    readTheme({
      ...halcyon,
      modes: [
        {
          type: 'Light',
          isDefault: true,
          colorScheme: {
            primary: '#1d5fd0',
            background: { header: '#1d5fd0' },
            heroAttributes: [{ id: 'vast' }, { id: 'deep', color: '#00c2ff' }],
            seats: { standard: '#e8e8e8', premier: '#663399', selected: '#1d5fd0' },
          },
        },
      ],
    }),
    ['Normal'],
  )
  const drifts = Object.fromEntries((light?.inks ?? []).slice(8).map(({ name, drift }) => [name, drift]))
  expect(drifts).toEqual({
    'background.header': 0,
    'seats.standard': expect.any(Number),
    'seats.premier': 0,
    'seats.selected': 0,
    'hero deep': 0,
  })
  expect(drifts['seats.standard']).toBeGreaterThan(10)
})
