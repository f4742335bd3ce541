import { fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { MemberPhoto } from './index.ts'

test('is a picture of its member, and a figure when it does not come', () => {
  const ref = createRef<HTMLSpanElement>()
  render(<MemberPhoto ref={ref} photo={{ url: '/media/1' }} alt="Odile" size="lg" id="photo" />)
  expect(ref.current).toHaveAttribute('data-size', 'lg')
  expect(ref.current).toHaveAttribute('id', 'photo')
  expect(screen.getByRole('img', { name: 'Odile' })).toHaveAttribute('sizes', '96px')
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'Odile' })).toHaveAttribute('data-placeholder', 'memberPhoto')
})

test('beside the name it is decoration', () => {
  const { container } = render(<MemberPhoto alt="" />)
  expect(container.firstElementChild).toHaveAttribute('data-size', 'md')
  expect(screen.queryByRole('img')).toBeNull()
})

test('without a photo the initials stand for the member, under the whole name', () => {
  const { container, rerender } = render(<MemberPhoto initials="OV" alt="Odile Varga" />)
  expect(screen.getByRole('img', { name: 'Odile Varga' })).toHaveAttribute('data-initials', 'OV')
  rerender(<MemberPhoto initials="OV" alt="" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container).toHaveTextContent('')
  expect(container.firstElementChild).toHaveAttribute('data-initials', 'OV')
})

test('a photo wins over the initials', () => {
  const { container } = render(<MemberPhoto initials="OV" alt="Odile Varga" photo={{ url: '/media/1' }} />)
  expect(container.querySelector('[data-initials]')).toBeNull()
})
