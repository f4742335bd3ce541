import { render, screen } from '@testing-library/react'

import { LazyDialog } from './index.ts'

test('is not in the page before it is first opened', async () => {
  const { rerender } = render(<LazyDialog open={false} title="Your order" closeLabel="Close" />)
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(<LazyDialog open title="Your order" closeLabel="Close" />)
  expect(await screen.findByRole('dialog', { name: 'Your order' })).toBeInTheDocument()
})
