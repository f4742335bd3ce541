import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { auditPairs } from './audit.ts'
import { contrastLevels, contrastTargets } from './contrast-levels.ts'
import { deriveFilmTokens, getFilmLight } from './film-colors.ts'
import { parseFilmColorsKey, toFilmColorsKey, type FilmColors } from './film-colors-key.ts'
import { createFilmCss } from './film-css.ts'
import { readTheme } from './parse-theme.ts'
import { toTheme } from './to-theme.ts'
import { getContrastRatio, getColorDifference, toLch } from './values/color.ts'
import type { ModeType } from './theme-model.ts'

const brands = join(__dirname, '../../brands')
const readJson = (...path: string[]) => JSON.parse(readFileSync(join(brands, ...path), 'utf8')) as unknown
const themes = ['halcyon', 'orpheum', 'kite'].map((name) => ({
  name,
  theme: readTheme(readJson(name, 'theme.json')),
}))
const films = readdirSync(join(brands, 'shared/films'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => readJson('shared/films', file) as { slug: string; hero: FilmColors })
const cases = themes.flatMap(({ name, theme }) =>
  films.map(({ slug, hero }) => ({ name, theme, slug, hero })),
)

const toLevels = (theme: (typeof themes)[number]['theme'], hero: FilmColors) =>
  contrastLevels.map((level) => ({ level, tokens: deriveFilmTokens(theme, hero, level) }))

/** What a sheet declares for an element with this attribute, by its selector. */
const toRules = (css: string) =>
  new Map(
    [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => [selector.trim(), body]),
  )

it('knows the 24 films of three brands', () => {
  expect(cases).toHaveLength(72)
})

it.each(cases)(
  '$slug in $name: text, links, edges, buttons and the ring of the focus reach every level',
  ({ theme, hero }) => {
    for (const { level, tokens } of toLevels(theme, hero)) {
      const failing = auditPairs(tokens, level).filter(
        ({ name, passes }) => !passes && !name.includes('seats.'),
      )
      expect(failing).toEqual([])
      const { text, control } = contrastTargets[level]
      const { bg, surface, surface2, ink, muted } = tokens
      for (const ground of [bg, surface, surface2]) {
        expect(getContrastRatio(tokens.text, ground)).toBeGreaterThanOrEqual(text - 1e-9)
        expect(getContrastRatio(muted, ground)).toBeGreaterThanOrEqual(text - 1e-9)
        // The ink is the color of links and of the ring around what has the focus.
        expect(getContrastRatio(ink, ground)).toBeGreaterThanOrEqual(text - 1e-9)
        expect(getContrastRatio(tokens.fieldBorder, ground)).toBeGreaterThanOrEqual(control - 1e-9)
      }
      expect(getContrastRatio(tokens.onPrimary, tokens.primary)).toBeGreaterThanOrEqual(text - 1e-9)
      expect(getContrastRatio(tokens.primaryEdge, bg)).toBeGreaterThanOrEqual(control - 1e-9)
    }
  },
)

it.each(cases)('$slug in $name keeps its ground, or gives way by what is hardly seen', ({ theme, hero }) => {
  const { bg } = deriveFilmTokens(theme, hero, 'Normal')
  expect(getColorDifference(bg, hero.ground)).toBeLessThan(9)
})

it('turns to the film’s own colours a button that would be lost: marigold on yellow', () => {
  const [{ theme }] = themes as [(typeof themes)[number]]
  const louder = films.find(({ slug }) => slug === 'louder')?.hero as FilmColors
  const ninth = films.find(({ slug }) => slug === 'ninth-floor')?.hero as FilmColors
  expect(deriveFilmTokens(theme, louder, 'Normal').brand).toBe(louder.on)
  expect(deriveFilmTokens(theme, ninth, 'Normal').brand).toBe('#ffb224')
})

const lights = cases.flatMap(({ name, theme, slug, hero }) =>
  (['Light', 'Dark'] as const satisfies ModeType[]).map((mode) => ({ name, theme, slug, hero, mode })),
)

it.each(lights)(
  '$slug in $name, $mode: a line that is seen, and a light that is not the chosen seats’',
  ({ theme, hero, mode }) => {
    const tokens = toTheme(theme).modes[mode]
    if (!tokens) throw new Error('The theme has both modes')
    const { line, beam } = getFilmLight(hero, tokens)
    for (const ground of [tokens.bg, tokens.surface])
      expect(getContrastRatio(line, ground)).toBeGreaterThanOrEqual(3 - 1e-9)
    const { c, h } = toLch(beam)
    const most = Math.max(toLch(hero.accent).c, toLch(hero.ground).c)
    expect(c).toBeLessThanOrEqual(most / 2 + 0.005)
    const between = Math.abs(h - toLch(tokens.seats.selected).h)
    expect(c < 0.02 || Math.min(between, 360 - between) > 25).toBe(true)
  },
)

describe('the sheet', () => {
  const [{ theme }] = themes as [(typeof themes)[number]]
  const hero = { ground: '#07111A', on: '#f4ead9', accent: '#ff6a46' }
  const rules = toRules(createFilmCss(theme, hero))
  const key = '07111a-f4ead9-ff6a46'

  it('declares the page’s colours on the ground, in either mode', () => {
    const ground = rules.get(`[data-film-ground="${key}"]`)
    expect(ground).toContain('--foyer-background:#07111a')
    expect(ground).toContain('color-scheme:dark')
    expect(ground).toContain('--foyer-button-background:var(--foyer-primary)')
    expect(ground).not.toContain('--foyer-seat')
    expect(ground).not.toContain('--foyer-header')
  })

  it('declares what changes with a raised contrast, chosen or asked for by the device', () => {
    expect(rules.get(`:root[data-contrast=High] [data-film-ground="${key}"]`)).toContain('--foyer-text-muted')
    expect(createFilmCss(theme, hero)).toContain('@media (prefers-contrast:more)')
  })

  it('has line and light for each mode', () => {
    expect(rules.get(`:root[data-mode=light] [data-film-light="${key}"]`)).toContain('--foyer-film-line:#')
    expect([...rules.keys()].some((selector) => selector.startsWith(`[data-film-light="${key}"]`))).toBe(true)
  })

  it('fades into the chain’s ground where both are dark, and ends in a line where they are not', () => {
    expect(rules.get(`:root[data-mode=dark] [data-film-ground="${key}"]`)).toContain(
      '--foyer-film-foot:112px',
    )
    expect(rules.get(`:root[data-mode=light] [data-film-ground="${key}"]`)).toBeUndefined()
  })

  it('is named by its colours, and nothing else is a name', () => {
    expect(toFilmColorsKey(hero)).toBe(key)
    expect(parseFilmColorsKey(key)).toEqual({ ...hero, ground: '#07111a' })
    for (const other of ['', `${key}"]{}`, '07111a-f4ead9', 'red-blue-green', `${key}-000000`])
      expect(parseFilmColorsKey(other)).toBeNull()
    expect(toFilmColorsKey({ ...hero, accent: 'tomato' })).toBeUndefined()
  })
})
