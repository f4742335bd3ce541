import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { FilmList, type FilmListProps } from './index.ts'

const retry = jest.fn()
const clear = jest.fn()
const words = {
  label: 'Films',
  loadingLabel: 'Loading films',
  failure: { title: 'The films did not load', text: 'Try again.', retryLabel: 'Retry', onRetry: retry },
  empty: { title: 'No films' },
  carousel: {
    previous: 'Back',
    next: 'On',
    stop: (position: number, total: number) => `To ${position} of ${total}`,
    pause: 'Pause',
    play: 'Play',
  },
}
const cards = ['Louder', 'Marrow'].map((title) => <article key={title}>{title}</article>)
const show = (props: Partial<FilmListProps> = {}) => render(<FilmList {...words} {...props} />)
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

test('or a row of them', () => {
  show({ children: cards, mode: 'Carousel' })
  const row = screen.getByRole('region', { name: 'Films' })
  expect(row).toHaveAttribute('aria-roledescription', 'carousel')
  expect(within(row).getAllByRole('listitem')).toHaveLength(2)
})

test.each([
  ['Grid', 17],
  ['Carousel', 7],
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
  rerender(<FilmList {...words} empty={empty} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(clear).toHaveBeenCalledTimes(1)
})
