import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { Profiler } from 'react'
import { ModeSwitch } from './index.ts'

const labels = { legend: 'Appearance', System: 'System', Light: 'Light', Dark: 'Dark' }

beforeEach(() => {
  document.documentElement.dataset['mode'] = 'dark'
  document.documentElement.dataset['modeChoice'] = 'Dark'
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn() })
})

test('shows the choice in force, and changes attribute and cookie without a commit', async () => {
  const commit = jest.fn()
  render(
    <Profiler id="switch" onRender={commit}>
      <ModeSwitch labels={labels} />
    </Profiler>,
  )
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  const before = commit.mock.calls.length
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
  expect(document.documentElement.dataset).toMatchObject({ mode: 'light', modeChoice: 'Light' })
  expect(document.cookie).toContain('foyer-mode=Light')
  expect(commit.mock.calls.length).toBe(before)
})

test('System follows the device', async () => {
  render(<ModeSwitch labels={labels} />)
  await userEvent.click(screen.getByRole('radio', { name: 'System' }))
  expect(document.documentElement.dataset).toMatchObject({ mode: 'light', modeChoice: 'System' })
})
