import { readTheme, parseTheme } from './parse-theme.ts'
import { listChosenValues } from './chosen-values.ts'
import { createComponentRules } from './component-css.ts'
import { componentProperties } from './configuration/component-styles.ts'
import { editWholeTheme } from './corpus/whole-theme.ts'
import { brokenThemes } from './corpus/broken-themes.ts'
import { createPropertiesCss } from './css.ts'
import { exportTokens } from './design-tokens/export.ts'
import { importTokens } from './design-tokens/import.ts'

const components = {
  MuiButton: {
    root: { borderRadius: 0, paddingInline: 24, minBlockSize: '3rem' },
    contained: { textTransform: 'uppercase', letterSpacing: '0.08em', fontWeight: 500 },
  },
  MuiAccordion: { root: { borderColor: 'var(--foyer-border)' } },
} as const
const json = editWholeTheme([['components', components]])

test('are rules of the sheet, whose selectors outweigh one class and no state', () => {
  expect(createComponentRules(components)).toEqual([
    'html .MuiButton-root{border-radius:0;padding-inline:24px;min-block-size:3rem}',
    'html .MuiButton-contained{text-transform:uppercase;letter-spacing:0.08em;font-weight:500}',
    'html .MuiAccordion-root{border-color:var(--foyer-border)}',
  ])
  const css = createPropertiesCss(parseTheme(json))
  for (const rule of createComponentRules(components)) expect(css).toContain(rule)
})

test('add nothing to the sheet of a brand that has none', () => {
  expect(createPropertiesCss(parseTheme(editWholeTheme([])))).not.toContain('.Mui')
})

test('count as chosen values, of which a brand has at most sixteen', () => {
  const paths = listChosenValues(readTheme(json)).map(({ path }) => path)
  expect(paths.filter((path) => path.startsWith('components.'))).toHaveLength(7)
})

test('go through design tokens as they are: the format has no type for them', () => {
  const { theme, ignored } = importTokens(exportTokens(readTheme(json)))
  expect(theme).toMatchObject({ components })
  expect(ignored).toEqual([])
})

test('take no property that could hide a part, or write in a color that nobody checked', () => {
  for (const name of ['color', 'background', 'backgroundImage', 'content', 'display', 'opacity', 'position'])
    expect(componentProperties).not.toContain(name)
})

test('a broken one never reaches a sheet', () => {
  const broken = brokenThemes.filter(([path]) => path.startsWith('components'))
  expect(broken.length).toBeGreaterThan(30)
  for (const [path, value] of broken) expect(() => parseTheme(editWholeTheme([[path, value]]))).toThrow()
})

test('a faulty style is told beside what else is wrong with a theme', () => {
  expect(() =>
    parseTheme(
      editWholeTheme([
        ['name', ''],
        ['components', { MuiButton: { contained: { textTransform: 'loud' } } }],
      ]),
    ),
  ).toThrow(/name[\s\S]*components\.MuiButton\.contained\.textTransform/)
})
