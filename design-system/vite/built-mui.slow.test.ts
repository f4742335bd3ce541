import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const list = (...options: string[]) =>
  JSON.parse(
    execFileSync(process.execPath, [join(__dirname, 'list-modules.mjs'), ...options], { encoding: 'utf8' }),
  ) as string[]

test('a build has neither what makes themes nor ripples, the circle, glyphs and page-wide rules; without the plugin it has them', () => {
  const heavy =
    /^(styles\/create(Theme|ThemeNoVars|Palette|Typography|ThemeWithVars)|ButtonBase\/Ripple|CircularProgress\/|GlobalStyles\/|SvgIcon\/)/
  expect(list().filter((file) => heavy.test(file)).length).toBeGreaterThan(5)
  expect(list('--static').filter((file) => heavy.test(file))).toEqual([])
}, 60_000)
