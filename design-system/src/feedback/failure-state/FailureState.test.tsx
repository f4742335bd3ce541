import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FailureState } from './index.ts'

const base = { title: 'Times did not load', text: 'Our ordering desk does not answer.' }

test('says itself aloud, and the button tries again', async () => {
  const retry = jest.fn()
  render(<FailureState {...base} retryLabel="Try again" onRetry={retry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Times did not load')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('while it tries, another press does nothing and the button keeps its name and focus', async () => {
  const retry = jest.fn()
  const { rerender } = render(<FailureState {...base} retryLabel="Try again" onRetry={retry} />)
  await userEvent.tab()
  rerender(<FailureState {...base} retryLabel="Try again" onRetry={retry} retrying />)
  const button = screen.getByRole('button', { name: 'Try again' })
  expect(button).toHaveFocus()
  await userEvent.click(button)
  expect(retry).not.toHaveBeenCalled()
})

test('what cannot be tried again offers only the other way out', () => {
  render(<FailureState {...base} retryLabel="Try again" actions={<a href="/films/">All films</a>} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'All films' })).toBeInTheDocument()
})

test('the reference for the help desk stands with the text, and only when there is one', () => {
  const { rerender } = render(<FailureState {...base} reference="Reference 7f3a-22c1" />)
  expect(screen.getByText('Reference 7f3a-22c1')).toBeInTheDocument()
  rerender(<FailureState {...base} />)
  expect(screen.queryByText(/Reference/)).toBeNull()
})

test('may say that it is trying again', () => {
  render(
    <FailureState
      {...base}
      retryLabel="Try again"
      retryingLabel="Trying again"
      onRetry={() => undefined}
      retrying
    />,
  )
  expect(screen.getByRole('button', { name: 'Trying again' })).toHaveAttribute('aria-busy', 'true')
})
