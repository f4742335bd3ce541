import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { StoresContext } from '../../context/contexts.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { PrintedSheets } from './PrintedSheets.tsx'
import type { PrintedCard } from './use-printed-cards.ts'

const card: PrintedCard = {
  code: 'HG12345678AB',
  pin: '0042',
  faceId: 'sunset',
  amount: 25,
  recipientName: 'Jo',
  senderName: 'Ines',
  message: 'Enjoy',
  expiresAt: '2028-11-21T18:00:00Z',
}

test('has a sheet for each card, with its number in groups, and prints them', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { stores } = createTestStores({})
  render(
    <MemoryRouter>
      <StoresContext value={stores}>
        <PrintedSheets
          cards={[card, { ...card, code: 'HG87654321CD', pin: null, recipientName: '', message: '' }]}
        />
      </StoresContext>
    </MemoryRouter>,
  )
  const [first, second] = screen.getAllByRole('listitem')
  if (!first || !second) throw new Error('a sheet is missing')
  for (const text of ['Gift card for Jo', 'Enjoy', 'Ines', '£25', 'Number: HG12 3456 78AB', 'PIN: 0042'])
    expect(within(first).getByText(text)).toBeInTheDocument()
  expect(within(first).getByText('Good until 21 November 2028')).toBeInTheDocument()
  expect(within(second).getByRole('heading', { name: 'Gift card' })).toBeInTheDocument()
  expect(within(second).queryByText(/^PIN/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
})
