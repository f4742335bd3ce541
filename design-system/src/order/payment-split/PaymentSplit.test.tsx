import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PaymentSplit, SplitRangeInput } from './index.ts'

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

test('a part may be more or less by its slider, to the end of what is allowed', () => {
  const range = {
    label: 'Points to pay with',
    min: 10,
    max: 1_733,
    step: 10,
    value: 640,
    valueText: '640 points, £6.40',
    note: 'up to 1,733',
    onChange: jest.fn(),
    onCommit: jest.fn(),
  }
  const points = {
    id: 'p',
    icon: 'sparkle' as const,
    label: '640 points',
    amount: '−£6.40',
    value: 6.4,
  }
  const shows = (disabled: boolean) => (
    <PaymentSplit
      label="Who pays what"
      parts={[{ ...points, control: <SplitRangeInput range={range} disabled={disabled} /> }]}
      rest={12}
      removeLabel="Remove"
      disabled={disabled}
    />
  )
  const { rerender } = render(shows(false))
  const slider = screen.getByRole('slider', { name: 'Points to pay with' })
  expect(slider).toHaveAttribute('aria-valuetext', '640 points, £6.40')
  fireEvent.input(slider, { target: { value: '900' } })
  expect(range.onChange).toHaveBeenLastCalledWith(900)
  expect(range.onCommit).not.toHaveBeenCalled()
  // The last step ends at what is allowed.
  fireEvent.input(slider, { target: { value: '1740' } })
  expect(range.onChange).toHaveBeenLastCalledWith(1_733)
  slider.dispatchEvent(new Event('change'))
  expect(range.onCommit).toHaveBeenCalledTimes(1)
  rerender(shows(true))
  expect(slider).toBeDisabled()
})
