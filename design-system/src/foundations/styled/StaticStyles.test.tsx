import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { render } from '@testing-library/react'
import { FoyerThemeProvider } from '../../theme/index.ts'
import { StaticStyles, styled } from './index.ts'

jest.unmock('@emotion/sheet')

const Part = styled('p', { name: 'FoyerPart', slot: 'Root' })()
const css = '[data-part]{color:red}'

const getRules = (key: string) =>
  [...document.querySelectorAll<HTMLStyleElement>(`style[data-emotion^="${key}"]`)].flatMap((element) =>
    [...(element.sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
  )

test('are put in force once, with the nonce, before what a theme says by name and slot', () => {
  const cache = createCache({ key: 'once', nonce: 'abc' })
  const part = (
    <CacheProvider value={cache}>
      <FoyerThemeProvider components={{ FoyerPart: { styleOverrides: { root: { color: 'blue' } } } }}>
        <StaticStyles id="part" css={css} />
        <Part data-part="" />
        <StaticStyles id="part" css={css} />
        <Part data-part="" />
      </FoyerThemeProvider>
    </CacheProvider>
  )
  const { container } = render(part)
  render(part)
  expect(getRules('once')).toEqual([
    expect.stringContaining('[data-part] {color: red;}'),
    expect.stringContaining('color: blue'),
  ])
  for (const element of document.querySelectorAll<HTMLElement>('style[data-emotion^="once"]'))
    expect(element.nonce || element.getAttribute('nonce')).toBe('abc')
  expect(getComputedStyle(container.querySelector('p') as Element).color).toBe('rgb(0, 0, 255)')
})

test('are not put in force again where the page has brought them', () => {
  const cache = createCache({ key: 'brought' })
  cache.inserted['part'] = true
  render(
    <CacheProvider value={cache}>
      <StaticStyles id="part" css={css} />
    </CacheProvider>,
  )
  expect(getRules('brought')).toEqual([])
})
