import { render, screen } from '@testing-library/react'
import { PointsBand } from './index.ts'

test('says how many there are, what comes next and what is lost', () => {
  const { container } = render(
    <PointsBand
      figure="1,840"
      unit="points"
      rail={<p>Silver</p>}
      title="160 points to Gold"
      note="Recliners at the standard price"
      notice="120 points run out on 30 April"
      action={<button type="button">Fill up</button>}
    />,
  )
  expect(container.textContent).toMatch(/^1,840 points.*Silver.*160 points to Gold.*120 points run out/)
  expect(screen.getByRole('button', { name: 'Fill up' })).toBeVisible()
})

test('is nothing but the figure where nothing else is known', () => {
  const { container } = render(<PointsBand figure="0" unit="stars" size="md" />)
  expect(container.textContent).toBe('0 stars')
  expect(container.querySelector('[data-slot=notes]')).toBeNull()
  expect(container.firstElementChild).toHaveAttribute('data-size', 'md')
})
