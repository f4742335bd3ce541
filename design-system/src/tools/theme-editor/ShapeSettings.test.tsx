import { render, renderHook, screen, act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ShapeChoices } from '@foyer/theme-tokens/shapes'
import { ShapeSettings } from './ShapeSettings.tsx'
import { usePreviewedShapes } from './use-previewed-shapes.ts'

const shapes: ShapeChoices = {
  footer: 'Columns',
  filmList: 'Rows',
  eventCard: 'Stub',
  pageHead: 'Plain',
  consent: 'Bar',
}

test('each part has its shapes to choose from', async () => {
  const change = jest.fn()
  render(<ShapeSettings shapes={shapes} onChange={change} onSay={jest.fn()} />)
  expect(screen.getAllByRole('combobox')).toHaveLength(5)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Footer' }), 'Colophon')
  expect(change).toHaveBeenCalledWith({ ...shapes, footer: 'Colophon' })
})

test('the shapes are copied as storefront.json has them', async () => {
  const user = userEvent.setup()
  const say = jest.fn()
  render(<ShapeSettings shapes={shapes} onChange={jest.fn()} onSay={say} />)
  await user.click(screen.getByRole('button', { name: 'Copy shapes' }))
  const copied = await navigator.clipboard.readText()
  expect(JSON.parse(`{${copied}}`)).toEqual({ shapes })
  expect(say).toHaveBeenCalledWith('The shapes are copied, for storefront.json')
})

test('a server hears of previewed shapes by a cookie, until the editor is closed', () => {
  const { result, unmount } = renderHook(() => usePreviewedShapes(shapes))
  expect(document.cookie).not.toContain('foyer-shapes')
  act(() => result.current.preview({ ...shapes, footer: 'Band' }))
  expect(result.current.shapes?.footer).toBe('Band')
  expect(decodeURIComponent(document.cookie)).toContain('"footer":"Band"')
  unmount()
  expect(document.cookie).not.toContain('foyer-shapes')
})
