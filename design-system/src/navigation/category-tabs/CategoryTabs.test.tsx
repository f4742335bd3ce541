import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CategoryTabs } from './index.ts'

const categories = [
  { id: 'popcorn', label: 'Popcorn' },
  { id: 'hot', label: 'Hot, until 19:58' },
  { id: 'drinks', label: 'Drinks' },
]

/** The page with its sections, each at a place below the window's top. */
const show = (onSelect?: (id: string) => void) => {
  render(
    <>
      <CategoryTabs label="Categories" categories={categories} onSelect={onSelect} />
      {categories.map(({ id, label }) => (
        <section key={id} id={id} aria-label={`Section ${label}`} />
      ))}
    </>,
  )
  return {
    place: (tops: readonly number[]) => {
      categories.forEach(({ id }, index) => {
        const section = document.getElementById(id)
        if (section) section.getBoundingClientRect = () => new DOMRect(0, tops[index], 100, 400)
      })
      act(() => {
        fireEvent.scroll(window)
        jest.runOnlyPendingTimers()
      })
    },
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  globalThis.scrollBy = jest.fn()
})
afterEach(() => {
  jest.useRealTimers()
})

const getCurrent = () => screen.getByRole('link', { current: true }).textContent

test('is a named landmark of links to the sections', () => {
  show()
  expect(screen.getByRole('navigation', { name: 'Categories' })).toBeInTheDocument()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#popcorn',
    '#hot',
    '#drinks',
  ])
  expect(getCurrent()).toBe('Popcorn')
})

test('says which section is in view as the page is scrolled', () => {
  const { place } = show()
  place([-500, 20, 500])
  expect(getCurrent()).toBe('Hot, until 19:58')
  place([-900, -400, 10])
  expect(getCurrent()).toBe('Drinks')
  place([200, 700, 1200])
  expect(getCurrent()).toBe('Popcorn')
})

test('leads to a section, which takes the focus; those on the way are not current', async () => {
  const select = jest.fn()
  const { place } = show(select)
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  place([0, 500, 1000])
  await user.click(screen.getByRole('link', { name: 'Drinks' }))
  expect(select).toHaveBeenCalledWith('drinks')
  expect(screen.getByRole('region', { name: 'Section Drinks' })).toHaveFocus()
  expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ top: 984 }))
  act(() => {
    fireEvent.scroll(window)
    jest.advanceTimersByTime(100)
  })
  expect(getCurrent()).toBe('Drinks')
  act(() => {
    fireEvent(window, new Event('scrollend'))
    jest.advanceTimersByTime(100)
  })
  expect(getCurrent()).toBe('Popcorn')
})
