import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { leftOutImports, replacedFiles } from './replaced-files.ts'

const mui = dirname(require.resolve('@mui/material/package.json'))
const list = (...options: string[]) =>
  JSON.parse(
    execFileSync(process.execPath, [join(__dirname, 'list-modules.mjs'), ...options], { encoding: 'utf8' }),
  ) as string[]

test('MUI has every file that a build replaces, where it was', () => {
  for (const file of Object.keys(replacedFiles))
    expect([file, existsSync(join(mui, file))]).toEqual([file, true])
})

test.each(Object.entries(leftOutImports))('%s imports what a build leaves out', (file, imports) => {
  const text = readFileSync(join(mui, file), 'utf8')
  for (const imported of imports) expect(text).toContain(`from "${imported}"`)
})

test('a build has neither what makes themes nor ripples, the circle, glyphs and page-wide rules; without the plugin it has them', () => {
  const heavy =
    /^(styles\/create(Theme|ThemeNoVars|Palette|Typography|ThemeWithVars)|ButtonBase\/Ripple|CircularProgress\/|GlobalStyles\/|SvgIcon\/)/
  expect(list().filter((file) => heavy.test(file)).length).toBeGreaterThan(5)
  expect(list('--static').filter((file) => heavy.test(file))).toEqual([])
}, 60_000)
