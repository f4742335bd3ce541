import { render, screen } from '@testing-library/react'
import { VisuallyHidden } from './index.ts'

jest.unmock('@emotion/sheet')

test('its words are part of a name', () => {
  render(
    <button>
      19:30 <VisuallyHidden>at Halcyon Docklands</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: '19:30 at Halcyon Docklands' })).toBeInTheDocument()
})

test('takes no room to look at, yet is neither hidden nor gone', () => {
  render(<VisuallyHidden>Loading films</VisuallyHidden>)
  const text = screen.getByText('Loading films')
  expect(text).toBeVisible()
  expect(getComputedStyle(text)).toMatchObject({
    position: 'absolute',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  })
})
