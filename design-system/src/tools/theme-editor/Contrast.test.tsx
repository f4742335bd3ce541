import { auditTheme } from '@foyer/theme-tokens/audit'
import { readTheme } from '@foyer/theme-tokens/parse-theme'
import { fireEvent, render, screen, within } from '@testing-library/react'
import halcyon from '../../../../brands/halcyon/theme.json'
import { Contrast } from './Contrast.tsx'
import { applyChange, createHistory, type Change, type Draft } from './draft.ts'

const colorScheme = {
  primary: '#1d5fd0',
  accent: '#9ec5ff',
  background: { header: '#777777' },
  heroAttributes: [{ id: 'vast' }, { id: 'deep', color: '#777777' }],
  seats: { standard: '#e8e8e8' },
}
const draft: Draft = {
  ...halcyon,
  modes: [
    { type: 'Light', isDefault: true, colorScheme },
    { type: 'Dark', colorScheme: {} },
  ],
}

/** The draft after what is shown instead of a color of the mode has been taken for it. */
function used(mode: string, name: RegExp): { before: string; after: Draft } {
  const changes: Change[] = []
  render(
    <Contrast
      draft={draft}
      issues={[]}
      audits={auditTheme(readTheme(draft), ['High'])}
      dispatch={(change) => changes.push(change)}
    />,
  )
  const list = screen.getByRole('heading', { name: mode }).parentElement
  const row = list && within(list).getByText(name).closest('li')
  if (!row) throw new Error(`nothing says ${String(name)}`)
  fireEvent.click(within(row).getByRole('button'))
  return { before: row.textContent, after: changes.reduce(applyChange, createHistory(draft)).present }
}

test.each([
  ['background.header', { background: { header: '#' } }],
  ['seats.standard', { seats: { standard: '#' } }],
  ['ink', { accent: '#' }],
  ['hero deep', { heroAttributes: [{ id: 'vast' }, { id: 'deep', color: '#' }] }],
])('what is shown for %s can be taken for it, where it is asked for', (name, edit) => {
  const { before, after } = used('Light', new RegExp(`^${name}: `))
  const shown = /is shown as (#[0-9a-f]{6})/.exec(before)?.[1] ?? ''
  const expected = JSON.parse(JSON.stringify(edit).replace('"#"', `"${shown}"`)) as object
  expect(after).toEqual({
    ...draft,
    modes: [
      { type: 'Light', isDefault: true, colorScheme: { ...colorScheme, ...expected } },
      { type: 'Dark', colorScheme: {} },
    ],
  })
})

test('a colour that a mode has from the other one is not asked for in it: there is nothing to take over', () => {
  expect(() => used('Dark', /^hero deep: /)).toThrow('Unable to find')
})
