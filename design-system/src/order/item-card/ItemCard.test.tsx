import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ItemCard, ItemGrid, type ItemCardProps, type ItemState } from './index.ts'

const show = (state: ItemState, props: Partial<ItemCardProps> = {}) => {
  const increase = jest.fn()
  const decrease = jest.fn()
  const card = (next: ItemState) => (
    <ItemGrid label="Popcorn">
      <ItemCard
        name="Popcorn"
        price="£7.20"
        state={next}
        onIncrease={increase}
        onDecrease={decrease}
        labels={{ decrease: 'One Popcorn fewer', increase: 'One Popcorn more' }}
        {...props}
      />
    </ItemGrid>
  )
  const { rerender } = render(card(state))
  return { increase, decrease, change: (next: ItemState) => rerender(card(next)) }
}

test('one more and one fewer are asked for by their names', async () => {
  const { increase, decrease } = show({ type: 'chosen', quantity: 1, max: 4 })
  const group = screen.getByRole('group', { name: 'Popcorn' })
  await userEvent.click(within(group).getByRole('button', { name: 'One Popcorn more' }))
  expect(increase).toHaveBeenCalledTimes(1)
  expect(decrease).not.toHaveBeenCalled()
  await userEvent.click(within(group).getByRole('button', { name: 'One Popcorn fewer' }))
  expect(decrease).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('listitem')).toHaveAttribute('data-filled')
})

test('the last one taken away, the focus is on plus', async () => {
  const { change } = show({ type: 'chosen', quantity: 1, max: 4 })
  await userEvent.click(screen.getByRole('button', { name: 'One Popcorn fewer' }))
  change({ type: 'available' })
  expect(screen.getByRole('button', { name: 'One Popcorn more' })).toHaveFocus()
  expect(screen.getByRole('listitem')).not.toHaveAttribute('data-filled')
})

test('plus says that it opens a dialog where there are choices', () => {
  show({ type: 'available' }, { opensDialog: true })
  expect(screen.getByRole('button', { name: 'One Popcorn more' })).toHaveAttribute('aria-haspopup', 'dialog')
})

test('at a limit plus stays, takes no press and gives its reason', async () => {
  const { increase } = show({ type: 'limit', quantity: 4, reason: 'Up to 4' })
  const more = screen.getByRole('button', { name: 'One Popcorn more' })
  await userEvent.click(more)
  expect(increase).not.toHaveBeenCalled()
  expect(more).toHaveAttribute('aria-disabled', 'true')
  expect(more).toHaveAccessibleDescription('Up to 4')
})

test.each<[string, ItemState]>([
  ['a limit of the order', { type: 'limit', quantity: 0, reason: 'Up to 99 in an order' }],
  ['what is sold out', { type: 'soldOut', note: 'Up to 99 in an order' }],
  ['what is not served now', { type: 'closed', note: 'Up to 99 in an order' }],
])('%s keeps its place and says why', (_, state) => {
  show(state)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('listitem')).toHaveTextContent('Popcorn£7.20Up to 99 in an order')
})

test('a picture that is not square can be shown whole', () => {
  show({ type: 'available' }, { picture: { url: '/cards/sunset.png', resizable: false }, wholePicture: true })
  // By which the styles fit it into the tile.
  expect(document.querySelector('[data-slot=tile][data-whole] img')).toBeInTheDocument()
})

test('a price that is less now is read with the one before', () => {
  show({ type: 'available' }, { formerPrice: { price: '£8.20', label: 'instead of' } })
  expect(screen.getByText('£8.20').tagName).toBe('S')
  expect(screen.getByRole('listitem')).toHaveTextContent('£7.20 instead of £8.20')
})

test('its picture has no words of its own, and its allergens are words', () => {
  show(
    { type: 'available' },
    {
      picture: { url: '/goods/popcorn.svg', resizable: false },
      allergens: [{ id: 'milk', letters: 'M', name: 'Milk' }],
      allergensLabel: 'Contains',
      tags: ['Saves £1.00'],
    },
  )
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('list', { name: 'Contains' })).toHaveTextContent('Milk')
  expect(screen.getByText('Saves £1.00')).toBeInTheDocument()
})
