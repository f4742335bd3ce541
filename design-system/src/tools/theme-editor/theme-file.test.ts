import { parseTheme, readTheme } from '@foyer/theme-tokens/parse-theme'
import halcyon from '../../../../brands/halcyon/theme.json'
import kite from '../../../../brands/kite/theme.json'
import { applyChange, createHistory } from './draft.ts'
import { getFileName, openTheme, toTokens } from './theme-file.ts'

const opened = async (content: unknown, present: object = kite) => {
  const result = await openTheme(JSON.stringify(content), present as Record<string, unknown>)
  if ('issues' in result) throw new Error(result.issues.map(({ needed }) => needed).join())
  return result.draft
}
const faults = async (text: string) => {
  const result = await openTheme(text, kite)
  return 'issues' in result ? result.issues : []
}

test('a theme comes back from its design tokens as it went out', async () => {
  const draft = await opened(await toTokens(halcyon))
  expect(readTheme(draft)).toEqual(readTheme(halcyon))
})

test('a theme.json is opened as it is, and undo brings back the theme before it', async () => {
  const draft = await opened(halcyon)
  expect(draft).toEqual(halcyon)
  const history = applyChange(createHistory(kite), { kind: 'load', draft })
  expect(applyChange(history, { kind: 'undo' }).present).toBe(kite)
})

test('tokens of another tool are laid over the theme that is open', async () => {
  const { theme } = (await toTokens(kite)) as {
    theme: Record<string, Record<string, { $type: string; $value: unknown }>>
  }
  const [mode = ''] = Object.keys(theme).filter((name) => /light/i.test(name))
  const primary = theme[mode]?.['primary']
  expect(primary?.$type).toBe('color')
  const draft = await opened({
    theme: {
      [mode]: {
        primary: {
          $type: 'color',
          $value: { colorSpace: 'srgb', components: [0, 0.4, 0.8], hex: '#0066cc' },
        },
      },
    },
  })
  expect(parseTheme(draft).modes.Light?.brand).toBe('#0066cc')
  expect(parseTheme(draft).name).toBe(kite.name)
})

test.each([
  ['{ "modes": [', /JSON/],
  ['[]', /theme\.json, or design tokens/],
  ['"#ff0000"', /theme\.json, or design tokens/],
  ['{ "name": "x" }', /theme\.json, or design tokens/],
])('%s is no theme, and it is said what is needed', async (text, needed) => {
  const [issue] = await faults(text)
  expect(issue?.needed).toMatch(needed)
})

test('a token of the wrong kind is named with its place', async () => {
  const tokens = structuredClone(await toTokens(halcyon)) as { theme: Record<string, unknown> }
  const breakFirst = (group: Record<string, unknown>): boolean =>
    Object.values(group).some((each) => {
      if (typeof each !== 'object' || each === null) return false
      if (!('$value' in each)) return breakFirst(each as Record<string, unknown>)
      each.$value = 'reddish'
      return true
    })
  breakFirst(tokens.theme)
  const [issue] = await faults(JSON.stringify(tokens))
  expect(issue?.path).toMatch(/^theme\./)
  expect(issue?.found).toContain('reddish')
})

test.each([
  [{ name: 'The Orpheum' }, 'the-orpheum.tokens.json'],
  [{ name: '…' }, 'theme.tokens.json'],
  [{}, 'theme.tokens.json'],
])('%j goes out as %s', (draft, name) => {
  expect(getFileName(draft, 'tokens.json')).toBe(name)
})
