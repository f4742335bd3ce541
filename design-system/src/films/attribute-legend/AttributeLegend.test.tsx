import { fireEvent, render, screen, within } from '@testing-library/react'
import { AttributeLegend, attributePictureSize, ShowtimeKey } from './index.ts'

test('explains each sign in an item of its own; a sign we cannot draw keeps its words', () => {
  render(
    <AttributeLegend
      items={[
        { id: 'vast', label: 'Vast', text: '22 m curved screen.', icon: 'vast' },
        { id: 'new', label: 'Something new', text: null, icon: 'not-in-the-set' },
      ]}
    />,
  )
  const [vast, unknown] = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(vast).toHaveTextContent('Vast22 m curved screen.')
  expect(vast?.querySelector('svg')).toBeInTheDocument()
  expect(unknown).toHaveTextContent(/^Something new$/)
  expect(unknown?.querySelector('svg, small')).toBeNull()
})

test('a sign that is no glyph is the attribute’s own picture, 20 px of the 40 it is asked for, until it fails', () => {
  const picture = '/media/entity/get/AttributeIconGraphic/7?width=40&height=40'
  const { container } = render(
    <AttributeLegend
      items={[
        { id: 'vast', label: 'Vast', icon: 'vast', picture },
        { id: '7', label: 'Something new', picture },
      ]}
    />,
  )
  expect(attributePictureSize).toBe(40)
  const pictures = container.querySelectorAll('img')
  expect(pictures).toHaveLength(1)
  const [own] = pictures
  expect(own?.closest('li')).toHaveTextContent('Something new')
  expect(own).toHaveAttribute('src', picture)
  expect(own).toHaveAttribute('alt', '')
  expect([own?.width, own?.height]).toEqual([20, 20])
  fireEvent.error(own as Element)
  expect(container.querySelector('img')).toBeNull()
})

test('nothing drawn is read aloud: the words say it', () => {
  render(
    <ShowtimeKey
      items={[
        { id: 'few', kind: 'few', label: 'Few left' },
        { id: 'out', kind: 'soldOut', label: 'Sold out', example: '19:50' },
        { id: 'vast', kind: 'icon', icon: 'vast', label: 'Vast' },
        { id: 'odd', kind: 'icon', icon: 'odd', label: 'Odd' },
      ]}
    />,
  )
  const items = screen.getAllByRole('listitem')
  const spoken = items.map((item) => {
    const copy = item.cloneNode(true) as HTMLElement
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    return copy.textContent
  })
  expect(spoken).toEqual(['Few left', 'Sold out', 'Vast', 'Odd'])
  expect(items[1]).toHaveTextContent('19:50')
  expect(items[3]?.querySelector('svg')).toBeNull()
})

test('a key without an example strikes nothing', () => {
  const { container } = render(<ShowtimeKey items={[{ id: 'out', kind: 'soldOut', label: 'Sold out' }]} />)
  expect(container.querySelector('s')).toBeNull()
})
