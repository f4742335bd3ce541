import { render, screen } from '@testing-library/react'
import { Alert } from './index.ts'

test('says what happened and what to do, and speaks up when it is told to', () => {
  render(
    <Alert tone="error" title="The card was declined" role="alert">
      Nothing was taken. <a href="#card">Try another card</a>
    </Alert>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The card was declinedNothing was taken. Try another card',
  )
  expect(screen.getByRole('link', { name: 'Try another card' })).toBeInTheDocument()
})

test('is silent by itself, and has no empty text', () => {
  const { container } = render(<Alert tone="info" title="Bring your student card" />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(container.querySelector('[data-slot=text]')).toBeNull()
})

test('each tone has a glyph of its own, so that colour is not all', () => {
  const glyphs = (['info', 'success', 'warning', 'error'] as const).map((tone) => {
    const { container, unmount } = render(<Alert tone={tone} title="News" />)
    const glyph = container.querySelector('svg')?.getAttribute('data-icon')
    unmount()
    return glyph
  })
  expect(new Set(glyphs).size).toBe(4)
})

test('a glyph may be named', () => {
  const { container } = render(<Alert tone="warning" title="Seat gone" icon="user-gone" />)
  expect(container.querySelector('svg')).toHaveAttribute('data-icon', 'user-gone')
})

test('in a sheet it may do without a frame', () => {
  const { container, rerender } = render(<Alert tone="warning" title="Seat gone" />)
  expect(container.firstChild).not.toHaveAttribute('data-frame')
  rerender(<Alert tone="warning" title="Seat gone" frame={false} />)
  expect(container.firstChild).toHaveAttribute('data-frame', 'none')
})
