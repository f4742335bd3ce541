import { render, screen } from '@testing-library/react'
import { GiftCardFace } from './index.ts'

const picture = { url: '/goods/card-sunset.svg', resizable: false }

test('shows its picture by name, and the sum as text', () => {
  render(<GiftCardFace picture={picture} alt="Sunset over the harbour" sum="£25" data-testid="card" />)
  expect(screen.getByRole('img', { name: 'Sunset over the harbour' })).toHaveAttribute(
    'src',
    '/goods/card-sunset.svg',
  )
  expect(screen.getByTestId('card')).toHaveTextContent('£25')
})

test('is a dashed blank before its picture is known', () => {
  render(<GiftCardFace alt="" data-testid="card" />)
  expect(screen.getByTestId('card')).toHaveAttribute('data-blank')
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByTestId('card')).toHaveTextContent('')
})

test('a blank says by its words what will be there', () => {
  render(<GiftCardFace alt="Your card" />)
  expect(screen.getByRole('img', { name: 'Your card' })).toBeInTheDocument()
})
