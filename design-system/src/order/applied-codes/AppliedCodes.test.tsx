import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppliedCode, AppliedCodes, type AppliedCodeProps } from './index.ts'

jest.unmock('@emotion/sheet')

const removal = { label: 'Remove', name: 'Remove the voucher', busyLabel: 'Removing' }
const show = (props: Partial<AppliedCodeProps>) =>
  render(
    <AppliedCodes label="Taken off">
      <AppliedCode name="Voucher" removal={removal} {...props} />
    </AppliedCodes>,
  )

test('is a list of what was taken off, each with its number, effect and sum', () => {
  show({ code: '••••0735', note: 'Pays for one ticket', amount: '−£13.50', expiry: 'Expires soon' })
  const row = within(screen.getByRole('list', { name: 'Taken off' })).getByRole('listitem')
  expect(row).toHaveTextContent('Voucher ••••0735Pays for one ticketExpires soon−£13.50')
  expect(screen.getByText('••••0735')).toHaveAttribute('dir', 'ltr')
})

test('is taken back by a button that names it', async () => {
  const remove = jest.fn()
  show({ onRemove: remove })
  await userEvent.click(screen.getByRole('button', { name: 'Remove the voucher' }))
  expect(remove).toHaveBeenCalledTimes(1)
})

test('while it is taken back it takes no second press', async () => {
  const remove = jest.fn()
  show({ onRemove: remove, busy: true })
  await userEvent.click(screen.getByRole('button', { name: 'Removing' }))
  expect(remove).not.toHaveBeenCalled()
})

test('what could not be taken back stays, and says why', () => {
  show({ error: 'It could not be removed.' })
  expect(screen.getByRole('status')).toHaveTextContent('It could not be removed.')
  expect(screen.getByText('Voucher')).toBeVisible()
})

test('what cannot be taken back has no button', () => {
  show({ removal: undefined })
  expect(screen.queryByRole('button')).toBeNull()
})
