import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { followAppearance } from '../../theme/index.ts'
import { ContrastDisclosure, ContrastSwitch, ModeSwitch } from './index.ts'

const labels = { legend: 'Appearance', System: 'System', Light: 'Light', Dark: 'Dark' }
const contrastLabels = {
  legend: 'Contrast',
  System: 'Device',
  Normal: 'Normal',
  Medium: 'More',
  High: 'Most',
}
const state = document.documentElement.dataset

beforeEach(() => {
  document.cookie = 'foyer-mode=;path=/;max-age=0'
  document.cookie = 'foyer-contrast=;path=/;max-age=0'
  Object.assign(state, { modes: 'Dark Light', mode: 'dark', modeChoice: 'Dark', contrast: 'System' })
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn() })
  followAppearance()
})

test('shows the choice in force, and changes mode and contrast without a commit', async () => {
  const commit = jest.fn()
  render(
    <Profiler id="switch" onRender={commit}>
      <ModeSwitch labels={labels} />
      <ContrastSwitch labels={contrastLabels} />
    </Profiler>,
  )
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Device' })).toBeChecked()
  const before = commit.mock.calls.length
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Most' }))
  expect(state).toMatchObject({ mode: 'light', modeChoice: 'Light', contrast: 'High' })
  expect(document.cookie).toContain('foyer-mode=Light')
  expect(document.cookie).toContain('foyer-contrast=High')
  expect(commit.mock.calls.length).toBe(before)
})

test('System follows the device', async () => {
  render(<ModeSwitch labels={labels} />)
  await userEvent.click(screen.getByRole('radio', { name: 'System' }))
  expect(state).toMatchObject({ mode: 'light', modeChoice: 'System' })
})

test('shows what another tab has chosen', async () => {
  render(<ModeSwitch labels={labels} />)
  await act(async () => {
    state['modeChoice'] = 'Light'
  })
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked()
})

test('a choice that is pressed before the script has come takes effect when it has', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<ModeSwitch labels={labels} />)
  document.body.append(root)
  const light = screen.getByRole('radio', { name: 'Light' })
  light.click()
  expect(state).toMatchObject({ modeChoice: 'Dark' })
  await act(async () => {
    hydrateRoot(root, <ModeSwitch labels={labels} />)
  })
  expect(state).toMatchObject({ mode: 'light', modeChoice: 'Light' })
  expect(document.cookie).toContain('foyer-mode=Light')
  expect(light).toBeChecked()
  root.remove()
})

test('each question is one stop of the keyboard, and arrows choose within it', async () => {
  render(
    <>
      <ModeSwitch labels={labels} />
      <ContrastSwitch labels={contrastLabels} />
    </>,
  )
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: 'Dark' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(state).toMatchObject({ modeChoice: 'Light', contrast: 'System' })
  expect(screen.getByRole('radio', { name: 'Dark' })).not.toBeChecked()
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: 'Device' })).toHaveFocus()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

test('contrast stands behind one word; Escape closes it and leaves the keyboard there, and so does going on', async () => {
  render(
    <>
      <ContrastDisclosure labels={contrastLabels} />
      <a href="/terms/">Terms</a>
    </>,
  )
  const word = screen.getByText('Contrast', { selector: 'summary' })
  const disclosure = word.closest('details')
  await userEvent.click(word)
  expect(disclosure).toHaveAttribute('open')
  act(() => screen.getByRole('radio', { name: 'Most' }).focus())
  await userEvent.keyboard('{Escape}')
  expect(disclosure).not.toHaveAttribute('open')
  expect(word).toHaveFocus()
  await userEvent.click(word)
  act(() => screen.getByRole('link', { name: 'Terms' }).focus())
  expect(disclosure).not.toHaveAttribute('open')
})
