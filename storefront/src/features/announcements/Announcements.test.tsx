import type { Announcement } from '@foyer/contract/omnia/site-content'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createDismissalMemory } from '../../stores/content/dismissal-memory.ts'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { createMemoryStorage } from '../../context/testing/page-data.ts'
import { success } from '../../cache/result.ts'
import { Announcements } from './Announcements.tsx'

const organ: Announcement = {
  id: 'organ',
  title: 'The organ is back',
  message: 'Every evening at ten to.',
  style: 'Info',
  startDate: null,
  endDate: null,
  displayFrequencyInDays: 7,
  pages: ['/', '/films/*'],
  actionButton: { name: 'What’s on', url: '/films/' },
}

/** A browser that goes to a page once more with each `open`. */
function browser(announcements: readonly Announcement[], elementDisplayRules: readonly unknown[] = []) {
  const local = createMemoryStorage()
  const session = createMemoryStorage()
  const content = {
    get: async () =>
      success({ languageTag: 'en', components: { announcements, popups: [], elementDisplayRules } }) as never,
  }
  return async (path: string) => {
    const { stores } = createTestStores({}, { local, session, content })
    stores.today.tick()
    createDismissalMemory(stores).start()
    const page = { params: {}, pattern: path, url: new URL(path, 'https://halcyon.example') }
    const shown = render(
      <StoresContext value={stores}>
        <PageContextContext value={page}>
          <main id="content" tabIndex={-1}>
            <Announcements framed />
          </main>
        </PageContextContext>
      </StoresContext>,
    )
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    return shown
  }
}

const line = () => screen.queryByRole('complementary', { name: 'News: The organ is back' })

it('stands on its pages, with the way on', async () => {
  const open = browser([organ])
  const { unmount } = await open('/films/louder/HO00000105/')
  expect(line()).toHaveTextContent('The organ is back Every evening at ten to.')
  expect(screen.getByRole('link', { name: 'What’s on' })).toHaveAttribute('href', '/films/')
  unmount()
  await open('/help/')
  expect(line()).toBeNull()
})

it('stays closed over two reloads, and the keyboard goes on with the page', async () => {
  const open = browser([organ])
  const first = await open('/')
  await userEvent.click(screen.getByRole('button', { name: 'Close: The organ is back' }))
  expect(line()).toBeNull()
  expect(document.getElementById('content')).toHaveFocus()
  first.unmount()
  for (const path of ['/', '/films/']) {
    const again = await open(path)
    expect(line()).toBeNull()
    again.unmount()
  }
})

it('has no way on to an address that is none', async () => {
  await browser([{ ...organ, actionButton: { name: 'Win', url: 'javascript:alert(1)' } }])('/')
  expect(line()).toBeInTheDocument()
  expect(screen.queryByRole('link')).toBeNull()
})

it('shows the first of several in one line, and the others when they are asked for', async () => {
  const second = { ...organ, id: 'bar', title: 'The bar is open' }
  await browser([organ, second])('/')
  expect(screen.getAllByRole('complementary')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'and 1 more' }))
  expect(screen.getByRole('complementary', { name: 'News: The bar is open' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'and 1 more' })).toBeNull()
  expect(document.getElementById('content')).toHaveFocus()
})
