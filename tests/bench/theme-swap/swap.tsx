import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles'
import { adoptTheme, RootThemeProvider, type BrandTheme } from '@foyer/design-system/theme'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import { Profiler, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import halcyon from '../../../brands/halcyon/theme.json'

interface Swap {
  /** Script, style and layout of the switch itself. */
  milliseconds: number
  /** Re-enabling transitions, two frames later. */
  release: number
  /** Number of React's further renders. */
  commits: number
}

declare global {
  interface Window {
    /** Switches to the theme of that number, 0 to 63. */
    swap: (index: number) => Swap
  }
}

const [dark] = halcyon.modes
const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')
const radii = ['Straight', 'Rounded', 'FullRounded']

/** Sixty-four brands: no page has seen any of them before it is applied. */
const brands = Array.from({ length: 64 }, (_, index) => {
  const primary = `#${hex(70 + index * 2.5)}${hex(230 - index * 2)}${hex(60 + ((index * 37) % 160))}`
  const background = { default: `#0b${hex(8 + index / 4)}${hex(20 + index / 2)}` }
  return parseTheme({
    ...halcyon,
    radiusStyle: radii[index % 3],
    modes: [{ ...dark, colorScheme: { primary, background } }],
  })
})

const cards = Array.from({ length: 300 }, (_, index) => index)

/** A typical page of a cinema, made of MUI's own components on both sides. */
function Cards() {
  return cards.map((card) => (
    <Card key={card} variant="outlined">
      <CardContent>
        <Typography variant="h3">Film {card}</Typography>
        <Typography color="text.secondary">1 h 52 min, drama</Typography>
        <Button variant="contained">Book</Button>
        <Button variant="outlined">More</Button>
      </CardContent>
    </Card>
  ))
}

let commits = 0
const count = () => (commits += 1)

function muiTheme({ modes, defaultMode, radius, typography }: BrandTheme): Theme {
  const tokens = modes[defaultMode]
  if (!tokens) throw new TypeError('A theme has its default mode')
  return createTheme({
    palette: {
      mode: defaultMode === 'Dark' ? 'dark' : 'light',
      primary: { main: tokens.primary, contrastText: tokens.onPrimary },
      secondary: { main: tokens.secondary },
      background: { default: tokens.bg, paper: tokens.surface },
      text: { primary: tokens.text, secondary: tokens.muted },
      divider: tokens.border,
    },
    shape: { borderRadius: radius.medium },
    typography: { fontFamily: typography.body.family },
  })
}

/** Gives MUI another theme object, created in advance so that only the switch is measured. */
function ByObject({ children }: { children: ReactNode }) {
  const [themes] = useState(() => brands.map(muiTheme))
  const [shown, setShown] = useState(0)
  put = (which) => flushSync(() => setShown(which))
  const theme = themes[shown]
  return theme && <ThemeProvider theme={theme}>{children}</ThemeProvider>
}

let put: (which: number) => void = (which) => {
  const theme = brands[which]
  if (theme) adoptTheme(theme)
}
const way = new URLSearchParams(location.search).get('way')
const Way = way === 'object' ? ByObject : RootThemeProvider
if (way !== 'object') put(0)

const root = document.getElementById('root')
if (!root) throw new TypeError('The page has no root')
createRoot(root).render(
  <Profiler id="cards" onRender={count}>
    <Way>
      <Cards />
    </Way>
  </Profiler>,
)

const settle = () =>
  document.body.getBoundingClientRect().height + getComputedStyle(document.body).color.length

window.swap = (index) => {
  const before = commits
  settle()
  const start = performance.now()
  put(index)
  settle()
  const switched = performance.now()
  delete document.documentElement.dataset['switching']
  settle()
  return {
    milliseconds: switched - start,
    release: performance.now() - switched,
    commits: commits - before,
  }
}
