import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { Headline } from './index.ts'

test.each([2, 3, 4] as const)('is a heading of level %i', (level) => {
  const ref = createRef<HTMLHeadingElement>()
  render(
    <Headline level={level} ref={ref} id="organ">
      The organ is back
    </Headline>,
  )
  const heading = screen.getByRole('heading', { level, name: 'The organ is back' })
  expect(heading).toBe(ref.current)
  expect(heading).toHaveAttribute('id', 'organ')
  expect(heading).toHaveAttribute('data-level', String(level))
})

test('is of level 2 unless it is said', () => {
  render(<Headline>The organ is back</Headline>)
  expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument()
})
