import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { RootThemeProvider } from '../../theme/index.ts'
import { IconButton } from './index.ts'

jest.unmock('@emotion/sheet')

test('is named, and says whether it is pressed', async () => {
  const press = jest.fn()
  render(<IconButton icon="bookmark" label="Add Louder to your watchlist" pressed={false} onClick={press} />)
  const button = screen.getByRole('button', { name: 'Add Louder to your watchlist', pressed: false })
  await userEvent.click(button)
  expect(press).toHaveBeenCalled()
})

test('what cannot be pressed does not answer to the pointer', async () => {
  const press = jest.fn()
  render(<IconButton icon="chevron-right" label="Next" variant="outlined" disabled onClick={press} />, {
    wrapper: RootThemeProvider,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(press).not.toHaveBeenCalled()
  const hovers = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []))
    .filter(({ cssText }) => /data-variant=.*:hover/.test(cssText))
  expect(hovers.length).toBeGreaterThan(1)
  for (const { cssText } of hovers) expect(cssText).toContain(':hover:not(:disabled)')
})

test('is a link with an address', () => {
  render(<IconButton icon="search" label="Search" href="/films/" />)
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/films/')
})
