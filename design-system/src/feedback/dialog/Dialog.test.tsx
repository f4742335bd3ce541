import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { useState } from 'react'
import { Dialog } from './index.ts'

jest.unmock('@emotion/sheet')

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

test('fades in and out in 0.3 s, together with what lies over the page', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  const fading = () =>
    ['.MuiDialog-container', '.MuiBackdrop-root'].map(
      (selector) => document.querySelector<HTMLElement>(selector)?.style.transition,
    )
  expect(fading()).toEqual([expect.stringMatching(/^opacity 300ms/), expect.stringMatching(/^opacity 300ms/)])
  const began = performance.now()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(fading()).toEqual([expect.stringMatching(/^opacity 300ms/), expect.stringMatching(/^opacity 300ms/)])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3000 })
  expect(performance.now() - began).toBeGreaterThanOrEqual(290)
})

test('holds the focus: Tab goes round in it, both ways', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  const close = screen.getByRole('button', { name: 'Close' })
  const stay = screen.getByRole('button', { name: 'Stay' })
  await userEvent.tab()
  expect(close).toHaveFocus()
  await userEvent.tab()
  expect(stay).toHaveFocus()
  await userEvent.tab()
  expect(close).toHaveFocus()
  await userEvent.tab({ shift: true })
  expect(stay).toHaveFocus()
})

test('the page behind is hidden from assistive technology and does not scroll until it has closed', async () => {
  const { container } = render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(container).toHaveAttribute('aria-hidden', 'true')
  expect(document.body.style.overflow).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.body.style.overflow).toBe(''))
  expect(container).not.toHaveAttribute('aria-hidden')
})

test('a press outside asks to close, one inside does not', async () => {
  const close = jest.fn()
  render(
    <Dialog open title="Leave this order?" closeLabel="Close" onClose={close}>
      <p>Row H</p>
    </Dialog>,
  )
  await userEvent.click(screen.getByText('Row H'))
  expect(close).not.toHaveBeenCalled()
  const outside = document.querySelector('.MuiDialog-container') as HTMLElement
  fireEvent.mouseDown(outside)
  fireEvent.click(outside)
  expect(close).toHaveBeenCalledWith('outside')
})

test('says by what it is asked to close', async () => {
  const close = jest.fn()
  render(<Dialog open title="Leave this order?" closeLabel="Close" onClose={close} />)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  expect(close.mock.calls).toEqual([['button'], ['escape']])
})

test('its actions stand after what it has to say', () => {
  render(
    <Dialog open title="Leave this order?" closeLabel="Close" actions={<button>Stay</button>}>
      <p>Row H</p>
    </Dialog>,
  )
  const actions = document.querySelector('[data-slot=actions]')
  expect(actions).toContainElement(screen.getByRole('button', { name: 'Stay' }))
  expect(actions?.previousElementSibling).toBe(screen.getByText('Row H'))
})
