import { fireEvent, render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { PictureCards } from './index.ts'

const docklands = {
  id: '1',
  title: 'Docklands',
  href: '/sites/docklands/1/',
  lines: ['4 Graving Dock Way', 'Ten screens'],
}
const cards = [docklands, { id: '2', title: 'Exchange', href: '/sites/exchange/2/', lines: [] }]

test('is a list of cards, each with its name as a link and its words under it', () => {
  const ref = createRef<HTMLUListElement>()
  render(<PictureCards ref={ref} id="near" cards={cards} kind="site" />)
  expect(screen.getByRole('list')).toBe(ref.current)
  expect(ref.current).toHaveAttribute('id', 'near')
  const [first, second] = screen.getAllByRole('listitem')
  if (!first || !second) throw new Error('There are no cards')
  expect(within(first).getByRole('heading', { level: 3, name: 'Docklands' })).toBeInTheDocument()
  expect(within(first).getByRole('link', { name: 'Docklands' })).toHaveAttribute(
    'href',
    '/sites/docklands/1/',
  )
  expect(
    within(first)
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent),
  ).toEqual(['4 Graving Dock Way', 'Ten screens'])
  expect(within(second).queryByRole('paragraph')).toBeNull()
})

test.each([
  ['site', '16:9'],
  ['event', '16:9'],
] as const)('%s: shows a picture of %s that is not read out beside the name', (kind, ratio) => {
  const { container } = render(<PictureCards cards={cards} kind={kind} headingLevel={2} />)
  expect(container.querySelectorAll(`[data-ratio="${ratio}"]`)).toHaveLength(2)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
})

describe('the lettering of an event', () => {
  const lettering = {
    source: { url: '/title' },
    ratio: 2,
    place: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 },
  }

  test('stands on its picture, beside its name, and is gone where it does not come', () => {
    const { container } = render(<PictureCards kind="event" cards={[{ ...docklands, lettering }]} />)
    const drawing = container.querySelector('[data-slot=picture] > img')
    expect(drawing).toHaveAttribute('width', '480')
    expect(drawing).toHaveAttribute('height', '240')
    expect(screen.getByRole('link', { name: 'Docklands' })).toHaveTextContent('Docklands')
    fireEvent.error(drawing as Element)
    expect(container.querySelector('[data-slot=picture] > img')).toBeNull()
  })

  test('takes the place of the name where it is drawn for the page, and the link keeps its name', () => {
    const onPage = { light: { url: '/light' }, dark: { url: '/dark' } }
    render(
      <PictureCards
        kind="event"
        cards={[{ ...docklands, lettering: { ...lettering, place: null, onPage } }]}
      />,
    )
    const link = screen.getByRole('link', { name: 'Docklands' })
    expect([...link.querySelectorAll('img')].map((image) => image.dataset['for'])).toEqual(['light', 'dark'])
  })
})
