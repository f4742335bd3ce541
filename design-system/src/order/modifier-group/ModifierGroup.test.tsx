import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ModifierGroup } from './index.ts'

const drinks = [
  { id: 'water', label: 'Sparkling water' },
  { id: 'cola', label: 'House cola', nested: <p>Size</p> },
  { id: 'coffee', label: 'Flat white', price: '+ £0.60' },
]

test('one of several: the rule is read with the name, arrows choose', async () => {
  const change = jest.fn()
  render(
    <ModifierGroup
      name="Drink"
      kind="one"
      rule="Choose one"
      options={drinks}
      chosen={{ water: 1 }}
      onChange={change}
    />,
  )
  const group = screen.getByRole('radiogroup', { name: 'Drink Choose one' })
  await userEvent.tab()
  expect(within(group).getByRole('radio', { name: 'Sparkling water' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(change).toHaveBeenCalledWith('cola', 1)
  expect(within(group).getByRole('radio', { name: 'Flat white + £0.60' })).not.toBeChecked()
})

test('the groups of an option stand under it while it is chosen', () => {
  const group = (chosen: Record<string, number>) => (
    <ModifierGroup name="Drink" kind="one" rule="" options={drinks} chosen={chosen} onChange={jest.fn()} />
  )
  const { rerender } = render(group({ water: 1 }))
  expect(screen.queryByText('Size')).toBeNull()
  rerender(group({ cola: 1 }))
  expect(screen.getByText('Size')).toBeInTheDocument()
})

const extras = [
  { id: 'pickles', label: 'Pickles' },
  { id: 'cheese', label: 'Plant cheese' },
]

test('of several, a box is ticked and unticked; a full group takes no more', async () => {
  const change = jest.fn()
  render(
    <ModifierGroup
      name="More of"
      kind="several"
      rule="Up to one"
      options={extras}
      chosen={{ pickles: 1 }}
      isFull
      onChange={change}
    />,
  )
  expect(screen.getByRole('checkbox', { name: 'Plant cheese' })).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pickles' }))
  expect(change).toHaveBeenCalledWith('pickles', 0)
})

test('quantities are counted up to the bound of an option and of the group', async () => {
  const change = jest.fn()
  const labels = (name: string) => ({ decrease: `One ${name} fewer`, increase: `One ${name} more` })
  const dips = (isFull: boolean) => (
    <ModifierGroup
      name="Dips"
      kind="quantities"
      rule="Up to 3"
      options={[
        { id: 'tomato', label: 'Tomato', labels: labels('Tomato'), max: 2 },
        { id: 'garlic', label: 'Garlic', labels: labels('Garlic') },
      ]}
      chosen={{ tomato: 2 }}
      isFull={isFull}
      onChange={change}
    />
  )
  const { rerender } = render(dips(false))
  await userEvent.click(screen.getByRole('button', { name: 'One Tomato more' }))
  expect(change).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'One Garlic more' }))
  expect(change).toHaveBeenCalledWith('garlic', 1)
  rerender(dips(true))
  expect(screen.getByRole('button', { name: 'One Garlic more' })).toHaveAttribute('aria-disabled', 'true')
})

test('what is missing is said in place of the rule', () => {
  render(
    <ModifierGroup
      name="Drink"
      kind="one"
      rule="Still to choose"
      isMissing
      options={drinks}
      chosen={{}}
      onChange={jest.fn()}
    />,
  )
  expect(screen.getByRole('radiogroup', { name: 'Drink Still to choose' })).toBeInvalid()
})

test('folds to its answer; opened, its chosen option has the focus', async () => {
  const Page = () => {
    const [isFolded, setFolded] = useState(true)
    return (
      <ModifierGroup
        name="Drink"
        kind="one"
        rule="Choose one"
        options={drinks}
        chosen={{ coffee: 1 }}
        onChange={jest.fn()}
        answer={
          isFolded
            ? { text: 'Flat white', changeLabel: 'Change', onChange: () => setFolded(false) }
            : undefined
        }
      />
    )
  }
  render(<Page />)
  expect(screen.getByRole('group', { name: 'Drink Flat white' })).toBeInTheDocument()
  expect(screen.queryByRole('radio')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Change Drink' }))
  expect(screen.getByRole('radio', { name: 'Flat white + £0.60' })).toHaveFocus()
})
