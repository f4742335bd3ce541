import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ItemDialog, type ItemDialogProps } from './index.ts'

const show = (props: Partial<ItemDialogProps> = {}) => {
  const press = jest.fn()
  const close = jest.fn()
  render(
    <ItemDialog
      open
      onClose={close}
      closeLabel="Close"
      title="Burger meal"
      description="A burger, fries and a drink."
      action={{ label: 'Add for £13.20', onPress: press }}
      {...props}
    />,
  )
  return { press, close }
}

test('is a dialog by the name of the item, described by its words', async () => {
  const { press } = show()
  expect(screen.getByRole('dialog', { name: 'Burger meal' })).toHaveAccessibleDescription(
    'A burger, fries and a drink.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add for £13.20' }))
  expect(press).toHaveBeenCalledTimes(1)
})

test('asks to be closed by Escape and by its button', async () => {
  const { close } = show()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(close.mock.calls).toEqual([['escape'], ['button']])
})

test('counts from one, under the name of the item', async () => {
  const change = jest.fn()
  show({
    quantity: {
      value: 1,
      max: 2,
      onChange: change,
      labels: { decrease: 'One Burger meal fewer', increase: 'One Burger meal more' },
    },
  })
  expect(screen.getByRole('group', { name: 'Burger meal' })).toHaveTextContent('1')
  expect(screen.getByRole('button', { name: 'One Burger meal fewer' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await userEvent.click(screen.getByRole('button', { name: 'One Burger meal more' }))
  expect(change).toHaveBeenCalledWith(2)
})

test('a button that names what is missing can be pressed: it leads there', async () => {
  const lead = jest.fn()
  show({ action: { label: 'Choose a drink', isMissing: true, onPress: lead } })
  const button = screen.getByRole('button', { name: 'Choose a drink' })
  expect(button).toHaveAttribute('data-missing')
  await userEvent.click(button)
  expect(lead).toHaveBeenCalledTimes(1)
})

test('the comment says how many characters are used, and ends where it must', async () => {
  const change = jest.fn()
  show({
    comment: {
      label: 'A word to the kitchen',
      name: 'comment',
      value: 'Cut in half, please',
      maxLength: 25,
      count: '19 of 25',
      onChange: change,
    },
  })
  const field = screen.getByRole('textbox', { name: 'A word to the kitchen' })
  expect(field).toHaveAccessibleDescription('19 of 25')
  expect(field).toHaveAttribute('maxlength', '25')
  await userEvent.type(field, '!')
  expect(change.mock.calls[0]?.[0]).toBe('Cut in half, please!')
})
