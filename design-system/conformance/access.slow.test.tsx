import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { render } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactElement } from 'react'
import { media } from '../src/foundations/media/index.ts'
import { styled } from '../src/foundations/styled/index.ts'
import { globalCss } from '../src/theme/global-css.ts'
import { FoyerThemeProvider } from '../src/theme/index.ts'
import { collectConformance, listEntries } from './collect.ts'
import type { Entry, Probe } from './entry.ts'
import { listStatesByColorAlone } from './forced-colors.ts'
import { settle, stubMediaQueries } from './settle.ts'

jest.unmock('@emotion/sheet')

/**
 * What every component owes a visitor who does not see it as it was drawn: names and roles that axe accepts, and states
 * that outlive the reader's own colors. Contrast needs a browser: the stories look at it, in each brand and mode.
 */
const probe: Probe = {
  ref: () => undefined,
  className: 'of-the-caller',
  id: 'id-of-the-caller',
  'data-testid': 'probe',
  'aria-details': 'elsewhere',
}

// Axe walks the whole page for each rule: a busy machine is slow at it, and a run that is left alone spoils the next.
jest.setTimeout(300_000)

/** Rules that ask for what jsdom does not have (a layout), or for what is the page's business and not a part's. */
const left = { 'color-contrast': { enabled: false }, region: { enabled: false } }

const entries = listEntries(collectConformance())

/** States that styles tell by color alone, and what else says them on the page. */
const announcedElsewhere = Object.assign(
  {},
  ...entries.map(([, { byColorAlone }]) => byColorAlone),
) as Readonly<Record<string, string>>
/** What of it has been met with: a reason for a state that is gone must go too. */
const met = new Set<string>()

async function examine(element: ReactElement, within?: Entry['within']) {
  const Within = within ?? 'div'
  // Rules of its own, gone with it: those of all components together would be matched against every element of each.
  const styles = createCache({ key: 'css' })
  const { container } = render(
    <CacheProvider value={styles}>
      <FoyerThemeProvider>
        <Within>{element}</Within>
        <p id="elsewhere">What the caller refers to.</p>
      </FoyerThemeProvider>
    </CacheProvider>,
  )
  await settle()
  const { violations } = await axe.run(document.body, { rules: left, resultTypes: ['violations'] })
  const sheets = [...document.querySelectorAll('style')].flatMap(({ sheet }) => sheet ?? [])
  const byColorAlone = listStatesByColorAlone(container.ownerDocument.body, sheets)
  styles.sheet.flush()
  return {
    axe: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    byColorAlone,
  }
}

beforeAll(() => {
  stubMediaQueries()
  // What the theme says of every element counts for each component.
  document.head.append(Object.assign(document.createElement('style'), { textContent: globalCss }))
})

describe.each(entries)('%s', (_name, entry) => {
  test.each([['with its fewest props', entry.shows(probe)] as const, ...Object.entries(entry.states ?? {})])(
    'is understood without its looks: %s',
    async (_state, element) => {
      const found = await examine(element, entry.within)
      for (const state of found.byColorAlone) if (state in announcedElsewhere) met.add(state)
      const excepted = Object.keys(entry.axeExcept ?? {})
      expect({
        axe: found.axe.filter((fault) => !excepted.some((rule) => fault.startsWith(`${rule}:`))),
        byColorAlone: found.byColorAlone.filter((state) => !(state in announcedElsewhere)),
      }).toEqual({ axe: [], byColorAlone: [] })
    },
  )
})

test('every reason is still needed', () => {
  expect([...met].sort()).toEqual(Object.keys(announcedElsewhere).sort())
})

describe('what the suite would not let pass', () => {
  test('a control without a name', async () => {
    const { axe: found } = await examine(<button type="button" />)
    expect(found).toEqual(['button-name: <button type="button"></button>'])
  })

  test.each(['aria-pressed', 'aria-checked'])(
    'a part that says %s by its ground alone',
    async (attribute) => {
      const Silent = styled('button', { name: 'FoyerSilent', slot: attribute })({
        [`&[${attribute}=true]`]: {
          background: 'var(--foyer-primary)',
          boxShadow: '0 0 0 2px var(--foyer-primary-text)',
        },
      })
      const { byColorAlone } = await examine(<Silent role="switch">On</Silent>)
      // The theme draws a line around whatever is pressed.
      expect(byColorAlone).toEqual(attribute === 'aria-pressed' ? [] : ['FoyerSilent [aria-checked=true]'])
    },
  )

  test('nothing, where a line, a weight or a style for forced colours says it too', async () => {
    const Announced = styled('span', { name: 'FoyerAnnounced', slot: 'Root' })({
      '&[data-weight]': { color: 'var(--foyer-primary)', fontWeight: 700 },
      '&[data-line]': { background: 'var(--foyer-primary)', outline: '2px solid var(--foyer-primary-text)' },
      '&[data-forced]': { background: 'var(--foyer-primary)' },
      [media.forcedColors]: { '&[data-forced]': { background: 'Highlight' } },
      '&:hover': { color: 'var(--foyer-primary-text)' },
    })
    expect((await examine(<Announced>Told</Announced>)).byColorAlone).toEqual([])
  })
})
