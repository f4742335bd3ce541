import fc from 'fast-check'
import { auditTheme } from './audit.ts'
import { wholeTheme } from './corpus/whole-theme.ts'
import { putAt } from './configuration/value-at.ts'
import { checkTheme, readTheme } from './parse-theme.ts'

type Issue = ReturnType<typeof checkTheme>[number]

/** A theme with what is advised put in place of what was found; without it where nothing is advised. */
function following(theme: unknown, issues: readonly Issue[]): unknown {
  const copy = structuredClone(theme) as Record<string, unknown>
  for (const { path, nearest } of issues) putAt(copy, path.match(/[^.[\]]+/g) ?? [], nearest ?? undefined)
  return JSON.parse(JSON.stringify(copy)) as unknown
}

const hex = (digits: number) =>
  fc.integer({ min: 0, max: 16 ** digits - 1 }).map((value) => `#${value.toString(16).padStart(digits, '0')}`)
const rightColor = fc.oneof({ weight: 6, arbitrary: hex(6) }, { weight: 1, arbitrary: hex(8) })
/** Now and then a color with a digit too few, without its mark, or by a misspelt name. */
const color = fc.oneof(
  { weight: 8, arbitrary: rightColor },
  { weight: 1, arbitrary: hex(5) },
  { weight: 1, arbitrary: hex(6).map((value) => value.slice(1)) },
  { weight: 1, arbitrary: fc.constantFrom('crimsom', 'nayy', 'whit', 'yelow', 'drakgreen') },
)
const some = (names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, color])), { requiredKeys: [] })
const scheme = fc.record(
  {
    primary: color,
    secondary: color,
    accent: color,
    border: color,
    buttons: some(['text']),
    background: some(['default', 'surface', 'sunken', 'header']),
    typography: some(['primary', 'secondary']),
    notification: some(['error', 'warning', 'success']),
    seats: some(['standard', 'premier', 'selected', 'floor']),
  },
  { requiredKeys: ['primary'] },
)
const theme = fc
  .record({ light: scheme, dark: scheme, isDark: fc.boolean(), hasPictures: fc.boolean() })
  .map(({ light, dark, isDark, hasPictures }) => ({
    ...wholeTheme,
    modes: [
      { type: 'Light', isDefault: !isDark, colorScheme: light },
      { type: 'Dark', isDefault: isDark, colorScheme: dark },
    ],
    assets: { ...wholeTheme.assets, ...(hasPictures ? {} : { backgroundImages: {} }) },
  }))

const options = { numRuns: 200, seed: 20_261_122 }

test('a theme in which everything that is advised stands passes, whatever was wrong with it', () => {
  fc.assert(
    fc.property(theme, (given) => {
      expect(checkTheme(following(given, checkTheme(given)))).toEqual([])
    }),
    options,
  )
})

test('what passes reads at every level', () => {
  fc.assert(
    fc.property(theme, (given) => {
      const mended = readTheme(following(given, checkTheme(given)))
      expect(auditTheme(mended).flatMap(({ pairs }) => pairs.filter(({ passes }) => !passes))).toEqual([])
    }),
    { ...options, numRuns: 60 },
  )
})
