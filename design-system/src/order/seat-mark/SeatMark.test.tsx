import { render } from '@testing-library/react'
import { SeatMark, type SeatMarkKind } from './index.ts'

const kinds: SeatMarkKind[] = ['standard', 'premier', 'sofa', 'wheelchair', 'lounge']
const getDrawing = (kind: SeatMarkKind) => {
  const { container, unmount } = render(<SeatMark kind={kind} />)
  const drawing = container.innerHTML.replace(/ (class|data-kind)="[^"]*"/g, '')
  unmount()
  return drawing
}

test('kinds are told apart by their drawing, not by colour alone', () => {
  expect(new Set(kinds.map(getDrawing)).size).toBe(kinds.length)
})

test.each(kinds)('%s is decoration, and no stop of the keyboard', (kind) => {
  const { container } = render(<SeatMark kind={kind} />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(container.querySelector('svg')).toHaveAttribute('focusable', 'false')
})

test('the size is the height; a sofa is as wide as its two seats', () => {
  const { container } = render(<SeatMark kind="sofa" size={44} />)
  expect(container.querySelector('svg')).toHaveAttribute('height', '44')
  expect(container.querySelector('svg')).toHaveAttribute('width', '88')
})
