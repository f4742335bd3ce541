import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { auditTheme } from '../audit.ts'
import { ConfigurationError, describeIssue } from '../configuration/configuration-error.ts'
import { createPropertiesCss } from '../css.ts'
import { checkTheme, parseTheme, readTheme } from '../parse-theme.ts'
import { brokenThemes } from './broken-themes.ts'
import { goodThemes } from './good-themes.ts'
import { editWholeTheme } from './whole-theme.ts'

const shown = (value: unknown) =>
  value === undefined ? 'nothing' : (JSON.stringify(value) ?? '').slice(0, 40)

describe('a broken theme', () => {
  test.each(brokenThemes.map((broken) => [broken[0], shown(broken[1]), broken] as const))(
    '%s of %s is refused, and the issue says why',
    (_path, _value, [path, value, says, at = path]) => {
      const json = editWholeTheme([[path, value]])
      const issues = checkTheme(json)
      const issue = issues.find((each) => each.path === at)
      expect(issue && describeIssue(issue)).toContain(says)
      expect(issue?.found).not.toBe('')
      expect(() => parseTheme(json)).toThrow('Some configuration settings are invalid')
    },
  )

  test('there are enough of them, no two alike', () => {
    expect(brokenThemes.length).toBeGreaterThanOrEqual(200)
    expect(new Set(brokenThemes.map(([path, value]) => `${path} ${shown(value)}`)).size).toBe(
      brokenThemes.length,
    )
  })

  test('throws everything that is wrong at once', () => {
    const json = editWholeTheme([
      ['name', ''],
      ['radiusStyle', 'Squircle'],
      ['modes[1].type', 'Sepia'],
    ])
    expect(() => parseTheme(json)).toThrow(ConfigurationError)
    expect(checkTheme(json).map(({ path }) => path)).toEqual(['name', 'modes[1].type', 'radiusStyle'])
  })

  test.each([null, [], 'dark', 3, undefined])('%p is no theme', (json) => {
    expect(() => parseTheme(json)).toThrow('needed an object')
  })

  test('changes nothing outside itself', () => {
    checkTheme(JSON.parse('{"__proto__":{"polluted":true},"modes":[{"__proto__":{"polluted":true}}]}'))
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

describe('the nearest colour that passes', () => {
  test.each([
    ['modes[0].colorScheme.primary', 'crimsom', '#dc143c'],
    ['modes[0].colorScheme.primary', 'Dark Blue', '#00008b'],
    ['modes[0].colorScheme.primary', '1d5fd0', '#1d5fd0'],
    ['modes[0].colorScheme.primary', '#1d5fd', '#1d5fd0'],
    ['modes[0].colorScheme.primary', '#1d5fd0f', '#1d5fd0'],
    ['modes[0].colorScheme.primary', 'hsl(210 100% 40%)', '#0066cc'],
    ['modes[0].colorScheme.primary', 'qqqqqqqqqq', null],
    ['modes[0].colorScheme.buttons.text', '#8fb4f0', '#d3e4ff'],
    // The whole theme has a picture behind its page: the color reads over the darkest that shows of it, too.
    ['modes[0].colorScheme.typography.primary', '#aaa', '#656565'],
    // Black would be read on #959595; what this theme writes in is read from here on, over its picture, too.
    ['modes[0].colorScheme.background.default', '#777777', '#eaeaea'],
    ['modes[0].colorScheme.background.default', 'nayy', '#e0eaff'],
    ['modes[0].colorScheme.typography.primary', 'yelow', '#686800'],
  ])('%s of %s: %s', (path, value, nearest) => {
    const [issue] = checkTheme(editWholeTheme([[path, value]]))
    expect(issue?.nearest).toBe(nearest)
    // It does pass, when it is what is put there.
    if (nearest !== null) expect(checkTheme(editWholeTheme([[path, nearest]]))).toEqual([])
  })
})

describe('a ground from which others are derived', () => {
  const alone = (type: string, ground: string) =>
    editWholeTheme([
      [
        'modes',
        [{ isDefault: true, type, colorScheme: { primary: '#1d5fd0', background: { default: ground } } }],
      ],
    ])

  test.each([
    ['Dark', '#595959'],
    ['Dark', '#5c4646'],
    ['Light', '#959595'],
    ['Light', '#777777'],
    ['Dark', '#ffffff'],
  ])(
    '%s %s is refused where text cannot be read on those; what is advised reads at every level',
    (type, ground) => {
      const [issue, ...more] = checkTheme(alone(type, ground))
      expect(more).toEqual([])
      expect(issue).toMatchObject({ path: 'modes[0].colorScheme.background.default' })
      expect(issue?.needed).toContain('and on what is derived from it')
      const better = readTheme(alone(type, issue?.nearest ?? ''))
      expect(auditTheme(better).flatMap(({ pairs }) => pairs.filter(({ passes }) => !passes))).toEqual([])
    },
  )

  test('a fault of the theme that shows when another is mended is said with it', () => {
    const issues = checkTheme(
      editWholeTheme([
        ['modes[0].colorScheme.primary', 'yelow'],
        ['modes[0].colorScheme.background.default', '#777777'],
        ['modes[0].colorScheme.typography.secondary', '#dddddd'],
      ]),
    )
    expect(issues.map(({ path }) => path.replace('modes[0].colorScheme.', ''))).toEqual([
      'primary',
      'background.default',
      'typography.secondary',
      'buttons.text',
    ])
  })

  test('names the derived ground and what it reaches', () => {
    expect(checkTheme(alone('Dark', '#595959'))[0]?.found).toMatch(
      /#595959.*the surface derived from it is #[0-9a-f]{6}, [0-6]\.\d\d:1/,
    )
  })
})

describe('a good theme', () => {
  test.each(goodThemes.map(([what, ...edits]) => [what, edits] as const))(
    'is taken, and reads: %s',
    (_what, edits) => {
      const json = editWholeTheme(edits)
      expect(checkTheme(json)).toEqual([])
      const failing = auditTheme(readTheme(json)).flatMap(({ mode, level, pairs }) =>
        pairs.filter(({ passes }) => !passes).map(({ name, ratio }) => [mode, level, name, ratio]),
      )
      expect(failing).toEqual([])
      expect(createPropertiesCss(parseTheme(json))).not.toMatch(/undefined|NaN|null/)
    },
  )

  test('there are enough of them', () => {
    expect(goodThemes.length).toBeGreaterThanOrEqual(50)
  })

  const brands = join(__dirname, '..', '..', '..', 'brands')
  test.each(
    readdirSync(brands, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
      .map(({ name }) => name),
  )('the brand %s is one', (name) => {
    expect(checkTheme(JSON.parse(readFileSync(join(brands, name, 'theme.json'), 'utf8')))).toEqual([])
  })
})
