import { getContrastRatio } from '@foyer/theme-tokens/values/color'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import halcyon from '../../../../brands/halcyon/theme.json'
import kite from '../../../../brands/kite/theme.json'
import orpheum from '../../../../brands/orpheum/theme.json'
import { getThemeData } from './theme-data.ts'

const themes = Object.entries({ halcyon, kite, orpheum })

describe('the colours over a picture that brings none of its own', () => {
  it.each(themes)('are those of the dark mode of the theme of %s', (_, theme) => {
    const parsed = parseTheme(theme)
    const { plainTone } = getThemeData(parsed)
    expect(plainTone).toMatchObject({ ground: parsed.modes.Dark?.bg, on: parsed.modes.Dark?.text })
  })

  it('are others for each brand', () => {
    const grounds = themes.map(([, theme]) => getThemeData(parseTheme(theme)).plainTone.ground)
    expect(new Set(grounds).size).toBe(themes.length)
  })

  it.each(themes)('are dark with light words where the theme of %s has no dark mode', (_, theme) => {
    const parsed = parseTheme(theme)
    const { Light } = parsed.modes
    if (!Light) throw new Error('The brand has no light mode')
    const { plainTone } = getThemeData({ ...parsed, defaultMode: 'Light', modes: { Light } })
    expect(plainTone).toMatchObject({ ground: Light.text, on: Light.bg })
    expect(getContrastRatio(plainTone.on, plainTone.ground)).toBeGreaterThanOrEqual(4.5)
  })
})
