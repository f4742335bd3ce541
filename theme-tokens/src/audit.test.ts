import halcyon from '../../brands/halcyon/theme.json'
import { auditPairs, auditTheme } from './audit.ts'
import { contrast } from './colour.ts'
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
    expect(contrast(high.onPrimary, high.primary)).toBeGreaterThanOrEqual(7)
  })

  test('a fill that hardly differs from the grounds gets a border of ink', () => {
    const { Light, Dark } = parseTheme(halcyon).modes
    expect(Light?.primaryEdge).toBe(Light?.ink)
    expect(Dark?.primaryEdge).toBe(Dark?.primary)
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
