import { render, screen, waitFor } from '@testing-library/react'

import { LazyDialog } from './index.ts'

test('is not in the page before it is first opened, and stays while it closes', async () => {
  const { rerender } = render(<LazyDialog open={false} title="Your order" closeLabel="Close" />)
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(<LazyDialog open title="Your order" closeLabel="Close" />)
  const dialog = await screen.findByRole('dialog', { name: 'Your order' })
  rerender(<LazyDialog open={false} title="Your order" closeLabel="Close" />)
  // It fades before it goes.
  expect(dialog).toBeInTheDocument()
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
})
