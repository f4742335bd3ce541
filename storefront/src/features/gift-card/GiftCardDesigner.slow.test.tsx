import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { StoresContext } from '../../context/contexts.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { emptyGiftCard, type GiftCardChoice } from '../../stores/gift-shop/gift-basket-content.ts'
import { GiftCardDesigner, type GiftCardDesignerProps } from './GiftCardDesigner.tsx'
import { giftCardOptions } from './testing/gift-card-options.ts'

function show(change: Partial<GiftCardDesignerProps> = {}) {
  const onAdd = jest.fn<void, [GiftCardChoice]>()
  const { stores } = createTestStores({})
  stores.today.now = Date.parse('2026-11-21T12:00:00Z')
  render(
    <MemoryRouter>
      <StoresContext value={stores}>
        <GiftCardDesigner
          options={giftCardOptions}
          ways={['email', 'print', 'counter']}
          allowsRecipient
          line={null}
          onAdd={onAdd}
          {...change}
        />
      </StoresContext>
    </MemoryRouter>,
  )
  const field = (name: RegExp) => screen.getByRole('textbox', { name })
  return { onAdd, field, add: () => userEvent.click(screen.getByRole('button', { name: /basket|changes/ })) }
}
const preview = () => within(screen.getByRole('complementary', { name: 'Your card' }))

test('shows the card as it will be, with each key', async () => {
  const { field } = show()
  await userEvent.click(screen.getByRole('radio', { name: 'Applause' }))
  await userEvent.click(screen.getByRole('radio', { name: '£50' }))
  await userEvent.type(field(/^Their name/), 'Jo')
  await userEvent.type(field(/^From/), 'Ines')
  await userEvent.type(field(/^Message/), 'Enjoy')
  expect(preview().getByRole('img', { name: 'Applause' })).toBeInTheDocument()
  expect(preview().getAllByText('£50')).not.toHaveLength(0)
  for (const text of ['For Jo', 'Ines', 'Enjoy']) expect(preview().getByText(text)).toBeInTheDocument()
  expect(screen.getByText('5 of 20')).toBeInTheDocument()
})

test('is read aloud once it rests, and not at first', async () => {
  jest.useFakeTimers()
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    show()
    act(() => jest.advanceTimersByTime(5_000))
    expect(screen.queryByText('£25, Sunset, Now')).toBeNull()
    await user.click(screen.getByRole('radio', { name: '£50' }))
    expect(screen.queryByText('£50, Sunset, Now')).toBeNull()
    act(() => jest.advanceTimersByTime(2_000))
    expect(screen.getByText('£50, Sunset, Now')).toBeInTheDocument()
  } finally {
    jest.useRealTimers()
  }
})

test('goes to the first field that is wrong, each with its own words', async () => {
  const { onAdd, field, add } = show()
  await userEvent.click(screen.getByRole('radio', { name: 'Another' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Another amount/ }), '12')
  await add()
  expect(onAdd).not.toHaveBeenCalled()
  expect(field(/^Another amount/)).toHaveFocus()
  expect(field(/^Another amount/)).toHaveAccessibleDescription(/steps of £5/)
  expect(field(/^Their name/)).toHaveAccessibleDescription('Whom is it for? Type a name.')
  expect(field(/^Their email/)).toHaveAccessibleDescription(/type an address/)
})

test('is sent at a day and time by the clock of whoever gets it', async () => {
  const { onAdd, field, add } = show()
  await userEvent.type(field(/^Their name/), 'Jo')
  await userEvent.type(field(/^Their email/), 'jo@postbox.example')
  await userEvent.click(screen.getByRole('radio', { name: 'On a day' }))
  const day = screen.getByLabelText(/^Day/)
  // It is noon in London; a year is the most.
  expect([day.getAttribute('min'), day.getAttribute('max')]).toEqual(['2026-11-21', '2027-11-21'])
  await userEvent.type(day, '2026-12-24')
  expect(day).toHaveAccessibleDescription('Thursday 24 December 2026')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '18:00')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'America/New_York')
  expect(preview().getByText('Opens Thursday 24 December, 18:00')).toBeInTheDocument()
  await add()
  expect(onAdd).toHaveBeenCalledWith({
    ...emptyGiftCard,
    amount: 25,
    faceId: 'sunset',
    recipientName: 'Jo',
    recipientEmail: 'jo@postbox.example',
    sendsAt: '2026-12-24T23:00:00.000Z',
    timeZone: 'America/New_York',
  })
})

test('the days of sending are those of whoever gets it, and another one is refused', async () => {
  const { onAdd, field, add } = show()
  await userEvent.type(field(/^Their name/), 'Jo')
  await userEvent.type(field(/^Their email/), 'jo@postbox.example')
  await userEvent.click(screen.getByRole('radio', { name: 'On a day' }))
  // One in the morning of the next day.
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Pacific/Auckland')
  const day = screen.getByLabelText(/^Day/)
  expect(day).toHaveAttribute('min', '2026-11-22')
  await add()
  expect(day).toHaveAccessibleDescription('Choose a day.')
  await userEvent.type(day, '2028-01-01')
  expect(day).toHaveAccessibleDescription('Choose a day within a year.')
  await add()
  expect(onAdd).not.toHaveBeenCalled()
})

test('a printed card needs no address and has no date', async () => {
  const { onAdd, field, add } = show()
  await userEvent.type(field(/^Their name/), 'Jo')
  await userEvent.click(screen.getByRole('radio', { name: 'Printed at home' }))
  expect(screen.queryByRole('textbox', { name: /^Their email/ })).toBeNull()
  expect(screen.queryByRole('radio', { name: 'On a day' })).toBeNull()
  expect(preview().queryByRole('button', { name: 'See the email' })).toBeNull()
  expect(preview().getByText(/sheet to print and fold/)).toBeInTheDocument()
  await add()
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ way: 'print', recipientEmail: '' }))
})

test('the whole email is shown on demand, without a number', async () => {
  const { field } = show()
  await userEvent.type(field(/^Their name/), 'Jo')
  await userEvent.type(field(/^From/), 'Ines')
  await userEvent.click(preview().getByRole('button', { name: 'See the email' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'The email' }))
  expect(dialog.getByRole('heading', { name: 'A gift card for you, Jo' })).toBeInTheDocument()
  expect(dialog.getByText(/^Ines gives you £25 to spend/)).toBeInTheDocument()
  expect(dialog.getByText(/once the card is paid/)).toBeInTheDocument()
})

test('a card of the basket comes with what was chosen', async () => {
  const line = {
    ...emptyGiftCard,
    amount: 35,
    faceId: 'applause',
    way: 'counter',
    recipientName: 'Bea',
  } as const
  const { onAdd, field, add } = show({ line })
  expect(screen.getByRole('radio', { name: 'Applause' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Fetched' })).toBeChecked()
  // Its mask is fetched once it is shown.
  await waitFor(() => expect(field(/^Another amount/)).toHaveValue('£35.00'))
  await add()
  expect(onAdd).toHaveBeenCalledWith(line)
})
