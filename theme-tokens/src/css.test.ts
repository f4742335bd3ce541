import halcyon from '../../brands/halcyon/theme.json'
import orpheum from '../../brands/orpheum/theme.json'
import { editWholeTheme, wholeTheme } from './corpus/whole-theme.ts'
import { getContrastRatio } from './values/color.ts'
import {
  createFontFaceCss,
  getSteadyProperties,
  getModeProperties,
  getSharedProperties,
  createPropertiesCss,
} from './css.ts'
import { parseTheme } from './parse-theme.ts'
import type { ModeTokens } from './theme-model.ts'

const theme = parseTheme(halcyon)
const button = (type: string, rest: object) =>
  getSharedProperties(parseTheme({ ...halcyon, buttons: [{ type, ...rest }] }))

it('tells the properties that follow the width of the window from those that do not', () => {
  const logo = {
    ...wholeTheme.assets.cinemaLogos.Light,
    dimensions: wholeTheme.assets.backgroundImages.Light.header.dimensions,
  }
  const sized = parseTheme(editWholeTheme([['assets.cinemaLogos.Light', logo]]))
  const byWidth = [...createPropertiesCss(sized).matchAll(/@media \((?:min|max)-width[^{]*\{[^{]*\{([^}]*)/g)]
  const changed = byWidth.flatMap(([, rules = '']) => rules.split(';').map((rule) => rule.split(':')[0]))
  expect(changed).toEqual(
    expect.arrayContaining([
      '--foyer-text-md',
      '--foyer-gutter',
      '--foyer-page-margin',
      '--foyer-logo-height',
    ]),
  )
  const steady = Object.keys(getSteadyProperties(sized))
  const shared = Object.keys(getSharedProperties(sized))
  expect(shared.filter((name) => !steady.includes(name)).sort()).toEqual([...new Set(changed)].sort())
})

describe('buttons', () => {
  it('are filled with the palette that is named', () => {
    expect(button('Primary', { isFilled: true, colorPalette: 'Secondary' })).toMatchObject({
      '--foyer-button-background': 'var(--foyer-secondary)',
      '--foyer-button-text': 'var(--foyer-on-secondary)',
    })
  })

  it('are outlined in the width that is named, and filled on hover', () => {
    expect(button('Primary', { isFilled: false, borderWidth: 2 })).toMatchObject({
      '--foyer-button-background': 'transparent',
      '--foyer-button-text': 'var(--foyer-primary-text)',
      '--foyer-button-border': '2px solid var(--foyer-primary-text)',
      '--foyer-button-background-hover': 'var(--foyer-primary)',
      '--foyer-button-text-hover': 'var(--foyer-on-primary)',
    })
  })

  it('have no line where the configuration wants none, but a transparent one that forced colours draw', () => {
    expect(button('Primary', { isFilled: false, borderWidth: 0 })['--foyer-button-border']).toBe(
      '1px solid transparent',
    )
    expect(button('Secondary', { borderWidth: 0 })['--foyer-button-secondary-border']).toBe(
      '1px solid transparent',
    )
    expect(button('Primary', { isFilled: true, borderWidth: 0 })['--foyer-button-border']).toBe(
      '1px solid var(--foyer-primary-edge)',
    )
  })

  it('stay quiet beside the primary one unless they are given a fill or the primary palette', () => {
    expect(getSharedProperties(theme)).toMatchObject({
      '--foyer-button-secondary-background': 'transparent',
      '--foyer-button-secondary-text': 'var(--foyer-text)',
      '--foyer-button-secondary-border': '1px solid var(--foyer-border)',
    })
    expect(button('Secondary', { isFilled: true })['--foyer-button-secondary-background']).toBe(
      'var(--foyer-secondary)',
    )
    expect(button('Secondary', { colorPalette: 'Primary' })['--foyer-button-secondary-text']).toBe(
      'var(--foyer-primary-text)',
    )
  })
})

describe('levels of contrast', () => {
  const raised = { Medium: parseTheme(halcyon, 'Medium'), High: parseTheme(halcyon, 'High') }
  const css = createPropertiesCss(theme, raised)

  it('say only what they change, for the visitor who chose them', () => {
    const high = /:root:root\[data-mode=light\]\[data-contrast=High\]\{([^}]*)\}/.exec(css)?.[1] ?? ''
    expect(high).toContain(`--foyer-text-muted:${raised.High.modes.Light?.muted ?? ''}`)
    expect(high).not.toContain('--foyer-background:')
  })

  it('follow the device where the visitor has chosen none', () => {
    expect(css).toContain(
      '@media (prefers-contrast:more){:root:root[data-mode=dark]:not([data-contrast=Normal],[data-contrast=Medium]){',
    )
  })

  it('cost nothing where they are not given', () => {
    expect(createPropertiesCss(theme)).not.toContain('contrast')
  })
})

test('sizes of type follow the size that the browser is set to', () => {
  expect(getSharedProperties(theme)['--foyer-text-md']).toBe('1rem')
})

describe('attributes with a look of their own', () => {
  const css = createPropertiesCss(
    parseTheme({
      ...halcyon,
      modes: [
        {
          ...halcyon.modes[0],
          colorScheme: {
            ...halcyon.modes[0]?.colorScheme,
            heroAttributes: [
              { id: 'vast' },
              { id: 'deep', color: '#7b2ff7' },
              { id: 'wide', color: '#0057ff', pattern: 'dots' },
            ],
          },
        },
        halcyon.modes[1],
      ],
    }),
  )
  const rule = (id: string) => new RegExp(`\\[data-attribute-id="${id}"\\]\\{([^}]*)\\}`).exec(css)?.[1] ?? ''

  it('are shown in the colour that the mode has for them', () => {
    expect(css).toContain('--foyer-hero-deep:#7b2ff7')
    expect(rule('deep')).toContain(
      '--foyer-hero:var(--foyer-hero-deep);--foyer-on-hero:var(--foyer-on-hero-deep)',
    )
  })

  it('are told apart by a pattern, too, where there are several', () => {
    expect(rule('vast')).not.toContain('--foyer-hero-pattern')
    expect(rule('deep')).toContain('--foyer-hero-pattern:var(--foyer-hero-pattern-deep)')
    expect(css).toContain('--foyer-hero-pattern-deep:repeating-linear-gradient(')
    expect(css).toContain('--foyer-hero-pattern-wide:radial-gradient(')
  })

  it('have in each mode the pattern of that mode, drawn in what is written on its colour there', () => {
    const patterned = (mode: object | undefined, pattern: string) => ({
      ...mode,
      colorScheme: {
        ...(mode as { colorScheme: object }).colorScheme,
        heroAttributes: [{ id: 'vast', pattern }],
      },
    })
    const [first, second] = halcyon.modes
    const both = parseTheme({ ...halcyon, modes: [patterned(first, 'dots'), patterned(second, 'solid')] })
    const { Dark, Light } = both.modes
    const of = (tokens: typeof Dark) =>
      tokens ? getModeProperties(tokens, both.buttons)['--foyer-hero-pattern-vast'] : undefined
    expect(of(Dark)).toMatch(/^radial-gradient\(color-mix\(in srgb,var\(--foyer-on-hero-vast\) /)
    expect(of(Light)).toBe('none')
    expect(createPropertiesCss(both)).toContain('--foyer-hero-pattern:var(--foyer-hero-pattern-vast)')
  })
})

describe('a picture behind the page', () => {
  const css = createPropertiesCss(parseTheme(wholeTheme))
  const { Light, Dark } = wholeTheme.assets.backgroundImages

  it('is that of the mode, under a veil of the ground that keeps words readable', () => {
    expect(css).toContain(`--foyer-body-image:url("${Light.body.url}")`)
    expect(css).toContain(`--foyer-body-image:url("${Dark.body.url}")`)
    expect(css).toMatch(
      /body::before\{[^}]*linear-gradient\(color-mix\(in srgb,var\(--foyer-background\) 90%/,
    )
  })

  it('does not come from the other mode', () => {
    expect(css).toMatch(/\[data-mode=dark\]\{[^}]*--foyer-header-image:none/)
    expect(css).not.toMatch(/\[data-mode=light\]\{[^}]*--foyer-header-image:none/)
  })

  it('goes from under the words of the header, too, where contrast is asked for', () => {
    expect(css).toContain(':is([data-contrast=Medium],[data-contrast=High]){--foyer-header-image:none}')
    expect(css).toMatch(
      /prefers-contrast:more\)\{[^{]*:not\(\[data-contrast=Normal\]\)\{--foyer-header-image:none/,
    )
    expect(css).toContain('@media (forced-colors:active){:root:root:root{--foyer-header-image:none}}')
    expect(createPropertiesCss(parseTheme(halcyon))).not.toContain('--foyer-header-image')
  })

  it('counts among the grounds: words read over its darkest and its lightest parts', () => {
    const tokens = parseTheme({
      ...wholeTheme,
      modes: [{ type: 'Light', isDefault: true, colorScheme: { primary: '#6c6c6c' } }],
    }).modes.Light
    const { dark, light } = tokens?.groundsOverPicture ?? { dark: '', light: '' }
    for (const ground of [dark, light])
      expect(getContrastRatio(tokens?.ink ?? '', ground)).toBeGreaterThanOrEqual(4.5)
    expect(parseTheme(halcyon).modes.Dark?.groundsOverPicture).toBeNull()
    expect(parseTheme(wholeTheme, 'High').modes.Light?.groundsOverPicture).toBeNull()
  })

  it('goes where contrast is asked for', () => {
    expect(css).toContain('@media (forced-colors:active){body::before{display:none}}')
  })

  it('costs nothing where there is none', () => {
    expect(createPropertiesCss(theme)).not.toContain('body::before')
  })
})

test.each([
  ['Halcyon', halcyon],
  ['The Orpheum', orpheum],
])('what is switched on is seen on every ground of %s', (_name, brand) => {
  const { modes, buttons } = parseTheme(brand)
  for (const tokens of Object.values(modes)) {
    const properties = getModeProperties(tokens, buttons)
    const on = String(properties['--foyer-control-checked'])
    for (const ground of [tokens.bg, tokens.surface, tokens.surface2])
      expect(getContrastRatio(on, ground)).toBeGreaterThanOrEqual(3)
    expect(getContrastRatio(String(properties['--foyer-control-mark']), on)).toBeGreaterThanOrEqual(4.5)
  }
})

describe('the logo', () => {
  const given = structuredClone(halcyon)
  const sized = (sizes: object) => {
    const dimensions = { ...given.assets.cinemaLogos.Light.dimensions, ...sizes }
    return createPropertiesCss(
      parseTheme({
        ...given,
        assets: {
          ...given.assets,
          cinemaLogos: {
            ...given.assets.cinemaLogos,
            Light: { ...given.assets.cinemaLogos.Light, dimensions },
          },
        },
      }),
    )
  }

  it('has the size that is configured for a screen: portrait to 479 px, mobile to 767, tablet to 1023, desktop above', () => {
    const height = (pixels: number) => ({ width: pixels * 3, height: pixels })
    const css = sized({ portrait: height(24), mobile: height(28), tablet: height(36), desktop: height(44) })
    const rule = (pixels: number) =>
      `{:root:root{--foyer-logo-height:${pixels}px;--foyer-logo-height-narrow:${pixels}px}}`
    expect(css).toContain(`@media (min-width:0px) and (max-width:479.95px)${rule(24)}`)
    expect(css).toContain(`@media (min-width:480px) and (max-width:767.95px)${rule(28)}`)
    expect(css).toContain(`@media (min-width:768px) and (max-width:1023.95px)${rule(36)}`)
    expect(css).toContain(`@media (min-width:1024px)${rule(44)}`)
  })

  it('has the height of the header where none is configured', () => {
    expect(sized({})).not.toContain('479.95px')
  })
})

test.each([
  ['Top', 'start'],
  ['Center', 'center'],
  ['Bottom', 'end'],
])('a logo that is configured to stand at %s of the header does', (verticalAlignment, align) => {
  const placed = parseTheme({ ...halcyon, header: { logo: { verticalAlignment } } })
  expect(getSharedProperties(placed)['--foyer-logo-align']).toBe(align)
})

test('typefaces, weights, the line around cards and the sizes of the header stand in the sheet', () => {
  const { typography, cardBorderWidth, header } = theme
  const css = createPropertiesCss({
    ...theme,
    typography: {
      ...typography,
      heading: { ...typography.heading, family: 'Example Sans', fallbacks: ['serif'], weight: 555 },
    },
    cardBorderWidth: 3,
  })
  expect(css).toContain('--foyer-font-heading:"Example Sans", serif;')
  expect(css).toContain('--foyer-heading-weight:555;')
  expect(css).toContain('--foyer-card-border:3px;')
  expect(getSharedProperties(theme)).toMatchObject({
    '--foyer-body-weight': typography.body.weight,
    '--foyer-card-border': `${cardBorderWidth}px`,
    '--foyer-header-height': `${header.height}px`,
    '--foyer-logo-height': `${header.logo.height}px`,
  })
  for (const name of [
    '--foyer-font-body',
    '--foyer-body-weight',
    '--foyer-header-height',
    '--foyer-logo-height',
  ])
    expect(css).toContain(`${name}:${getSharedProperties(theme)[name] ?? ''};`)
})

test('a typeface is said with its style and weight', () => {
  const [face] = theme.assets.fonts
  if (!face) throw new Error('no face to test')
  const fonts = [{ ...face, family: 'Example Sans', style: 'italic' as const, weight: '300 650' }]
  const css = createFontFaceCss({ ...theme, assets: { ...theme.assets, fonts } })
  expect(css).toMatch(/^@font-face\{font-family:"Example Sans";.*font-style:italic;font-weight:300 650;/)
})

describe('the exact brand colour', () => {
  const grey = {
    ...halcyon,
    modes: [{ type: 'Light', isDefault: true, colorScheme: { primary: '#7a7a7a' } }],
  }
  const light = ({ modes, buttons }: typeof theme) => getModeProperties(modes.Light as ModeTokens, buttons)
  const at = (level: 'Normal' | 'High') => light(parseTheme(grey, level))

  it('is a line below the header where the fills had to leave it', () => {
    expect(at('Normal')).toMatchObject({ '--foyer-primary': '#7a7a7a', '--foyer-brand': '#7a7a7a' })
    expect(at('Normal')['--foyer-header-line']).not.toBe('var(--foyer-brand)')
    expect(at('High')).toMatchObject({
      '--foyer-brand': '#7a7a7a',
      '--foyer-header-line': 'var(--foyer-brand)',
    })
    expect(at('High')['--foyer-primary']).not.toBe('#7a7a7a')
  })

  it('is a line below the header where primary buttons are not filled with it: they are outlined, or of the second palette', () => {
    expect(light(parseTheme(orpheum))).toMatchObject({
      '--foyer-primary': '#7a1f2b',
      '--foyer-brand': '#7a1f2b',
      '--foyer-header-line': 'var(--foyer-brand)',
    })
    const secondary = { type: 'Primary', isFilled: true, colorPalette: 'Secondary' }
    expect(light(parseTheme({ ...grey, buttons: [secondary] }))['--foyer-header-line']).toBe(
      'var(--foyer-brand)',
    )
  })
})
