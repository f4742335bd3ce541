import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { HeadingTabs } from './index.ts'

const tabs = [
  { id: 'now', label: 'Now showing', count: 9, panel: <p>Nine films</p> },
  { id: 'soon', label: 'Coming soon', panel: <p>Six films</p> },
  { id: 'advance', label: 'Advance booking', panel: <p>Three films</p> },
]

test('arrows, Home and End move and open; the tabs are one stop', async () => {
  render(<HeadingTabs label="Films" tabs={tabs} />)
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: /Now showing/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Coming soon')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Six films')
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Three films')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Nine films')
})

test('a count stands apart from its label', () => {
  render(<HeadingTabs label="Films" tabs={tabs} />)
  expect(screen.getByRole('tab', { name: 'Now showing 9' })).toHaveTextContent('Now showing 9')
})

test('a caller may keep the choice', async () => {
  const select = jest.fn()
  render(<HeadingTabs label="Films" tabs={tabs} selected="now" onSelect={select} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Coming soon' }))
  expect(select).toHaveBeenCalledWith('soon')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Nine films')
})

test('on a page that reads from the right, Left goes on; with another key held, arrows are the browser’s', async () => {
  render(
    <>
      <style>{'[role=tab] { direction: rtl }'}</style>
      <HeadingTabs label="Films" tabs={tabs} />
    </>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Six films')
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Six films')
})

test('one with an address is a link that opens here, by Space too; with a key held it is the browser’s', async () => {
  const addressed = tabs.map((tab) => ({ ...tab, href: `?tab=${tab.id}` }))
  const leaves: boolean[] = []
  render(
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- listens what becomes of a press
    <div
      onClick={(event) => {
        leaves.push(!event.defaultPrevented)
        event.preventDefault()
      }}
    >
      <HeadingTabs label="Films" tabs={addressed} />
    </div>,
  )
  const soon = screen.getByRole('tab', { name: 'Coming soon' })
  expect(soon).toHaveAttribute('href', '?tab=soon')
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(soon)
  await user.keyboard('{/Control}')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Nine films')
  await user.click(soon)
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Six films')
  expect(leaves).toEqual([true, false])
  screen.getByRole('tab', { name: 'Advance booking' }).focus()
  await user.keyboard(' ')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Three films')
})

test('when the open tab leaves, the first takes its place', () => {
  const { rerender } = render(<HeadingTabs label="Films" tabs={tabs} defaultSelected="advance" />)
  rerender(<HeadingTabs label="Films" tabs={tabs.slice(0, 2)} defaultSelected="advance" />)
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Nine films')
})
