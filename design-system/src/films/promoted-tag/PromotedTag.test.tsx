import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { PromotedTag, choosePromotion } from './index.ts'

test('says why a film is put forward, in the words of its brand', () => {
  const ref = createRef<HTMLSpanElement>()
  render(<PromotedTag ref={ref} promotion="Sponsored" label="Halcyon pick" className="mine" />)
  expect(screen.getByText('Halcyon pick')).toBe(ref.current)
  expect(ref.current).toHaveClass('mine')
  expect(ref.current).toHaveAttribute('data-promotion', 'Sponsored')
})

test.each([
  [['ComingSoon', 'Sponsored', 'PreBookNow'], 'Sponsored'],
  [['ComingSoon', 'PreBookNow'], 'PreBookNow'],
  [['ComingSoon'], 'ComingSoon'],
  [[], null],
] as const)('of %p it is %s', (possible, promotion) => {
  expect(choosePromotion(possible)).toBe(promotion)
})
