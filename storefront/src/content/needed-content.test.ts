import type { PlainElement } from '@foyer/contract/omnia/grid'
import { findNeededByElement, findNeededContent } from './needed-content.ts'

test('hands on what is there, an empty text too', () => {
  expect(findNeededContent('', 'Card', 'offer', 'text')).toBe('')
})

test.each([null, undefined])('names what cannot be shown, where, and what for: %s', (content) => {
  expect(() => findNeededContent(content, 'Card', 'offer', 'text')).toThrow(
    'Cannot render Card without offer text content',
  )
})

test('an element has to bring what it is made of', () => {
  const image = { type: 'image', id: 'e1', link: null } as unknown as PlainElement
  expect(() => findNeededByElement(image)).toThrow('Cannot render image without grid image content')
  const text = { type: 'richText', id: 'e2', html: '<p>Yes</p>' } as const
  expect(() => findNeededByElement(text)).not.toThrow()
})
