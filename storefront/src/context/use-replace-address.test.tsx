import { act, render, screen } from '@testing-library/react'
import { BrowserHistoryRouter } from '../app/routing/BrowserHistoryRouter.tsx'
import { usePendingLocation } from './use-pending-location.ts'
import { useReplaceAddress } from './use-replace-address.ts'

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
let replaceAddress: (href: string) => void

const Answer = () => {
  const replace = useReplaceAddress()
  const { pathname, search } = usePendingLocation()
  return <output ref={() => void (replaceAddress = replace)}>{pathname + search}</output>
}

afterEach(() => {
  delete (window as { navigation?: unknown }).navigation
  environment.IS_REACT_ACT_ENVIRONMENT = true
  history.replaceState(null, '', '/')
})

it('has the answer drawn within the task, at the end of a pause as well', () => {
  const navigation = new EventTarget()
  Object.assign(window, { navigation })
  render(
    <BrowserHistoryRouter>
      <Answer />
    </BrowserHistoryRouter>,
  )
  const replaceState = jest.spyOn(history, 'replaceState').mockImplementation((_state, _title, url) => {
    const destination = { url: new URL(String(url), location.href).href }
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination }))
  })
  // As a timer does it: nobody waits for what is drawn.
  environment.IS_REACT_ACT_ENVIRONMENT = false
  replaceAddress('/films/?q=salt')
  expect(screen.getByRole('status')).toHaveTextContent('/films/?q=salt')
  environment.IS_REACT_ACT_ENVIRONMENT = true
  replaceState.mockRestore()
})

it('takes the place of the address that stands', () => {
  render(
    <BrowserHistoryRouter>
      <Answer />
    </BrowserHistoryRouter>,
  )
  const { length } = history
  act(() => replaceAddress('/films/?q=road'))
  expect(location.search).toBe('?q=road')
  expect(history).toHaveLength(length)
})
