import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TabBar, Tabs } from './index.ts'

jest.unmock('@emotion/sheet')

const tabs = [
  { id: 'times', label: 'Times', panel: <p>Nine showings</p> },
  { id: 'food', label: 'Food', disabled: true, panel: <p>Closed</p> },
  { id: 'map', label: 'Getting here', count: 3, panel: <p>Three ways</p> },
]

test('one tab stop; arrows pass what is disabled, move and open', async () => {
  render(<Tabs label="Docklands" tabs={tabs} />)
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'Times' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Getting here')
  expect(screen.getByRole('tabpanel', { name: /Getting here/ })).toHaveTextContent('Three ways')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Nine showings')
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Three ways')
  await userEvent.keyboard('{Home}')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Nine showings')
  await userEvent.click(screen.getByRole('tab', { name: 'Food' }))
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Nine showings')
})

test('on a page that reads from the right, Left goes on', async () => {
  render(
    <>
      <style>{'[role=tab] { direction: rtl }'}</style>
      <Tabs label="Docklands" tabs={tabs.map((tab) => ({ ...tab, disabled: false }))} />
    </>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Closed')
})

test('the keyboard goes from the tab to its panel', async () => {
  render(<Tabs label="Docklands" tabs={tabs} keepPanels />)
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('tabpanel', { name: 'Times' })).toHaveFocus()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

test('a count is a word of its own, in lines from either side', () => {
  render(<Tabs label="Docklands" tabs={tabs} />)
  const tab = screen.getByRole('tab', { name: 'Getting here 3' })
  expect(getComputedStyle(tab.querySelector('[data-slot=count]') as Element).unicodeBidi).toBe('isolate')
})

test('each tab says which panel it opens', () => {
  render(<Tabs label="Docklands" tabs={tabs} keepPanels />)
  const panels = screen.getAllByRole('tabpanel', { hidden: true }).map(({ id }) => id)
  expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-controls'))).toEqual(panels)
  expect(new Set(panels).size).toBe(tabs.length)
})

test('panels are made when they open, unless they are kept', () => {
  const { rerender } = render(<Tabs label="Docklands" tabs={tabs} />)
  expect(screen.queryByText('Three ways')).toBeNull()
  rerender(<Tabs label="Docklands" tabs={tabs} keepPanels />)
  expect(screen.getByText('Three ways')).not.toBeVisible()
})

test('a caller may keep the choice', async () => {
  const select = jest.fn()
  render(<Tabs label="Docklands" tabs={tabs} selected="times" onSelect={select} />)
  await userEvent.click(screen.getByRole('tab', { name: /Getting here/ }))
  expect(select).toHaveBeenCalledWith('map')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Nine showings')
})

test('when the open tab leaves, the first that can be chosen takes its place', async () => {
  const { rerender } = render(<Tabs label="Docklands" tabs={tabs} defaultSelected="map" />)
  rerender(<Tabs label="Docklands" tabs={tabs.slice(0, 2)} defaultSelected="map" />)
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Nine showings')
  await userEvent.tab()
  expect(screen.getByRole('tab', { selected: true })).toHaveFocus()
})

test('with nothing chosen the first that can be is the tab stop', async () => {
  render(<TabBar label="Genre" tabs={tabs.slice(1)} selected={null} onSelect={jest.fn()} />)
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: /Getting here/ })).toHaveFocus()
  expect(screen.queryByRole('tab', { selected: true })).toBeNull()
})

test('the ends offer more once scrolling has rested for 166 ms, for the pointer alone', () => {
  jest.useFakeTimers()
  try {
    const { container } = render(<TabBar label="Genre" tabs={tabs} selected="times" onSelect={jest.fn()} />)
    const row = screen.getByRole('tablist')
    Object.defineProperties(row, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } })
    row.scrollLeft = 600
    fireEvent.scroll(row)
    act(() => jest.advanceTimersByTime(165))
    expect(container.querySelector('[data-slot=more]')).toBeNull()
    act(() => jest.advanceTimersByTime(1))
    const more = container.querySelectorAll('[data-slot=more]')
    expect(more).toHaveLength(1)
    expect(more[0]).toHaveAttribute('data-start')
    expect(more[0]).toHaveAttribute('aria-hidden', 'true')
    expect(more[0]).toHaveAttribute('tabindex', '-1')
  } finally {
    jest.useRealTimers()
  }
})

test('they look again once the window has kept its size for 100 ms', () => {
  jest.useFakeTimers()
  try {
    const { container } = render(<TabBar label="Genre" tabs={tabs} selected="times" onSelect={jest.fn()} />)
    act(() => jest.advanceTimersByTime(0))
    Object.defineProperties(screen.getByRole('tablist'), {
      scrollWidth: { value: 900 },
      clientWidth: { value: 300 },
    })
    fireEvent(window, new Event('resize'))
    act(() => jest.advanceTimersByTime(60))
    fireEvent(window, new Event('resize'))
    act(() => jest.advanceTimersByTime(99))
    expect(container.querySelector('[data-slot=more]')).toBeNull()
    act(() => jest.advanceTimersByTime(1))
    expect(container.querySelector('[data-slot=more]')).not.toBeNull()
  } finally {
    jest.useRealTimers()
  }
})

test('the open tab stays in the middle when a typeface arrives or the row gets another width', () => {
  let resized: () => void = () => undefined
  const given = globalThis.ResizeObserver
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resized = () => {
        callback([], this)
      }
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  try {
    const { container } = render(<TabBar label="Genre" tabs={tabs} selected="map" onSelect={jest.fn()} />)
    const row = screen.getByRole('tablist')
    Object.defineProperties(row, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } })
    const tab = screen.getByRole('tab', { selected: true })
    Object.defineProperties(tab, { offsetLeft: { value: 600 }, offsetWidth: { value: 100 } })
    act(() => resized())
    expect(row.scrollLeft).toBe(500)
    expect(container.querySelectorAll('[data-slot=more]')).toHaveLength(2)
  } finally {
    globalThis.ResizeObserver = given
  }
})

test.each(['altKey', 'ctrlKey', 'metaKey'])('keys with %s are the browser’s own', async (held) => {
  render(<Tabs label="Docklands" tabs={tabs} />)
  await userEvent.tab()
  const times = screen.getByRole('tab', { name: 'Times' })
  expect(fireEvent.keyDown(times, { key: 'ArrowRight', [held]: true })).toBe(true)
  expect(times).toHaveFocus()
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Nine showings')
})
