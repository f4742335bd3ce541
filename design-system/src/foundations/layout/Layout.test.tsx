import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OrderLayout, PageContainer, Section, SkipLink } from './index.ts'

jest.unmock('@emotion/sheet')

test('a section is a region named by its title', () => {
  render(
    <Section title="Coming soon" note="From Friday" action={<a href="/films/">All films</a>} headingLevel={3}>
      <p>Films</p>
    </Section>,
  )
  const region = screen.getByRole('region', { name: 'Coming soon' })
  expect(screen.getByRole('heading', { level: 3, name: 'Coming soon' })).toBeInTheDocument()
  expect(region).toHaveTextContent('Coming soonFrom FridayAll filmsFilms')
})

test('two sections on a page do not share a name', () => {
  render(
    <>
      <Section title="Today" />
      <Section title="Tomorrow" />
    </>,
  )
  expect(screen.getByRole('region', { name: 'Today' })).not.toBe(
    screen.getByRole('region', { name: 'Tomorrow' }),
  )
})

test('a section without a title is no landmark and has no empty head', () => {
  const { container } = render(<Section>Films</Section>)
  expect(screen.queryByRole('region')).toBeNull()
  expect(container.querySelector('[data-slot=head]')).toBeNull()
})

test('the order’s summary is a landmark beside the steps and follows them in reading order', () => {
  render(<OrderLayout main={<p>Steps</p>} summary={<p>Total</p>} />)
  const aside = screen.getByRole('complementary')
  expect(aside).toHaveTextContent('Total')
  expect(screen.getByText('Steps').compareDocumentPosition(aside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the skip link is the first stop of the keyboard and leads into the page', async () => {
  render(
    <>
      <SkipLink href="#main">Skip to the page</SkipLink>
      <PageContainer as="main" id="main">
        <a href="/films/">Films</a>
      </PageContainer>
    </>,
  )
  const link = screen.getByRole('link', { name: 'Skip to the page' })
  expect(getComputedStyle(link).clipPath).toBe('inset(50%)')
  await userEvent.tab()
  expect(link).toHaveFocus()
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
})
