import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchResults, type SearchResultGroup } from './index.ts'

const groups: SearchResultGroup[] = [
  {
    id: 'films',
    label: 'Films',
    results: [
      { id: '1', href: '#louder', title: 'Louder', text: 'A drummer.', poster: { url: '/art/louder.webp' } },
      { id: '2', href: '#salt', title: 'The Salt Road' },
    ],
  },
  {
    id: 'cinemas',
    label: 'Cinemas',
    results: [{ id: '3', href: '#d', title: 'Halcyon Docklands', icon: 'pin' }],
  },
]

test('each kind is a named part with its results in a list, each one link named by its title', () => {
  render(<SearchResults groups={groups} />)
  const films = screen.getByRole('region', { name: 'Films' })
  expect(within(films).getByRole('heading', { level: 2, name: 'Films 2' })).toBeInTheDocument()
  expect(within(films).getAllByRole('listitem')).toHaveLength(2)
  expect(
    within(films)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Louder', 'The Salt Road'])
  expect(screen.getByText('A drummer.')).toBeInTheDocument()
})

test('a glyph stands where there is no poster to have', () => {
  render(<SearchResults groups={groups} headingLevel={3} />)
  const cinemas = screen.getByRole('region', { name: 'Cinemas' })
  expect(within(cinemas).getByRole('heading', { level: 3 })).toBeInTheDocument()
  expect(cinemas.querySelector('[data-icon=pin]')).not.toBeNull()
  expect(cinemas.querySelector('img')).toBeNull()
})

test('a poster comes before a glyph, and is decoration beside the name', () => {
  const result = {
    id: '1',
    href: '#l',
    title: 'Louder',
    icon: 'film',
    poster: { url: '/art/louder.webp' },
  } as const
  const { container } = render(
    <SearchResults groups={[{ id: 'films', label: 'Films', results: [result] }]} />,
  )
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
  expect(container.querySelector('[data-slot=glyph]')).toBeNull()
})

test('says how many there are, also where not all of them are shown', () => {
  render(<SearchResults groups={groups.map((group) => ({ ...group, count: 24 }))} />)
  expect(screen.getByRole('heading', { name: 'Films 24' })).toBeInTheDocument()
})

test('tells what is gone to', async () => {
  const follow = jest.fn()
  render(<SearchResults groups={groups} onFollow={follow} />)
  await userEvent.click(screen.getByRole('link', { name: 'The Salt Road' }))
  expect(follow).toHaveBeenCalledWith(groups[0]?.results[1])
})

test('what older words have found is busy', () => {
  const { container } = render(<SearchResults groups={groups} busy />)
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true')
})

test('a film has its mark of the watchlist beside its row’s link, and none in a panel', async () => {
  const change = jest.fn()
  const watchlist = { label: 'Louder in your watchlist', pressed: true, onChange: change }
  const marked = [
    { id: 'films', label: 'Films', results: [{ id: '1', href: '#louder', title: 'Louder', watchlist }] },
  ]
  const { rerender } = render(<SearchResults groups={marked} />)
  const mark = screen.getByRole('button', { name: 'Louder in your watchlist', pressed: true })
  expect(screen.getByRole('link', { name: 'Louder' })).not.toContainElement(mark)
  await userEvent.click(mark)
  await waitFor(() => expect(change).toHaveBeenCalledWith(false))
  rerender(<SearchResults groups={marked} compact />)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each(['Rows', 'Programme', 'Tiles'] as const)(
  'has the shape of the list of films, with pictures as large as it shows them: %s',
  (shape) => {
    const { container } = render(<SearchResults id="found" groups={groups} shape={shape} />)
    expect(container.firstElementChild).toHaveAttribute('data-shape', shape)
    const sizes = { Rows: '72px', Programme: '56px', Tiles: '(max-width: 599px) 50vw, 194px' }
    expect(container.querySelector('img')).toHaveAttribute('sizes', sizes[shape])
    expect(screen.getByRole('link', { name: 'Louder' })).toHaveAttribute('href', '#louder')
  },
)
