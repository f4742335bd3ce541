import { render, screen, within } from '@testing-library/react'
import { SettingList, SettingRow } from './index.ts'

test('is a named list of rows, each with what it is, what it means and its action', () => {
  render(
    <SettingList label="Where you are signed in">
      <SettingRow icon="phone" title="This phone" note="Now" />
      <SettingRow icon="monitor" title="Chrome" note="Yesterday" action={<button>Sign out</button>} />
    </SettingList>,
  )
  const rows = within(screen.getByRole('list', { name: 'Where you are signed in' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['This phoneNow', 'ChromeYesterdaySign out'])
  expect(rows.map((row) => within(row).queryByRole('button') !== null)).toEqual([false, true])
})

test('what opens stands in the row, below it, and marks it as open', () => {
  const { rerender } = render(
    <SettingList label="Email">
      <SettingRow title="ines@postbox.example">{false}</SettingRow>
    </SettingList>,
  )
  expect(screen.getByRole('listitem')).not.toHaveAttribute('data-open')
  rerender(
    <SettingList label="Email">
      <SettingRow title="ines@postbox.example">
        <input aria-label="New email" />
      </SettingRow>
    </SettingList>,
  )
  const row = screen.getByRole('listitem')
  expect(row).toHaveAttribute('data-open')
  expect(within(row).getByRole('textbox', { name: 'New email' })).toBeInTheDocument()
})
