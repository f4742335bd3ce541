import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { summary } from '../../../stories/fixtures.ts'
import { OrderSummary } from './index.ts'

jest.unmock('@emotion/sheet')

test('shows what it costs, and opens as a sheet from the bar', async () => {
  render(<OrderSummary {...summary} action={<button>Choose your seats</button>} />)
  expect(screen.getAllByText('£29.90')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: /^Show your order:\s*£29.90\s*,\s*3 tickets$/ }))
  expect(await screen.findByRole('dialog', { name: 'Your order' })).toHaveTextContent('Booking fee')
})

const getPanel = () => within(screen.getAllByRole('region', { name: 'Your order' })[0] as HTMLElement)

test('says what a line costs in a list of its own, an amount apart from the way its words are read', () => {
  render(<OrderSummary {...summary} />)
  const panel = getPanel()
  expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '2 × Adult',
    '1 × Student',
    'Booking fee, 3 × £0.80',
    'Gift card ending 4417',
  ])
  // From the right, a minus would else go to the other side of its figures.
  for (const amount of ['−£10.00', '£29.90']) expect(panel.getByText(amount).tagName).toBe('BDI')
  expect(panel.getByText('Gift card ending 4417').parentElement).toHaveAttribute('data-tone', 'discount')
  expect(panel.getByText(/^We hold your seats/)).toBeInTheDocument()
})

test('what the step is about stands in the panel and in the sheet, what must be seen above the bar', async () => {
  render(
    <OrderSummary
      {...summary}
      panel="Row H is held"
      lead="Choose one more seat"
      action={<button>Go on</button>}
    />,
  )
  const [, bar] = screen.getAllByRole('region', { name: 'Your order' }).map((part) => within(part))
  expect(getPanel().getByText('Row H is held')).toBeInTheDocument()
  expect(getPanel().queryByText('Choose one more seat')).toBeNull()
  expect(bar?.getByText('Choose one more seat')).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'Go on' })).toHaveLength(2)
  const opener = bar?.getByRole('button', { name: /^Show your order/, expanded: false }) as HTMLElement
  await userEvent.click(opener)
  const dialog = within(await screen.findByRole('dialog', { name: 'Your order' }))
  expect(dialog.getByText('Row H is held')).toBeInTheDocument()
  expect(dialog.getByText(/^We hold your seats/)).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(opener).toHaveAttribute('aria-expanded', 'false')
})

test('what is asked above the bar stands alone until it is answered', () => {
  const { rerender } = render(
    <OrderSummary
      {...summary}
      asks
      lead="Seat E8 would be left on its own"
      action={<button>Go on</button>}
    />,
  )
  const getBar = () => within(screen.getAllByRole('region', { name: 'Your order' })[1] as HTMLElement)
  expect(getBar().getByText('Seat E8 would be left on its own')).toBeInTheDocument()
  expect(getBar().queryByRole('button')).toBeNull()
  // The panel beside the steps has room for both.
  expect(getPanel().getByRole('button', { name: 'Go on' })).toBeInTheDocument()
  rerender(<OrderSummary {...summary} lead="Row E" action={<button>Go on</button>} />)
  expect(getBar().getAllByRole('button')).toHaveLength(2)
})

test('two lines of a film may say the same', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<OrderSummary {...summary} film={{ title: 'Louder', lines: ['Exchange', 'Exchange'] }} />)
  expect(getPanel().getAllByText('Exchange')).toHaveLength(2)
  expect(quiet).not.toHaveBeenCalled()
  quiet.mockRestore()
})

test('has a ground of its own unless it is plain', () => {
  const ground = () =>
    getComputedStyle(screen.getAllByRole('region', { name: 'Your order' })[0] as HTMLElement).padding
  const { rerender } = render(<OrderSummary {...summary} />)
  expect(ground()).toBe('24px')
  rerender(<OrderSummary {...summary} variant="plain" />)
  expect(ground()).toBe('0px')
})

test('the line of a film is above the panel and above the bar, in the colours that are named', () => {
  const { rerender } = render(<OrderSummary {...summary} light="07111a-f4ead9-ff6a46" />)
  const parts = () => screen.getAllByRole('region', { name: 'Your order' })
  expect(parts().map((part) => part.dataset['filmLight'])).toEqual([
    '07111a-f4ead9-ff6a46',
    '07111a-f4ead9-ff6a46',
  ])
  rerender(<OrderSummary {...summary} />)
  expect(parts().map((part) => part.dataset['filmLight'])).toEqual([undefined, undefined])
})
