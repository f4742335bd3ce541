import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Notice } from './index.ts'

test('its action is a button that does, or a link that leads', async () => {
  const press = jest.fn()
  const { rerender } = render(
    <Notice tone="error" title="Seats gone" action={{ label: 'Pick again', onPress: press }} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Pick again' }))
  expect(press).toHaveBeenCalledTimes(1)
  rerender(<Notice tone="error" title="Seats gone" action={{ label: 'Pick again', href: '/order/' }} />)
  expect(screen.getByRole('link', { name: 'Pick again' })).toHaveAttribute('href', '/order/')
})

test('can be put away by its named button, by keyboard too', async () => {
  const close = jest.fn()
  render(<Notice tone="success" title="Saved" onClose={close} closeLabel="Put away: Saved" />)
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Put away: Saved' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(close).toHaveBeenCalledTimes(1)
})

test('what cannot be closed shows no cross; what has no text shows no empty line', () => {
  const { container } = render(<Notice tone="info" title="Screen 4 reopens" closeLabel="Close" />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(container.querySelector('[data-slot=text]')).toBeNull()
})

test('each tone has a glyph of its own', () => {
  const glyphs = (['info', 'success', 'warning', 'error'] as const).map((tone) => {
    const { container, unmount } = render(<Notice tone={tone} title="News" />)
    const glyph = container.querySelector('svg')?.getAttribute('data-icon')
    unmount()
    return glyph
  })
  expect(new Set(glyphs).size).toBe(4)
})

test('a glyph may be named', () => {
  const { container } = render(<Notice tone="info" icon="pin" title="You are seeing Portmere" />)
  expect(container.querySelector('svg')).toHaveAttribute('data-icon', 'pin')
})
