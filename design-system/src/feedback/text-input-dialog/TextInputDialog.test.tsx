import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextInputDialog, type TextInputDialogProps } from './index.ts'

const close = jest.fn()
const submit = jest.fn()
const dialog = (props: Partial<TextInputDialogProps> = {}) => (
  <TextInputDialog
    open
    title="A note for the kitchen"
    closeLabel="Close"
    onClose={close}
    onSubmit={submit}
    label="Your note"
    name="note"
    maxLength={25}
    leftLabel={(left) => `${left} left`}
    submitLabel="Add the note"
    {...props}
  />
)
const field = () => screen.findByRole('textbox', { name: 'Your note' })

beforeEach(() => jest.clearAllMocks())

test('takes several lines and hands them over', async () => {
  render(dialog({ defaultValue: 'No ice' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.type(await field(), '{Enter}please')
  expect(await field()).toHaveAccessibleDescription('12 left')
  await userEvent.click(screen.getByRole('button', { name: 'Add the note' }))
  expect(submit.mock.calls).toEqual([['No ice\nplease']])
})

test('closes by its button and by Escape, but not while it submits', async () => {
  const { rerender } = render(dialog())
  await field()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(2)
  rerender(dialog({ submitting: true, submittingLabel: 'Adding' }))
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Adding' }))
  expect(close).toHaveBeenCalledTimes(2)
  expect(submit).not.toHaveBeenCalled()
})

test('closes by a press outside it, but not while it submits', async () => {
  const { rerender } = render(dialog())
  await field()
  // What stands around the paper takes the presses that miss it.
  const outside = screen.getByRole('dialog').parentElement as HTMLElement
  await userEvent.click(outside)
  expect(close).toHaveBeenCalledTimes(1)
  rerender(dialog({ submitting: true, submittingLabel: 'Adding' }))
  await userEvent.click(outside)
  expect(close).toHaveBeenCalledTimes(1)
})

test('while it submits nothing is written, and nothing is handed over twice', async () => {
  render(dialog({ defaultValue: 'No ice', submitting: true, submittingLabel: 'Adding' }))
  expect(await field()).toHaveAttribute('readonly')
  fireEvent.submit((await field()).closest('form') as HTMLFormElement)
  expect(submit).not.toHaveBeenCalled()
})

test('is no part of a form around it', async () => {
  const around = jest.fn()
  render(<form onSubmit={around}>{dialog()}</form>)
  fireEvent.submit((await field()).closest('form') as HTMLFormElement)
  expect(submit).toHaveBeenCalledTimes(1)
  expect(around).not.toHaveBeenCalled()
})

test('begins anew each time it opens, and says what is wrong', async () => {
  const { rerender } = render(dialog())
  await userEvent.type(await field(), 'No ice')
  rerender(dialog({ open: false }))
  rerender(dialog({ error: 'At most 25 letters.' }))
  expect(await field()).toHaveValue('')
  expect(await field()).toBeInvalid()
})
