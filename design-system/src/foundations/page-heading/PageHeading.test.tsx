import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadPageHead, PageHeadContext, PageHeading } from './index.ts'

test('is the h1; it takes the focus after navigation and is no stop of the keyboard', async () => {
  render(
    <>
      <PageHeading title="Films" titleId="page-title" />
      <a href="/films/">All films</a>
    </>,
  )
  const heading = screen.getByRole('heading', { level: 1, name: 'Films' })
  expect(heading).toHaveAttribute('id', 'page-title')
  heading.focus()
  expect(heading).toHaveFocus()
  heading.blur()
  await userEvent.tab()
  expect(screen.getByRole('link')).toHaveFocus()
})

test('a line under it only when there is one', () => {
  const { container, rerender } = render(<PageHeading title="Films" />)
  expect(container.querySelector('p')).toBeNull()
  rerender(<PageHeading title="Films" intro="Everything on this week." />)
  expect(screen.getByText('Everything on this week.').tagName).toBe('P')
  rerender(<PageHeading title="Lights out" intro="Four films." note="16 October to 28 January" />)
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Four films.',
    '16 October to 28 January',
  ])
})

const texts = { title: 'Lights out', intro: 'Four films.', note: '16 October to 28 January' }

test.each([
  ['Plain', ['Lights out', 'Four films.', '16 October to 28 January']],
  ['Plate', ['16 October to 28 January', 'Lights out', 'Four films.']],
  ['Band', ['Lights out', '16 October to 28 January', 'Four films.']],
] as const)(
  'as the head of a page it has the shape of the brand, in its own order: %s',
  async (shape, order) => {
    const head = await loadPageHead(shape)
    const { container } = render(
      <PageHeadContext value={head}>
        <PageHeading {...texts} titleId="page-title" data-page="season" isHead />
      </PageHeadContext>,
    )
    expect([...container.querySelectorAll('h1, p')].map(({ textContent }) => textContent)).toEqual(order)
    const heading = screen.getByRole('heading', { level: 1, name: 'Lights out' })
    expect(heading).toHaveAttribute('id', 'page-title')
    expect(heading).toHaveAttribute('tabindex', '-1')
    expect(heading.closest('header')).toHaveAttribute('data-page', 'season')
  },
)

test('within a page it stays plain', async () => {
  const { container } = render(
    <PageHeadContext value={await loadPageHead('Band')}>
      <PageHeading {...texts} />
    </PageHeadContext>,
  )
  expect(container.querySelector('[data-shape]')).toBeNull()
})
