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
