import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { useState } from 'react'
import { Dialog } from './index.ts'

function Page({ closable }: { closable?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        onClick={() => {
          setOpen(true)
        }}
      >
        Leave
      </button>
      <Dialog
        open={open}
        closable={closable ?? true}
        title="Leave this order?"
        text="Your seats go back on sale."
        closeLabel="Close"
        onClose={() => {
          setOpen(false)
        }}
      >
        <button>Stay</button>
      </Dialog>
    </>
  )
}

test('is named and described, takes the focus and gives it back on Escape', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  const dialog = screen.getByRole('dialog', { name: 'Leave this order?' })
  expect(dialog).toHaveAccessibleDescription('Your seats go back on sale.')
  expect(document.body).toHaveStyle({ overflow: 'hidden' })
  await userEvent.tab()
  expect(dialog.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('button', { name: 'Leave' })
  expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus()
})

test('stays until a choice is made when it cannot be closed', async () => {
  render(<Page closable={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

test('says where it stands: in the middle, or at the top', () => {
  const { rerender } = render(<Dialog open title="Search" closeLabel="Close" />)
  expect(document.querySelector('[data-placement=centre] [role=dialog]')).not.toBeNull()
  rerender(<Dialog open title="Search" closeLabel="Close" placement="top" />)
  expect(document.querySelector('[data-placement=top] [role=dialog]')).not.toBeNull()
})

test('without a title it is named by its label', () => {
  render(<Dialog open aria-label="Half price on Mondays" closeLabel="Close" />)
  expect(screen.getByRole('dialog', { name: 'Half price on Mondays' })).toBeInTheDocument()
})
