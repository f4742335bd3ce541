import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PaymentSplit } from './index.ts'

const cards = (onRemove: () => void) => [
  { id: 'a', icon: 'gift' as const, label: 'Gift card ending 4417', amount: '−£10.00', value: 10, onRemove },
  { id: 'b', icon: 'ticket' as const, label: 'Voucher', note: 'Two tickets', amount: '−£27.00', value: 27 },
]

test('says in words who pays what, and lets a part be taken off', async () => {
  const remove = jest.fn()
  render(<PaymentSplit label="Who pays what" parts={cards(remove)} rest={12} removeLabel="Remove" />)
  const rows = within(screen.getByRole('list', { name: 'Who pays what' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Gift card ending 4417−£10.00Remove',
    'VoucherTwo tickets−£27.00',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Gift card ending 4417' }))
  expect(remove).toHaveBeenCalledTimes(1)
})

test.each([
  ['what is left', 12, 3],
  ['no part for nothing', 0, 2],
])('the bar has %s', (_, rest, segments) => {
  const { container } = render(
    <PaymentSplit label="Who pays what" parts={cards(jest.fn())} rest={rest} removeLabel="Remove" />,
  )
  const bar = container.querySelector('[aria-hidden=true]')
  expect(bar?.children).toHaveLength(segments)
})

test('a part has its number from the left, and says when it expires', async () => {
  const voucher = {
    id: 'v',
    icon: <svg data-testid="drawing" />,
    label: 'Voucher',
    code: 'HV88 … 0735',
    expiry: 'Expires soon, on 8 March',
    amount: '−£27.00',
    value: 27,
    onRemove: jest.fn(),
  }
  render(<PaymentSplit label="Who pays what" parts={[voucher]} rest={12} removeLabel="Remove" />)
  expect(screen.getByText('HV88 … 0735')).toHaveAttribute('dir', 'ltr')
  expect(screen.getByText('Expires soon, on 8 March')).toBeInTheDocument()
  expect(screen.getByTestId('drawing')).toBeInTheDocument()
  expect(screen.getByRole('button')).toHaveAccessibleName('Remove: Voucher HV88 … 0735')
})

test('nothing can be taken off while a payment is under way', () => {
  render(
    <PaymentSplit label="Who pays what" parts={cards(jest.fn())} rest={12} removeLabel="Remove" disabled />,
  )
  expect(screen.getByRole('button', { name: /^Remove/ })).toBeDisabled()
})
