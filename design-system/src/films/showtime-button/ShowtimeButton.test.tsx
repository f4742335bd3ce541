import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { ShowtimeButton } from './index.ts'

const labels = { few: 'Few left', soldOut: 'Sold out', started: 'Started' }
const base = { time: '19:30', screen: 'Screen 4', href: '/order/showtimes/1/tickets/', labels }

test('leads to the tickets and names its screen', () => {
  render(<ShowtimeButton {...base} />)
  expect(screen.getByRole('link', { name: '19:30 Screen 4' })).toHaveAttribute('href', base.href)
})

test('few left is said in words', () => {
  render(<ShowtimeButton {...base} state="few" attribute={{ kind: 'hero', icon: 'vast' }} />)
  expect(screen.getByRole('link')).toHaveTextContent('Few left')
})

test.each([
  ['soldOut', 'Sold out'],
  ['started', 'Started'],
] as const)('%s leads nowhere but can be reached and read', (state, label) => {
  const ref = createRef<HTMLAnchorElement>()
  render(<ShowtimeButton {...base} ref={ref} state={state} />)
  const link = screen.getByRole('link')
  expect(ref.current).toBe(link)
  expect(link).toHaveTextContent(label)
  expect(link).toHaveAttribute('aria-disabled', 'true')
  expect(link).not.toHaveAttribute('href')
  expect(link).toHaveAttribute('tabindex', '0')
})

test('a glyph that the set does not have is left out', () => {
  const { container } = render(
    <ShowtimeButton {...base} attribute={{ kind: 'promoted', icon: 'toString' }} />,
  )
  expect(container.querySelector('svg')).toBeNull()
})

const described = { kind: 'standard', icon: 'ear', label: 'Audio described' } as const

test('draws the glyphs of its attributes, each with its name, and no more than find room', () => {
  const { container } = render(
    <ShowtimeButton
      {...base}
      attribute={{ kind: 'hero', icon: 'vast', label: 'Vast' }}
      attributes={[
        described,
        { icon: 'unheard-of', label: 'Odd' },
        { icon: 'subtitled', label: 'Subtitled' },
        { icon: 'recliner', label: 'Recliner' },
      ]}
    />,
  )
  expect(container.querySelector('[data-slot=words] > [data-icon=vast] > path')).toHaveAttribute('d')
  expect(screen.getAllByRole('img').map((glyph) => glyph.getAttribute('aria-label'))).toEqual([
    'Audio described',
    'Subtitled',
  ])
  expect(screen.getByRole('link')).toHaveAccessibleName('19:30 Audio described Subtitled Screen 4')
})

test.each(['few', 'soldOut'] as const)('keeps the glyph of its leading attribute when it is %s', (state) => {
  render(<ShowtimeButton {...base} state={state} attribute={{ kind: 'hero', icon: 'vast', label: 'Vast' }} />)
  expect(screen.getByRole('img', { name: 'Vast' })).toHaveAttribute('data-icon', 'vast')
})

test.each(['hero', 'promoted'] as const)(
  'its %s attribute dresses it, with the glyph by its words',
  (kind) => {
    const { container } = render(
      <ShowtimeButton {...base} attribute={{ kind, icon: 'vast', label: 'Vast' }} />,
    )
    expect(screen.getByRole('link')).toHaveAttribute('data-attribute', kind)
    expect(container.querySelector('[data-slot=words] > [data-icon=vast]')).toBeInTheDocument()
  },
)

test('a whole sentence says what the glyphs show, once', () => {
  const sentence = '19:30, Screen 4 and Audio described'
  const { container } = render(<ShowtimeButton {...base} attribute={described} accessibleName={sentence} />)
  expect(container.querySelector('[data-slot=marks] > svg')).toBeInTheDocument()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('link')).toHaveAccessibleName(sentence)
})

test('names its attribute, so that the theme can give it a look, as long as it can be booked', () => {
  const attribute = { id: 'vast', kind: 'hero', icon: 'vast' } as const
  const { rerender } = render(<ShowtimeButton {...base} attribute={attribute} />)
  expect(screen.getByRole('link')).toHaveAttribute('data-attribute-id', 'vast')
  rerender(<ShowtimeButton {...base} attribute={attribute} state="soldOut" />)
  expect(screen.getByRole('link')).not.toHaveAttribute('data-attribute-id')
  expect(screen.getByRole('link')).not.toHaveAttribute('data-attribute')
})

test('a time of another day names it, and stands back from the colours of its attribute', () => {
  const attribute = { id: 'vast', kind: 'hero', icon: 'vast', label: 'Vast' } as const
  render(<ShowtimeButton {...base} day="Tomorrow" quiet attribute={attribute} />)
  const time = screen.getByRole('link')
  expect(time).toHaveTextContent(/^Tomorrow19:30/)
  expect(time).toHaveAttribute('data-quiet', '')
  expect(time).not.toHaveAttribute('data-attribute')
  expect(time).not.toHaveAttribute('data-attribute-id')
})
