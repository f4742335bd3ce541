import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { FilmList, type FilmListProps } from './index.ts'

const retry = jest.fn()
const clear = jest.fn()
const labels = {
  label: 'Films',
  loadingLabel: 'Loading films',
  failure: { title: 'The films did not load', text: 'Try again.', retryLabel: 'Retry', onRetry: retry },
  empty: { title: 'No films' },
  carousel: {
    labels: {
      previous: 'Back',
      next: 'On',
      stop: (position: number, total: number) => `To ${position} of ${total}`,
      pause: 'Pause',
      play: 'Play',
    },
  },
}
const cards = ['Louder', 'Marrow'].map((title) => <article key={title}>{title}</article>)
const show = (props: Partial<FilmListProps> = {}) => render(<FilmList {...labels} {...props} />)
const posters = (container: Element) => container.querySelectorAll('[data-shape=poster]').length

beforeEach(() => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() })
})

test('is a wall of cards unless it is said; ref and the rest reach the root', () => {
  const ref = createRef<HTMLDivElement>()
  show({ children: cards, ref, id: 'films' })
  expect(ref.current).toHaveAttribute('id', 'films')
  expect(ref.current).toHaveAttribute('data-mode', 'Grid')
  expect(ref.current).toHaveAttribute('data-state', 'success')
  const list = screen.getByRole('list', { name: 'Films' })
  expect(
    within(list)
      .getAllByRole('article')
      .map(({ textContent }) => textContent),
  ).toEqual(['Louder', 'Marrow'])
})

test('or a row of them, which fetches what moves it: until then posters stand for them', async () => {
  const { container } = show({ children: cards, mode: 'Carousel' })
  expect(posters(container)).toBe(7)
  const row = await screen.findByRole('region', { name: 'Films' })
  expect(posters(container)).toBe(0)
  expect(row).toHaveAttribute('aria-roledescription', 'carousel')
  expect(within(row).getAllByRole('listitem')).toHaveLength(2)
})

test('or films under each other', () => {
  const { container } = show({ children: cards, mode: 'Rows' })
  expect(container.firstChild).toHaveAttribute('data-mode', 'Rows')
  const list = screen.getByRole('list', { name: 'Films' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  expect(within(list).getAllByRole('article')).toHaveLength(2)
})

test('what chooses among the films stands over them and over the word that none are left, and nowhere else', () => {
  const filter = <button type="button">Genre</button>
  const { rerender } = show({ children: cards, filter })
  const chooses = () => screen.queryByRole('button', { name: 'Genre' })
  const list = screen.getByRole('list', { name: 'Films' })
  expect(chooses()?.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  rerender(<FilmList {...labels} filter={filter} />)
  expect(chooses()).toBeInTheDocument()
  for (const state of ['loading', 'failure'] as const) {
    rerender(<FilmList {...labels} filter={filter} state={state} />)
    expect(chooses()).toBeNull()
  }
})

test('no more posters stand for films on their way than the list will have', () => {
  expect(posters(show({ state: 'loading', maximum: 4 }).container)).toBe(4)
  expect(posters(show({ state: 'loading', maximum: 40 }).container)).toBe(17)
})

test.each([
  ['Grid', 17],
  ['Carousel', 7],
  ['Rows', 17],
] as const)('%s: %i posters stand for films on their way', (mode, count) => {
  const { container } = show({ state: 'loading', mode })
  expect(posters(container)).toBe(count)
  expect(screen.getByRole('status')).toHaveTextContent('Loading films')
})

test('without them, it says that it waits', () => {
  const { container } = show({ state: 'loading', skeleton: false })
  expect(posters(container)).toBe(0)
  expect(screen.getByRole('status')).toHaveTextContent('Loading films')
})

test('says that it failed, and tries again', async () => {
  show({ state: 'failure', children: cards })
  expect(screen.getByRole('heading', { name: 'The films did not load' })).toBeInTheDocument()
  expect(screen.queryByText('Louder')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('says that there are none, with a way to take the filters away where there is one', async () => {
  const { container, rerender } = show()
  expect(container.firstChild).toHaveAttribute('data-state', 'empty')
  expect(screen.getByRole('heading', { name: 'No films' })).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
  const empty = { title: 'No films for these', clear: { label: 'Clear all filters', onPress: clear } }
  rerender(<FilmList {...labels} empty={empty} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(clear).toHaveBeenCalledTimes(1)
})

test('filters that are an address are taken away at one', () => {
  show({ empty: { title: 'No films', clear: { label: 'Clear all filters', href: '/films/' } } })
  expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/films/')
})
