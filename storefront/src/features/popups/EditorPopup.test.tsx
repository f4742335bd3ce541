import type { Popup } from '@foyer/contract/omnia/site-content'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createDismissalMemory } from '../../stores/content/dismissal-memory.ts'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { answerWith, createTestStores } from '../../context/testing/order-stores.ts'
import { initialData, createMemoryStorage } from '../../context/testing/page-data.ts'
import { getSiteContentStores } from '../../stores/content/site-content-stores.ts'
import { success } from '../../cache/result.ts'
import { EditorPopup } from './EditorPopup.tsx'

const always = { startDate: null, endDate: null, displayFrequencyInDays: null, pages: [], cinemaGroups: [] }
const film = (id: string): Popup => ({ id, ...always, film: { key: 'HO1' }, image: null, link: null })
const picture: Popup = {
  id: 'mondays',
  ...always,
  film: null,
  image: {
    url: '/brand/art/mondays.svg',
    alt: 'Half price on Mondays',
    dimensions: { width: 800, height: 600 },
    fromLeft: 50,
    fromTop: 50,
  },
  link: { url: '/help/' },
}

const groups = [{ id: 'portmere', name: 'Portmere', cinemas: [] }]

/** A browser that has chosen its city, and opens a page with each `open`. */
function browser(popups: readonly Popup[]) {
  const local = createMemoryStorage()
  const session = createMemoryStorage()
  local.set('foyer-cinema-group', 'portmere')
  return async (path: string, isHeld = false) => {
    const { stores } = createTestStores(
      {
        getFilm: () =>
          answerWith({
            film: {
              id: 'HO1',
              title: { text: 'The Salt Road', translations: [] },
              shortSynopsis: { text: 'A caravan.', translations: [] },
              genreIds: [],
              castAndCrew: [],
            },
            relatedData: { genres: [], censorRatings: [], castAndCrew: [] },
          }),
      },
      {
        local,
        session,
        content: {
          get: async () =>
            success({
              languageTag: 'en',
              components: { announcements: [], popups, elementDisplayRules: [] },
            }) as never,
        },
      },
      { ...initialData, cinemaGroups: groups, requiredCinemaGroupPrompt: true },
    )
    stores.cinemaGroups.restore()
    const visit = getSiteContentStores(stores)
    createDismissalMemory(stores).start()
    await visit.content.ensure()
    const at = (where: string, held = isHeld) => (
      <StoresContext value={stores}>
        <PageContextContext
          value={{ params: {}, pattern: where, url: new URL(where, 'https://halcyon.example') }}
        >
          <EditorPopup isHeld={held} />
        </PageContextContext>
      </StoresContext>
    )
    const shown = render(at(path))
    return { ...shown, go: (where: string, held = false) => shown.rerender(at(where, held)), stores }
  }
}

const dialog = (name: string) => screen.findByRole('dialog', { name })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('shows a film with the way to it', async () => {
  await browser([film('salt')])('/')
  expect(await dialog('The Salt Road')).toHaveAccessibleDescription('A caravan.')
  expect(screen.getByRole('link', { name: 'See the film' })).toHaveAttribute(
    'href',
    '/films/the-salt-road/HO1/',
  )
})

it('shows a picture with a link, and closes by Escape', async () => {
  await browser([picture])('/')
  await dialog('Half price on Mondays')
  expect(screen.getByRole('link', { name: 'Half price on Mondays' })).toHaveAttribute('href', '/help/')
  await userEvent.keyboard('{Escape}')
  await gone()
})

it('waits while the city is asked for', async () => {
  const { go } = await browser([picture])('/', true)
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(screen.queryByRole('dialog')).toBeNull()
  go('/', false)
  await dialog('Half price on Mondays')
})

it('opens over no dialog that the visitor has opened, but when that is closed', async () => {
  const search = document.createElement('div')
  search.innerHTML = '<div role="dialog" aria-modal="true" aria-label="Search"></div>'
  document.body.append(search)
  await browser([picture])('/')
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(screen.queryByRole('dialog', { name: 'Half price on Mondays' })).toBeNull()
  search.remove()
  await dialog('Half price on Mondays')
})

it('closed once, leaves the page alone until the route changes; then the next one may come', async () => {
  const { go } = await browser([film('salt'), picture])('/')
  await dialog('The Salt Road')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await gone()
  go('/')
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(screen.queryByRole('dialog')).toBeNull()
  go('/films/')
  await dialog('Half price on Mondays')
})

it('stays closed for the session, over two reloads', async () => {
  const open = browser([picture])
  const first = await open('/')
  await dialog('Half price on Mondays')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await gone()
  first.unmount()
  for (const path of ['/', '/films/']) {
    const again = await open(path)
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(screen.queryByRole('dialog')).toBeNull()
    again.unmount()
  }
})
