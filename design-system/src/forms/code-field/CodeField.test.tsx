import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CodeField, type CodeFieldProps, type CodeKind } from './index.ts'

jest.unmock('@emotion/sheet')

const labels: CodeFieldProps['labels'] = {
  title: 'Add a code',
  close: 'Close',
  kinds: 'Kind',
  number: 'Number',
  pin: 'PIN',
  optional: '(optional)',
  add: 'Add it',
  adding: 'Looking',
  another: 'Another number',
  numberNeeded: 'Type the number.',
  pinNeeded: 'Type the PIN.',
}
const voucher: CodeKind = { id: 'voucher', label: 'Voucher', pin: 'Required', note: 'A voucher.' }
const giftCard: CodeKind = { id: 'gift', label: 'Gift card', pin: 'Optional' }
const pass: CodeKind = { id: 'pass', label: 'Pass', pin: 'None' }
/** V is a voucher, G a gift card, P a pass, and X may be any; a hyphen after two characters. */
const rule: CodeFieldProps['rule'] = {
  mask(text, caret) {
    const layOut = (part: string) =>
      part
        .toUpperCase()
        .replaceAll('-', '')
        .replace(/^(..)(?=.)/, '$1-')
    return { text: layOut(text), caret: layOut(text.slice(0, caret)).length }
  },
  recognize: (text) =>
    text.startsWith('X')
      ? ['voucher', 'gift', 'pass']
      : [voucher, giftCard, pass].flatMap(({ id }) =>
          text !== '' && id.startsWith(text.charAt(0).toLowerCase()) ? [id] : [],
        ),
}
const onAdd = jest.fn()
const element = (props: Partial<CodeFieldProps> = {}) => (
  <CodeField labels={labels} kinds={[voucher, giftCard, pass]} rule={rule} onAdd={onAdd} {...props} />
)
const getNumber = () => screen.getByRole('textbox', { name: 'Number' })
const queryPin = () => screen.queryByRole('textbox', { name: /^PIN/ })

beforeEach(() => onAdd.mockClear())

test('asks for a PIN as the kind of the number has it', async () => {
  render(element())
  expect(queryPin()).toBeNull()
  await userEvent.type(getNumber(), 'v1')
  expect(queryPin()).toBeRequired()
  expect(screen.getByRole('status')).toHaveTextContent('A voucher.')
  await userEvent.clear(getNumber())
  await userEvent.type(getNumber(), 'g1')
  expect(screen.getByRole('textbox', { name: 'PIN (optional)' })).not.toBeRequired()
  await userEvent.clear(getNumber())
  await userEvent.type(getNumber(), 'p1')
  expect(queryPin()).toBeNull()
})

test('adds by Enter what was typed, without a PIN that is not asked for', async () => {
  render(element())
  await userEvent.type(getNumber(), 'v123')
  await userEvent.type(screen.getByRole('textbox', { name: 'PIN' }), '27')
  await userEvent.clear(getNumber())
  await userEvent.type(getNumber(), 'p123{Enter}')
  expect(onAdd).toHaveBeenCalledWith({ text: 'P1-23', pin: '', kindId: 'pass' })
})

test('what is missing is said at its field, which takes the focus', async () => {
  render(element({ kinds: [voucher] }))
  await userEvent.click(screen.getByRole('button', { name: 'Add it' }))
  expect(getNumber()).toHaveFocus()
  expect(getNumber()).toHaveAccessibleDescription('Type the number.')
  await userEvent.type(getNumber(), 'v1')
  expect(getNumber()).toBeValid()
  await userEvent.keyboard('{Enter}')
  expect(queryPin()).toHaveFocus()
  expect(queryPin()).toHaveAccessibleDescription('Type the PIN.')
  expect(onAdd).not.toHaveBeenCalled()
})

test('a kind is chosen by hand where the number does not tell it, and not against the number', async () => {
  render(element())
  await userEvent.type(getNumber(), 'x1')
  await userEvent.click(screen.getByRole('radio', { name: 'Pass' }))
  await userEvent.type(getNumber(), '{Enter}')
  expect(onAdd).toHaveBeenCalledWith({ text: 'X1', pin: '', kindId: 'pass' })
  await userEvent.clear(getNumber())
  await userEvent.type(getNumber(), 'g')
  expect(screen.getByRole('radio', { name: 'Gift card' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Pass' })).toBeDisabled()
})

test('one kind has no chips', () => {
  render(element({ kinds: [pass] }))
  expect(screen.queryByRole('radio')).toBeNull()
})

test('the caret stays after the character that was typed', async () => {
  render(element())
  await userEvent.type(getNumber(), 'v134')
  await userEvent.type(getNumber(), '2', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(getNumber()).toHaveValue('V1-234')
  expect((getNumber() as HTMLInputElement).selectionStart).toBe(4)
})

test('the draft of an input method is left alone', () => {
  render(element())
  fireEvent.input(getNumber(), { target: { value: 'v' }, isComposing: true })
  expect(getNumber()).toHaveValue('v')
  fireEvent.input(getNumber(), { target: { value: 'v12' } })
  expect(getNumber()).toHaveValue('V1-2')
})

test('a refusal keeps the number, takes the focus, and goes with the next change', async () => {
  const edit = jest.fn()
  const { rerender } = render(element({ busy: true, onEdit: edit }))
  rerender(element({ error: 'Expired', actions: <a href="/films/">Films</a>, onEdit: edit }))
  expect(getNumber()).toHaveFocus()
  expect(getNumber()).toHaveAccessibleDescription('Expired')
  expect(screen.getByRole('link', { name: 'Films' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Another number' }))
  expect(edit).toHaveBeenCalledTimes(1)
  expect(getNumber()).not.toHaveAttribute('aria-invalid')
  expect(getNumber()).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Add it' })).toBeVisible()
})

test('what nobody answered can be sent again, and the same refusal is said again', async () => {
  const { rerender } = render(element({ kinds: [pass] }))
  await userEvent.type(getNumber(), 'p1')
  rerender(element({ kinds: [pass], error: 'Nobody answered.', canRetry: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Add it' }))
  expect(onAdd).toHaveBeenCalledTimes(1)
  expect(getNumber()).toHaveAccessibleDescription('Nobody answered.')
})

test('while it waits it takes no press, and keeps what was typed from being changed', async () => {
  const { rerender } = render(element({ kinds: [pass] }))
  await userEvent.type(getNumber(), 'p1')
  rerender(element({ kinds: [pass], busy: true }))
  await userEvent.type(getNumber(), '2{Enter}')
  expect(onAdd).not.toHaveBeenCalled()
  expect(getNumber()).toHaveValue('P1')
})

test('codes are written from the left, and offered to no memory of the browser', () => {
  render(element())
  expect(getNumber()).toHaveAttribute('dir', 'ltr')
  expect(getNumber()).toHaveAttribute('autocomplete', 'off')
})
