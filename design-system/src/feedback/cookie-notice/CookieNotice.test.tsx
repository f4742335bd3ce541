import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { CookieNotice, cookieNotice } from './index.ts'

const plain = {
  title: 'Cookies',
  text: 'We store what a visit needs.',
  accept: { label: 'Accept', onPress: jest.fn() },
}

test('is a named region of its own id, and no dialog; it goes by an answer alone', async () => {
  const ref = createRef<HTMLElement>()
  render(<CookieNotice {...plain} ref={ref} />)
  expect(screen.getByRole('region', { name: 'Cookies' })).toBe(ref.current)
  expect(ref.current).toHaveAttribute('id', 'cookie-notice')
  expect(cookieNotice.displayPriority).toBe(10_000)
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  expect(plain.accept.onPress).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
  expect(plain.accept.onPress).toHaveBeenCalledTimes(1)
})

test('the other answer is as easy', async () => {
  const decline = jest.fn()
  render(<CookieNotice {...plain} decline={{ label: 'Only what is needed', onPress: decline }} />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(decline).toHaveBeenCalledTimes(1)
})

test('says whether it stands over the page or in it', () => {
  const { rerender } = render(<CookieNotice {...plain} />)
  expect(screen.getByRole('region')).toHaveAttribute('data-placement', 'fixed')
  rerender(<CookieNotice {...plain} placement="static" />)
  expect(screen.getByRole('region')).toHaveAttribute('data-placement', 'static')
})

test.each([
  ['Bar', ['We store what a visit needs.', 'Accept']],
  ['Slip', ['We store what a visit needs.', 'Accept']],
  ['Card', ['Accept', 'We store what a visit needs.']],
] as const)('at the top it has the shape of the brand: %s', (shape, order) => {
  const { container, rerender } = render(<CookieNotice {...plain} placement="top" shape={shape} />)
  expect(screen.getByRole('region')).toHaveAttribute('data-shape', shape)
  const parts = () => [...container.querySelectorAll('h2 ~ div')].map(({ textContent }) => textContent)
  expect(parts()).toEqual(order)
  // Where it is asked for again it is a panel, in every brand.
  rerender(<CookieNotice {...plain} shape={shape} />)
  expect(screen.getByRole('region')).not.toHaveAttribute('data-shape')
  expect(parts()).toEqual(['We store what a visit needs.', 'Accept'])
})
