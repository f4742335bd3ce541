import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { LinkComponentProvider } from '../link/index.ts'
import { RootThemeProvider } from '../../theme/index.ts'
import { Button } from './index.ts'

jest.unmock('@emotion/sheet')

test('presses', async () => {
  const press = jest.fn()
  render(<Button onClick={press}>Keep these seats</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Keep these seats' }))
  expect(press).toHaveBeenCalledTimes(1)
})

test('refuses presses while it waits, keeps the focus and says what it does', async () => {
  const press = jest.fn()
  render(
    <Button onClick={press} busy busyLabel="Paying">
      Pay £45.30
    </Button>,
  )
  const button = screen.getByRole('button')
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('Paying')
  expect(button).toHaveAccessibleName('Paying')
})

test('while it waits, its words keep their room unseen and unsaid', () => {
  render(
    <Button busy busyLabel="Paying" icon="lock">
      Pay £45.30
    </Button>,
    { wrapper: RootThemeProvider },
  )
  const label = screen.getByText('Pay £45.30')
  expect(label).not.toBeVisible()
  expect(label.closest('[aria-hidden=true]')?.querySelector('[data-icon=lock]')).toBeInTheDocument()
  expect(getComputedStyle(label.closest('[data-slot=words]') as Element).gridArea).toBe('1/1')
})

test('does not submit a form while it waits', async () => {
  const submit = jest.fn((event: React.FormEvent) => {
    event.preventDefault()
  })
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy busyLabel="Saving">
        Save
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(submit).not.toHaveBeenCalled()
})

test('is a link when it has an address, the application’s own', () => {
  render(
    <LinkComponentProvider
      component={({ children, ...rest }) => (
        <a data-routed {...rest}>
          {children}
        </a>
      )}
    >
      <Button href="/films/">All films</Button>
    </LinkComponentProvider>,
  )
  const link = screen.getByRole('link', { name: 'All films' })
  expect(link).toHaveAttribute('href', '/films/')
  expect(link).toHaveAttribute('data-routed')
})

test('is either, by whether there is an address', () => {
  const trailer = (href: string | undefined) => <Button href={href}>Trailer</Button>
  const { rerender } = render(trailer(undefined))
  expect(screen.getByRole('button', { name: 'Trailer' })).toBeInTheDocument()
  rerender(trailer('?trailer'))
  expect(screen.getByRole('link', { name: 'Trailer' })).toHaveAttribute('href', '?trailer')
})

test('sends no form unless it is asked to', async () => {
  const submit = jest.fn((event: React.FormEvent) => {
    event.preventDefault()
  })
  const form = (type?: 'submit') => (
    <form onSubmit={submit}>
      <Button type={type}>Add a seat</Button>
    </form>
  )
  const { rerender } = render(form())
  await userEvent.click(screen.getByRole('button'))
  expect(submit).not.toHaveBeenCalled()
  rerender(form('submit'))
  await userEvent.click(screen.getByRole('button'))
  expect(submit).toHaveBeenCalledTimes(1)
})

test.each([{ 'aria-disabled': true }, { busy: true }])(
  'refused by %p, it is reached and not pressed',
  async (refused) => {
    const press = jest.fn()
    render(
      <Button {...refused} onClick={press}>
        Keep these seats
      </Button>,
    )
    await userEvent.tab()
    const button = screen.getByRole('button', { name: 'Keep these seats' })
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter} ')
    expect(press).not.toHaveBeenCalled()
  },
)
