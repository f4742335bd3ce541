import { render, screen } from '@testing-library/react'
import { GiftCardFan } from './index.ts'

const cards = ['sunset', 'tonight', 'applause', 'birthday'].map((id) => ({
  id,
  picture: { url: `/goods/card-${id}.svg`, resizable: false },
}))

test('is one picture of up to three cards, with the sum on the front one', () => {
  const { container } = render(<GiftCardFan label="Gift cards" cards={cards} sum="£25" />)
  expect(screen.getByRole('img', { name: 'Gift cards' })).toHaveTextContent('£25')
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/goods/card-sunset.svg',
    '/goods/card-tonight.svg',
    '/goods/card-applause.svg',
  ])
})

test('is decoration without a name', () => {
  const { container } = render(<GiftCardFan cards={cards} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
})
