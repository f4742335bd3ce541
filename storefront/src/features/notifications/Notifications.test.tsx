import { act, fireEvent, render, screen } from '@testing-library/react'
import { StoresContext } from '../../context/contexts.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { createMemoryStorage } from '../../context/testing/page-data.ts'
import type { StorefrontConfiguration } from '../../stores/channel/configuration-model.ts'
import type { NotificationInput } from '../../stores/content/notifications.ts'
import { Notifications } from './Notifications.tsx'

/** Shows the place of the notifications, with these come one after another. @returns the store that they come by */
function show(
  inputs: readonly NotificationInput[],
  settings: Partial<StorefrontConfiguration['notifications']> = {},
) {
  const { stores } = createTestStores({})
  Object.assign(stores.configuration.value.notifications, settings)
  render(
    <StoresContext value={stores}>
      <Notifications />
    </StoresContext>,
  )
  act(() => inputs.forEach((input) => stores.notifications.add(input)))
  return stores.notifications
}

const news = (id: string, change: Partial<NotificationInput> = {}): NotificationInput => ({
  id,
  type: 'Info',
  title: `News ${id}`,
  ...change,
})

const titles = () => screen.getAllByText(/^News/).map((title) => title.textContent)
/** Presses the button with these words. */
const press = (label: string) => fireEvent.click(screen.getByText(label))

it('shows two, and the others behind a button that says how many they are', () => {
  const notifications = show([news('a'), news('b'), news('c'), news('d')])
  expect(titles()).toEqual(['News a', 'News b'])
  press('2 more notices')
  expect(titles()).toEqual(['News a', 'News b', 'News c', 'News d'])
  press('Fewer notices')
  act(() => notifications.remove('a'))
  expect(titles()).toEqual(['News b', 'News c'])
  expect(screen.getByText('1 more notice')).toBeVisible()
})

it('is of the page that it came on: nothing of it is kept, and over two reloads it does not come back', () => {
  const storages = [createMemoryStorage(), createMemoryStorage()] as const
  const [local, session] = storages
  const load = () => createTestStores({}, { local, session }).stores.notifications
  const before = storages.map((storage) => storage.keys())
  load().add(news('a', { type: 'Error' }))
  expect(storages.map((storage) => storage.keys())).toEqual(before)
  for (let reload = 0; reload < 2; reload += 1) expect(load().all).toHaveLength(0)
})

it('has no such button for two', () => {
  show([news('a'), news('b')])
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull()
})

it('leaves its place to one that is drawn elsewhere, which is none of those that wait', () => {
  show([news('a'), news('cookies', { isDrawnApart: true }), news('c')])
  expect(titles()).toEqual(['News a'])
  expect(screen.getByText('1 more notice')).toBeVisible()
})

it('says an error before what was there', () => {
  show([news('a'), news('b', { type: 'Error' })])
  expect(titles()).toEqual(['News b', 'News a'])
})

it('shows the glyph that it names, and the one of its kind when the name is none of the set', () => {
  show([news('a', { iconName: 'pin' }), news('b', { type: 'Success', iconName: 'trombone' })])
  const glyphs = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.MuiAlert-icon [data-icon]')?.getAttribute('data-icon'))
  expect(glyphs).toEqual(['check-circle', 'pin'])
})

it.each([3_500, 6_000])('goes by itself after the %i ms of the brand’s configuration', (autoDismissAfter) => {
  jest.useFakeTimers()
  try {
    const notifications = show([news('a', { autoDismiss: true })], { autoDismissAfter })
    act(() => jest.advanceTimersByTime(autoDismissAfter - 1))
    expect(notifications.all).toHaveLength(1)
    act(() => jest.advanceTimersByTime(1))
    expect(notifications.all).toHaveLength(0)
  } finally {
    jest.useRealTimers()
  }
})

it('closes by its button, and has none where it is to stay', () => {
  const notifications = show([news('a'), news('b', { closeButton: { show: false } })])
  fireEvent.click(screen.getByLabelText('Close this message'))
  expect(titles()).toEqual(['News b'])
  expect(notifications.all).toHaveLength(1)
  expect(screen.queryByRole('button')).toBeNull()
})

it('does what its action says', () => {
  const undo = jest.fn()
  const actionButton = { show: true, label: 'Undo', onClick: undo }
  show([news('a', { messages: ['It is off the list.'], actionButton })])
  expect(screen.getByRole('listitem')).toHaveTextContent('It is off the list.')
  press('Undo')
  expect(undo).toHaveBeenCalledTimes(1)
})

it('has no action where it is not to be shown, and then goes by itself again', () => {
  const actionButton = { show: false, label: 'Undo', onClick: () => undefined }
  const notifications = show([news('a', { actionButton })])
  expect(screen.queryByText('Undo')).toBeNull()
  expect(notifications.all[0]?.autoDismiss).toBe(true)
})
