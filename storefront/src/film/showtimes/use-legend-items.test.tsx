import type { Attribute } from '@foyer/contract/wire/attributes'
import { renderHook } from '@testing-library/react'
import { StoresContext } from '../../context/contexts.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { useLegendItems } from './use-legend-items.ts'

const createText = (text: string) => ({ text, translations: [] })
const attribute = (id: string, icon?: string) =>
  ({
    id,
    name: createText(id),
    description: createText(`About ${id}.`),
    ...(icon && { icon }),
  }) as unknown as Attribute

test('an attribute is explained with its glyph, or with its own picture, asked for at 40 px, where it has none', () => {
  const { stores } = createTestStores({})
  const { result } = renderHook(() => useLegendItems(), {
    wrapper: ({ children }) => <StoresContext value={stores}>{children}</StoresContext>,
  })
  expect(
    result.current([attribute('dome', 'vast'), attribute('0000000007'), attribute('odd', 'trombone')]),
  ).toEqual([
    { id: 'dome', label: 'dome', text: 'About dome.', icon: 'vast', picture: undefined },
    {
      id: '0000000007',
      label: '0000000007',
      text: 'About 0000000007.',
      icon: undefined,
      picture: stores.routes.media('AttributeIconGraphic', '0000000007', { width: 40, height: 40 }),
    },
    expect.objectContaining({ id: 'odd', picture: expect.stringContaining('width=40&height=40') as string }),
  ])
})
