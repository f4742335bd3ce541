import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfirmationDialog } from './index.ts'

const cancel = jest.fn()
const confirm = jest.fn()
const plain = {
  open: true,
  title: 'Leave this order?',
  text: 'Your seats go back on sale.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
  onCancel: cancel,
  onConfirm: confirm,
}

beforeEach(() => jest.clearAllMocks())

test('is an alert that is read with its text; both answers are told', async () => {
  render(<ConfirmationDialog {...plain} data-question="leave" />)
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave this order?' })
  expect(dialog).toHaveAccessibleDescription('Your seats go back on sale.')
  expect(document.querySelector('[data-question=leave]')).toContainElement(dialog)
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(confirm).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
  expect(cancel).toHaveBeenCalledTimes(1)
})

test.each([
  [undefined, 'Leave'],
  ['confirm', 'Leave'],
  ['cancel', 'Stay'],
] as const)('of the answers, preferring %s, the last one stands out: %s', async (preferred, name) => {
  render(<ConfirmationDialog {...plain} preferred={preferred} />)
  await screen.findByRole('alertdialog')
  const answers = [...document.querySelectorAll('button[data-variant]')].filter(
    ({ textContent }) => textContent,
  )
  expect(answers.map((answer) => answer.getAttribute('data-variant'))).toEqual(['secondary', 'primary'])
  expect(answers[1]).toHaveAccessibleName(name)
})

test('Escape is a no', async () => {
  render(<ConfirmationDialog {...plain} />)
  await screen.findByRole('alertdialog')
  await userEvent.keyboard('{Escape}')
  expect(cancel).toHaveBeenCalledTimes(1)
  expect(confirm).not.toHaveBeenCalled()
})

test('on its way it can be neither left nor asked again', async () => {
  render(<ConfirmationDialog {...plain} busy busyLabel="Leaving" />)
  await screen.findByRole('alertdialog')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Leaving' }))
  expect(screen.getByRole('button', { name: 'Stay' })).toBeDisabled()
  expect(cancel).not.toHaveBeenCalled()
  expect(confirm).not.toHaveBeenCalled()
})

test('says why it did not work', async () => {
  const { rerender } = render(<ConfirmationDialog {...plain} failure="The cinema does not answer." />)
  expect(await screen.findByRole('alert')).toHaveTextContent('The cinema does not answer.')
  const failure = { title: 'The order is with the bank', text: 'There is no need to pay again.' }
  rerender(<ConfirmationDialog {...plain} failure={failure} />)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The order is with the bankThere is no need to pay again.',
  )
})
