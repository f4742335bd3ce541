import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GiftCardFace, GiftCardFaces } from './index.ts'

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

test('a face is chosen by the name of its picture, with one stop of the keyboard', async () => {
  const change = jest.fn()
  const faces = [
    { value: 'sunset', label: 'Sunset over the harbour', picture },
    { value: 'rain', label: 'Neon in the rain', picture, disabled: true },
    { value: 'tiles', label: 'Applause', picture },
  ]
  render(
    <GiftCardFaces label="The picture" name="face" faces={faces} defaultValue="sunset" onChange={change} />,
  )
  expect(screen.getByRole('radiogroup', { name: 'The picture' })).toBeInTheDocument()
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: 'Sunset over the harbour' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(change).toHaveBeenCalledWith('tiles')
  expect(screen.getByRole('radio', { name: 'Applause' })).toBeChecked()
})
