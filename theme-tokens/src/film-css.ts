import type { ThemeConfiguration } from './configuration/theme.ts'
import { contrastLevels, type ContrastLevel } from './contrast-levels.ts'
import { createCssRule, getButtonProperties, getModeProperties } from './css.ts'
import { deriveFilmTokens, getFilmLight, getGroundMode } from './film-colors.ts'
import { toFilmColorsKey, type FilmColors } from './film-colors-key.ts'
import { toTheme } from './to-theme.ts'
import type { ModeType } from './theme-model.ts'

/** Where the film's ground and the chain's are both light or both dark, one fades into the other. */
const fadingFoot = {
  '--foyer-film-foot': '112px',
  '--foyer-film-foot-from': 'var(--foyer-background)',
  '--foyer-film-foot-to': 'var(--foyer-chain-ground)',
}

/** Header and seat map are not on a film's ground. */
const offGround = /^--foyer-(seat|on-seat|header|screen)/

function toProperties(theme: ThemeConfiguration, film: FilmColors, level: ContrastLevel) {
  const { buttons } = toTheme(theme, level)
  const properties = getModeProperties(deriveFilmTokens(theme, film, level), buttons)
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !offGround.test(name)))
}

/**
 * The sheet of a film's colors: all that a theme declares for the page, again on `data-film-ground`, at each level of contrast;
 * and line and light, by mode, on `data-film-light`. The ground is the same in both modes, as the picture above it is.
 */
export function createFilmCss(theme: ThemeConfiguration, film: FilmColors): string {
  const key = toFilmColorsKey(film)
  const ground = `[data-film-ground="${key}"]`
  const light = `[data-film-light="${key}"]`
  const parsed = toTheme(theme)
  const normal = toProperties(theme, film, 'Normal')
  const raised = contrastLevels
    .filter((level) => level !== 'Normal')
    .flatMap((level) => {
      const properties = Object.entries(toProperties(theme, film, level))
      const changed = Object.fromEntries(properties.filter(([name, value]) => normal[name] !== value))
      const chosen = createCssRule(`:root[data-contrast=${level}] ${ground}`, changed)
      if (level !== 'High') return [chosen]
      const unlessChosen = `:root:not([data-contrast=Normal],[data-contrast=Medium]) ${ground}`
      return [chosen, `@media (prefers-contrast:more){${createCssRule(unlessChosen, changed)}}`]
    })
  return [
    createCssRule(ground, {
      'color-scheme': getGroundMode(film).toLowerCase(),
      ...normal,
      '--foyer-film-accent': film.accent,
      // Declared on the root, these would stay the colors of the root.
      ...getButtonProperties(parsed, 'Primary', '--foyer-button'),
      ...getButtonProperties(parsed, 'Secondary', '--foyer-button-secondary'),
    }),
    ...raised,
    ...(Object.keys(parsed.modes) as ModeType[]).flatMap((type) => {
      const tokens = parsed.modes[type]
      if (!tokens) return []
      const { line, beam } = getFilmLight(film, tokens)
      const inMode = `:root[data-mode=${type.toLowerCase()}]`
      const own = `${inMode} ${light}`
      return [
        ...(type === getGroundMode(film) ? [createCssRule(`${inMode} ${ground}`, fadingFoot)] : []),
        createCssRule(type === parsed.defaultMode ? `${light},${own}` : own, {
          '--foyer-film-line': line,
          '--foyer-film-beam': beam,
        }),
      ]
    }),
  ].join('\n')
}
