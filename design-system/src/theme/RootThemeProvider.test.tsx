import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useTheme } from '@mui/material/styles'
import { useRtl } from '@mui/system/RtlProvider'
import { act, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { RootThemeProvider } from './index.ts'

jest.unmock('@emotion/sheet')

const getStyle = (element: Element, property: string) => getComputedStyle(element).getPropertyValue(property)

afterEach(() => {
  document.documentElement.removeAttribute('dir')
  document.documentElement.removeAttribute('data-mode')
})

test('any part of MUI in it has the brand’s look and default props', () => {
  render(
    <RootThemeProvider>
      <Button variant="contained">Book</Button>
      <Paper data-testid="paper" />
    </RootThemeProvider>,
  )
  const button = screen.getByRole('button')
  expect(screen.getByTestId('paper')).toHaveClass('MuiPaper-outlined')
  expect(getStyle(button, 'background')).toBe('var(--foyer-button-background)')
})

test('an application’s overrides are laid over ours, slot by slot', () => {
  render(
    <RootThemeProvider
      components={{
        MuiButton: { defaultProps: { size: 'small' }, styleOverrides: { root: { letterSpacing: 2 } } },
      }}
    >
      <Button variant="contained">Book</Button>
    </RootThemeProvider>,
  )
  const button = screen.getByRole('button')
  expect(getStyle(button, 'letter-spacing')).toBe('2px')
  expect(getStyle(button, 'border-radius')).toBe('var(--foyer-radius-button)')
  expect(getStyle(button, 'background')).toBe('var(--foyer-button-background)')
  expect(button).toHaveClass('MuiButton-sizeSmall')
})

test('a switch of mode or contrast commits nothing; one of direction does, and parts hear of it', async () => {
  const commit = jest.fn()
  const Direction = () => <output>{useRtl() ? 'right to left' : 'left to right'}</output>
  const Ground = () => <p>{useTheme().palette.background.default}</p>
  render(
    <Profiler id="page" onRender={commit}>
      <RootThemeProvider>
        <Direction />
        <Ground />
      </RootThemeProvider>
    </Profiler>,
  )
  const first = commit.mock.calls.length
  await act(async () => {
    document.documentElement.dataset['mode'] = 'dark'
    document.documentElement.dataset['contrast'] = 'High'
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(commit.mock.calls.length).toBe(first)
  expect(screen.getByText('var(--mui-palette-background-default)')).toBeInTheDocument()
  await act(async () => {
    document.documentElement.dir = 'rtl'
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(screen.getByRole('status')).toHaveTextContent('right to left')
})
