import halcyon from '../../brands/halcyon/theme.json'
import { sharedProperties, themeCss } from './css.ts'
import { parseTheme } from './parse-theme.ts'

const theme = parseTheme(halcyon)
const button = (type: string, rest: object) =>
  sharedProperties(parseTheme({ ...halcyon, buttons: [{ type, ...rest }] }))

describe('buttons', () => {
  it('are filled with the palette that is named', () => {
    expect(button('Primary', { isFilled: true, colorPalette: 'Secondary' })).toMatchObject({
      '--button-bg': 'var(--secondary)',
      '--button-fg': 'var(--on-secondary)',
    })
  })

  it('are outlined in the width that is named, and filled on hover', () => {
    expect(button('Primary', { isFilled: false, borderWidth: 2 })).toMatchObject({
      '--button-bg': 'transparent',
      '--button-fg': 'var(--ink)',
      '--button-border': '2px solid var(--ink)',
      '--button-bg-hover': 'var(--primary)',
      '--button-fg-hover': 'var(--on-primary)',
    })
  })

  it('stay quiet beside the primary one unless they are given a fill or the primary palette', () => {
    expect(sharedProperties(theme)).toMatchObject({
      '--button-2-bg': 'transparent',
      '--button-2-fg': 'var(--text)',
      '--button-2-border': '1px solid var(--border)',
    })
    expect(button('Secondary', { isFilled: true })['--button-2-bg']).toBe('var(--secondary)')
    expect(button('Secondary', { colorPalette: 'Primary' })['--button-2-fg']).toBe('var(--ink)')
  })
})

describe('levels of contrast', () => {
  const raised = { Medium: parseTheme(halcyon, 'Medium'), High: parseTheme(halcyon, 'High') }
  const css = themeCss(theme, raised)

  it('say only what they change, for the visitor who chose them', () => {
    const high = /:root:root\[data-mode=light\]\[data-contrast=High\]\{([^}]*)\}/.exec(css)?.[1] ?? ''
    expect(high).toContain(`--muted:${raised.High.modes.Light?.muted ?? ''}`)
    expect(high).not.toContain('--bg:')
  })

  it('follow the device where the visitor has chosen none', () => {
    expect(css).toContain(
      '@media (prefers-contrast:more){:root:root[data-mode=dark]:not([data-contrast=Normal],[data-contrast=Medium]){',
    )
  })

  it('cost nothing where they are not given', () => {
    expect(themeCss(theme)).not.toContain('contrast')
  })
})

test('sizes of type follow the size that the browser is set to', () => {
  expect(sharedProperties(theme)['--t2']).toBe('1rem')
})
