import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import { act, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import halcyon from '../../../brands/halcyon/theme.json'
import { Button } from '../actions/button/index.ts'
import { adoptTheme, useSeatStyle } from './index.ts'

jest.unmock('@emotion/sheet')

const theme = parseTheme(halcyon)
const [dark] = halcyon.modes
const blue = parseTheme({ ...halcyon, modes: [{ ...dark, colorScheme: { primary: '#2255EE' } }] })
const straight = parseTheme({ ...halcyon, radiusStyle: 'Straight' })

/** jsdom has no constructed sheets; only what is written into one matters here. */
class Sheet {
  text = ''
  replaceSync(text: string) {
    this.text = text
  }
}

const written = () => (document.adoptedStyleSheets as unknown as Sheet[]).map(({ text }) => text)

beforeAll(() => {
  Object.assign(window, { CSSStyleSheet: Sheet })
  Object.assign(document, { adoptedStyleSheets: [] })
})

function SeatStyle() {
  return <p>{useSeatStyle().radius}</p>
}

test('another look rewrites one sheet and commits nothing; another shape renders only what draws it', async () => {
  adoptTheme(theme)
  const page = jest.fn()
  const seats = jest.fn()
  render(
    <>
      <Profiler id="page" onRender={page}>
        <Button>Book</Button>
      </Profiler>
      <Profiler id="seats" onRender={seats}>
        <SeatStyle />
      </Profiler>
    </>,
  )
  const [ground, rules] = written()
  page.mockClear()
  seats.mockClear()

  await act(async () => adoptTheme(blue))
  expect(written()).toHaveLength(2)
  expect(written()[0]).toBe(ground)
  expect(written()[1]).not.toBe(rules)
  expect(written()[1]).toContain('--foyer-brand:#2255ee')
  expect(page).not.toHaveBeenCalled()
  expect(seats).not.toHaveBeenCalled()

  await act(async () => adoptTheme(straight))
  expect(screen.getByText('Straight')).toBeVisible()
  expect(page).not.toHaveBeenCalled()
  expect(seats).toHaveBeenCalledTimes(1)
})

test('a brand without the mode that is shown shows its own', () => {
  document.documentElement.dataset['mode'] = 'light'
  adoptTheme(blue)
  expect(document.documentElement.dataset).toMatchObject({ mode: 'dark', modes: 'Dark' })
})
