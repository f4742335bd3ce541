import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { StatusLabel } from './index.ts'

test.each([
  ['NowShowing', 'Now showing'],
  ['PreBookNow', 'Book ahead'],
  ['AdvanceBooking', 'Members first'],
  ['ComingSoon', 'Coming soon'],
] as const)('%s in the words of its brand', (status, label) => {
  const ref = createRef<HTMLSpanElement>()
  render(<StatusLabel ref={ref} status={status} label={label} id="status" />)
  expect(screen.getByText(label)).toBe(ref.current)
  expect(ref.current).toHaveAttribute('data-status', status)
  expect(ref.current).toHaveAttribute('id', 'status')
})
