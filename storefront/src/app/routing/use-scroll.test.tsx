import { act, render, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { useScroll } from './use-scroll.ts'

let navigate: NavigateFunction
const scrollTo = jest.fn<void, [number, number]>()

function Place() {
  const go = useNavigate()
  useEffect(() => {
    navigate = go
  }, [go])
  useScroll(useLocation())
  return null
}

/** The visitor moves the page. */
function scroll(to: number) {
  Object.assign(window, { scrollY: to })
  window.dispatchEvent(new Event('scroll'))
}
const goTo = (to: string) => act(async () => void navigate(to))
const goBack = () => act(async () => void navigate(-1))
/** Where the page was moved to last, from the top; undefined when it was left alone. */
const movedTo = () => scrollTo.mock.calls.at(-1)?.[1]

beforeEach(() => {
  sessionStorage.clear()
  Object.assign(window, { scrollY: 0 })
  scrollTo.mockClear()
  Object.assign(window, { scrollTo })
  render(
    <MemoryRouter>
      <Place />
    </MemoryRouter>,
  )
})

it('begins another page at its top', async () => {
  scroll(640)
  await goTo('/films/')
  expect(movedTo()).toBe(0)
})

it('finds the place again on the way back', async () => {
  scroll(640)
  await goTo('/films/')
  scroll(120)
  await goBack()
  expect(movedTo()).toBe(640)
})

it('leaves the page where it is when only what is asked of it changes', async () => {
  await goTo('/films/')
  scrollTo.mockClear()
  await goTo('/films/?genre=1')
  expect(movedTo()).toBeUndefined()
})

it('leaves the browser’s own way with a place over reloads to itself while nobody looks', () => {
  expect(history.scrollRestoration).toBe('manual')
  window.dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
})

it('leads to the element that the address names, once the page has it', async () => {
  const seen = jest.fn()
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  })
  const element = document.body.appendChild(document.createElement('section'))
  Object.assign(element, { id: 'opening-hours', scrollIntoView: seen })
  await goTo('/sites/#opening-hours')
  await waitFor(() => expect(seen).toHaveBeenCalled())
  element.remove()
})
