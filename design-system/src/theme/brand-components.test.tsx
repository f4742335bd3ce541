import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import { act, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import halcyon from '../../../brands/halcyon/theme.json'
import { Button } from '../actions/button/index.ts'
import { adoptTheme, RootThemeProvider, createThemeCss } from './index.ts'

jest.unmock('@emotion/sheet')

const styles = { MuiButton: { contained: { textTransform: 'uppercase', fontWeight: 500 } } }
const plain = parseTheme(halcyon)
const styled = parseTheme({ ...halcyon, components: styles })

/** The rules of a sheet for Material UI's public class names, which jsdom can read; it does not know all of the rest. */
const partRules = (sheet: string) => sheet.split('\n').filter((rule) => rule.startsWith('html .Mui'))

/** Puts a brand's rules where the server puts its sheet: before every rule of Emotion's. */
function writeIntoHead(theme: typeof plain): void {
  const element = document.createElement('style')
  element.textContent = partRules(createThemeCss(theme)).join('\n')
  document.head.prepend(element)
}

afterEach(() => {
  document.querySelector('style')?.remove()
})

test('a brand’s style of a part wins over the look that the theme gives it, though it stands before it', () => {
  const { rerender } = render(<Button>Book</Button>, { wrapper: RootThemeProvider })
  const getStyle = () => getComputedStyle(screen.getByRole('button'))
  expect(getStyle()).toMatchObject({ textTransform: 'none', fontWeight: '650' })
  writeIntoHead(styled)
  rerender(<Button>Book</Button>)
  expect(getStyle()).toMatchObject({ textTransform: 'uppercase', fontWeight: '500' })
})

test('other classes of the part stay as they are', () => {
  writeIntoHead(styled)
  render(<Button variant="secondary">Book</Button>, { wrapper: RootThemeProvider })
  expect(getComputedStyle(screen.getByRole('button')).textTransform).toBe('none')
})

test('a switch to such a brand, and back, commits nothing', async () => {
  class Sheet {
    text = ''
    replaceSync(text: string) {
      this.text = text
    }
  }
  Object.assign(window, { CSSStyleSheet: Sheet })
  Object.assign(document, { adoptedStyleSheets: [] })
  const sheets = () => (document.adoptedStyleSheets as unknown as Sheet[]).map(({ text }) => text).join('\n')
  adoptTheme(plain)
  const commits = jest.fn()
  render(
    <RootThemeProvider>
      <Profiler id="page" onRender={commits}>
        <Button>Book</Button>
      </Profiler>
    </RootThemeProvider>,
  )
  commits.mockClear()
  await act(async () => adoptTheme(styled))
  expect(partRules(sheets())).toEqual(['html .MuiButton-contained{text-transform:uppercase;font-weight:500}'])
  await act(async () => adoptTheme(plain))
  expect(partRules(sheets())).toEqual([])
  expect(commits).not.toHaveBeenCalled()
})
