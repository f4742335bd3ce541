import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { getConsentStore } from '../../stores/visitor/consent.ts'
import { StoresContext } from '../../context/contexts.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { createMemoryStorage } from '../../context/testing/page-data.ts'
import { ConsentNotice } from './ConsentNotice.tsx'

/** A browser that loads a page with each `open`. */
function browser() {
  const local = createMemoryStorage()
  return () => {
    const { stores } = createTestStores({}, { local })
    const consent = getConsentStore(stores)
    const shown = render(
      <StoresContext value={stores}>
        <button onClick={() => consent.reopen()}>Cookies and privacy</button>
        <main id="content" tabIndex={-1}>
          <ConsentNotice />
        </main>
      </StoresContext>,
    )
    return { ...shown, ...stores, consent }
  }
}

const notice = () => screen.queryByRole('region', { name: 'May we remember a little more?' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('asks until it is answered; Escape is no answer, and there is no cross', async () => {
  const open = browser()
  const { unmount, notifications } = open()
  expect(notice()).toBeVisible()
  expect(screen.getByRole('link', { name: 'What exactly we keep' })).toHaveAttribute('href', '/privacy/')
  expect(notifications.all.map(({ id, displayPriority }) => [id, displayPriority])).toEqual([
    ['cookie-notice', 10_000],
  ])
  await userEvent.keyboard('{Escape}')
  expect(notice()).toBeVisible()
  expect(screen.queryByRole('button', { name: /Close/ })).toBeNull()
  unmount()
  open()
  expect(notice()).toBeVisible()
})

it.each([
  ['Accept', true],
  ['Only what is needed', false],
])('%s is kept over two reloads', async (answer, isGranted) => {
  const open = browser()
  const first = open()
  await press(answer)
  expect(notice()).toBeNull()
  expect(document.getElementById('content')).toHaveFocus()
  first.unmount()
  for (let reload = 0; reload < 2; reload += 1) {
    const { consent, unmount } = open()
    expect(notice()).toBeNull()
    expect(consent.isGranted).toBe(isGranted)
    unmount()
  }
})

it('comes back when it is asked for, takes the keyboard, and gives it back', async () => {
  const { consent } = browser()()
  await press('Accept')
  await press('Cookies and privacy')
  expect(notice()).toHaveFocus()
  await press('Only what is needed')
  expect(consent.isGranted).toBe(false)
  expect(screen.getByRole('button', { name: 'Cookies and privacy' })).toHaveFocus()
})

it('is the last of the notifications: two others go before it', () => {
  const { notifications } = browser()()
  act(() => {
    for (const id of ['a', 'b']) notifications.add({ id, type: 'Info', title: id })
  })
  expect(notice()).toBeNull()
  act(() => notifications.remove('a'))
  expect(notice()).toBeVisible()
})

it.each([
  ['stays where it stands for whom has not answered', null],
  ['goes from whom has answered before, though no cookie says so', 'Declined'],
] as const)('that the server has drawn is taken over, and %s', (_, answered) => {
  const local = createMemoryStorage()
  const pageFor = () => (
    <StoresContext value={createTestStores({}, { local }).stores}>
      <ConsentNotice isDrawn />
    </StoresContext>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(pageFor())
  document.body.append(container)
  const drawn = notice()
  expect(drawn).toBeVisible()
  if (answered) getConsentStore(createTestStores({}, { local }).stores).answer(answered)
  const { unmount } = render(pageFor(), { container, hydrate: true })
  expect(notice()).toBe(answered ? null : drawn)
  if (!answered) expect(notice()).toHaveAttribute('data-placement', 'top')
  unmount()
  container.remove()
})

it('is said aloud where it came with the page, and not behind the list of cities', async () => {
  const { stores } = createTestStores({})
  render(
    <StoresContext value={stores}>
      <ConsentNotice isDrawn />
    </StoresContext>,
  )
  const said = screen.getByRole('status')
  expect(said).toBeEmptyDOMElement()
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(said).toBeEmptyDOMElement()
  act(() => stores.cinemaGroups.restore())
  await waitFor(() => expect(said).toHaveTextContent('May we remember a little more?'))
})
