import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readTheme } from '@foyer/theme-tokens/parse-theme'
import halcyon from '../../../../brands/halcyon/theme.json'
import kite from '../../../../brands/kite/theme.json'
import orpheum from '../../../../brands/orpheum/theme.json'
import { Files } from './Files.tsx'

const setUp = (canExport = true) => {
  const onOpen = jest.fn()
  const onSay = jest.fn()
  render(<Files draft={halcyon} canExport={canExport} onOpen={onOpen} onSay={onSay} />)
  return { onOpen, onSay }
}
const paste = (text: string) => fireEvent.paste(document.body, { clipboardData: { getData: () => text } })

test('a pasted theme is opened, and it is said how to get back', async () => {
  const { onOpen, onSay } = setUp()
  paste(JSON.stringify(halcyon))
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith(halcyon))
  expect(onSay).toHaveBeenLastCalledWith(expect.stringContaining('Undo'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('tokens that a theme has no place for are named', async () => {
  // Every browser has it, jsdom has not.
  Object.assign(globalThis, {
    structuredClone: (value: unknown): unknown => JSON.parse(JSON.stringify(value)),
  })
  const { onOpen, onSay } = setUp()
  paste(JSON.stringify({ theme: { light: { tertiary: { $type: 'color', $value: '#123456' } } } }))
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith(halcyon))
  expect(onSay).toHaveBeenLastCalledWith(expect.stringContaining('without theme.light.tertiary'))
})

test('a file that cannot be used changes nothing and says why, until it is put away', async () => {
  const { onOpen } = setUp()
  paste('{ "colours": [] }')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('found an object with colours, needed a theme.json, or design tokens')
  expect(onOpen).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what is pasted into a field of the editor stays there', () => {
  const { onOpen } = setUp()
  render(<input aria-label="Primary" />)
  fireEvent.paste(screen.getByLabelText('Primary'), { clipboardData: { getData: () => '#ff0000' } })
  expect(onOpen).not.toHaveBeenCalled()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('nothing leaves the editor that cannot be used', () => {
  setUp(false)
  for (const name of ['Export tokens', 'Export theme.json'])
    expect(screen.getByRole('button', { name })).toBeDisabled()
})

test.each([halcyon, kite, orpheum])('the file that leaves the editor is the theme: $name', (theme) => {
  const parts: BlobPart[] = []
  jest.spyOn(globalThis, 'Blob').mockImplementation((given) => {
    parts.push(...(given ?? []))
    return {} as Blob
  })
  Object.assign(URL, { createObjectURL: () => 'blob:theme', revokeObjectURL: () => undefined })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  render(<Files draft={theme} canExport onOpen={jest.fn()} onSay={jest.fn()} />)
  fireEvent.click(screen.getByRole('button', { name: 'Export theme.json' }))
  const written: unknown = JSON.parse(parts[0] as string)
  expect(written).toEqual(theme)
  expect(readTheme(written)).toEqual(readTheme(theme))
  jest.restoreAllMocks()
})

describe('what is dropped', () => {
  const dropped = (types: string[], files: object[] = []) => ({ dataTransfer: { types, files } })

  test('into a field of the editor as words stays there', () => {
    setUp()
    render(<input aria-label="Primary" />)
    const field = screen.getByLabelText('Primary')
    expect(fireEvent.dragOver(field, dropped(['text/plain']))).toBe(true)
    expect(fireEvent.drop(field, dropped(['text/plain']))).toBe(true)
    expect(fireEvent.dragOver(document.body, dropped(['text/plain']))).toBe(false)
  })

  test('as a file is opened wherever it lands: the browser must not show it in place of the editor', async () => {
    const { onOpen } = setUp()
    render(<input aria-label="Primary" />)
    const file = { text: () => Promise.resolve(JSON.stringify(halcyon)) }
    expect(fireEvent.drop(screen.getByLabelText('Primary'), dropped(['Files'], [file]))).toBe(false)
    await waitFor(() => expect(onOpen).toHaveBeenCalledWith(halcyon))
  })

  test('and cannot be read is said to be at fault', async () => {
    const { onOpen } = setUp()
    const file = { text: () => Promise.reject(new Error('The file has gone')) }
    fireEvent.drop(document.body, dropped(['Files'], [file]))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'found The file has gone, needed a file that can be read',
    )
    expect(onOpen).not.toHaveBeenCalled()
  })
})
