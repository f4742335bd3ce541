import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { useState } from 'react'
import { ErrorBoundary } from './index.ts'

const Part = ({ broken }: { broken: boolean }) => {
  if (broken) throw new Error('planted')
  return <p>fine</p>
}
function Page({ onError }: { onError: (error: Error) => void }) {
  const [broken, setBroken] = useState(true)
  return (
    <ErrorBoundary
      onError={onError}
      fallback={(error, reset) => (
        <button
          onClick={() => {
            setBroken(false)
            reset()
          }}
        >
          {error.message}
        </button>
      )}
    >
      <Part broken={broken} />
    </ErrorBoundary>
  )
}

test('stands in for what broke, reports it, and tries again', async () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const report = jest.fn()
  render(<Page onError={report} />)
  expect(report.mock.calls[0]?.[0]).toEqual(new Error('planted'))
  await userEvent.click(screen.getByRole('button', { name: 'planted' }))
  expect(screen.getByText('fine')).toBeInTheDocument()
  silenced.mockRestore()
})

test('another key tries again, the same one does not', () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = (resetKey: string, broken: boolean) => (
    <ErrorBoundary resetKey={resetKey} fallback={() => <p>broke</p>}>
      <Part broken={broken} />
    </ErrorBoundary>
  )
  const { rerender } = render(page('/films/', true))
  rerender(page('/films/', false))
  expect(screen.getByText('broke')).toBeInTheDocument()
  rerender(page('/sites/', false))
  expect(screen.getByText('fine')).toBeInTheDocument()
  silenced.mockRestore()
})

test('what is thrown and is no error is told as one', () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const report = jest.fn()
  const Odd = (): never => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- as a careless library does
    throw 'planted'
  }
  render(
    <ErrorBoundary onError={report} fallback={({ message }) => <p>{message}</p>}>
      <Odd />
    </ErrorBoundary>,
  )
  expect(screen.getByText('planted')).toBeInTheDocument()
  expect(report.mock.calls[0]?.[0]).toEqual(new Error('planted'))
  silenced.mockRestore()
})
