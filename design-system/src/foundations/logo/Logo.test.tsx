import { render, screen } from '@testing-library/react'
import { Logo } from './index.ts'

jest.unmock('@emotion/sheet')

const base = { light: '/brand/light.svg', dark: '/brand/dark.svg', label: 'Halcyon Cinemas' }

test('is one picture by the chain’s name, although both versions are in the page', () => {
  const { container } = render(<Logo {...base} />)
  expect(screen.getByRole('img', { name: 'Halcyon Cinemas' })).toBeInTheDocument()
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src')).sort()).toEqual([
    '/brand/dark.svg',
    '/brand/light.svg',
  ])
})

test.each([
  ['dark', '/brand/dark.svg'],
  ['light', '/brand/light.svg'],
])('in %s mode it shows %s', (mode, shown) => {
  document.documentElement.dataset['mode'] = mode
  const { container } = render(<Logo {...base} />)
  const visible = [...container.querySelectorAll('img')].filter(
    (image) => getComputedStyle(image).display !== 'none',
  )
  expect(visible.map((image) => image.getAttribute('src'))).toEqual([shown])
  delete document.documentElement.dataset['mode']
})

test('keeps the place of the drawing before it arrives', () => {
  const { container } = render(<Logo {...base} ratio={2} />)
  for (const image of container.querySelectorAll('img'))
    expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBe(2)
})

test('in a header with a ground of its own it is the version that the brand says suits that ground', () => {
  const { container } = render(
    <header>
      <Logo {...base} />
    </header>,
  )
  const [dark, light] = [...container.querySelectorAll('img')]
  if (!dark || !light) throw new Error('two versions')
  expect(getComputedStyle(dark).display).toBe('var(--foyer-header-logo-dark)')
  expect(getComputedStyle(light).display).toBe('var(--foyer-header-logo-light)')
})

test('in the visitor’s own colours it is the version for their ground', () => {
  render(<Logo {...base} />)
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
  for (const scheme of ['light', 'dark']) {
    const own = rules.filter((rule) => rule.includes(`prefers-color-scheme: ${scheme}`)).join()
    expect(own).toContain('forced-colors: active')
    expect(own).toMatch(new RegExp(`data-for=["']?${scheme}["']?\\] ?\\{ ?display: block`))
  }
})
