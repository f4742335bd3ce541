import type { GiftCardDetailsResponse } from '@foyer/contract/wire/codes'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { StoresContext } from '../../context/contexts.ts'
import {
  answerWith,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import { emptyGiftCard } from '../../stores/gift-shop/gift-basket-content.ts'
import { GiftCardBalance } from './GiftCardBalance.tsx'
import { giftCardOptions } from './testing/gift-card-options.ts'

const details: GiftCardDetailsResponse = {
  maskedCardNumber: 'HG......4417',
  expiresAt: '2028-03-14T12:00:00Z',
  availableBalance: { valueIncludingTax: 15, valueExcludingTax: 15, tax: 0 },
  refillId: 'refill-1',
}

function show(answer: NonNullable<Script['getGiftCardDetails']>, pin: 'Required' | 'None' = 'Required') {
  const onRefill = jest.fn()
  const { stores, getCalls } = createTestStores({ getGiftCardDetails: answer })
  stores.today.now = Date.parse('2026-11-21T12:00:00Z')
  for (const type of stores.configuration.value.tickets.ticketRedemption.codeTypes)
    if (type.type === 'GiftCard') type.pin = pin
  render(
    <MemoryRouter>
      <StoresContext value={stores}>
        <GiftCardBalance options={giftCardOptions} onRefill={onRefill} />
      </StoresContext>
    </MemoryRouter>,
  )
  const number = () => screen.getByRole('textbox', { name: 'Card number' })
  async function find(pinText = '0042') {
    await userEvent.type(number(), 'HG12 3456 4417')
    if (pin !== 'None') await userEvent.type(screen.getByLabelText('PIN'), pinText)
    await userEvent.click(screen.getByRole('button', { name: 'Look it up' }))
  }
  return { onRefill, getCalls, number, find }
}

test('says what is on a card, and until when, and never its number', async () => {
  const { getCalls, find } = show(() => answerWith(details))
  expect(screen.getByRole('img', { name: 'Your card' })).toBeInTheDocument()
  await find()
  expect(screen.getByRole('heading', { name: '£15.00 on this card' })).toHaveFocus()
  expect(screen.getByText('14 March 2028')).toBeInTheDocument()
  expect(screen.getByText('ends in 4417')).toBeInTheDocument()
  expect(getCalls('getGiftCardDetails')).toEqual([
    ['getGiftCardDetails', { body: { cardNumber: 'HG12 3456 4417', pin: '0042' } }, undefined],
  ])
})

test('a wrong number and a wrong PIN get one answer, at the number', async () => {
  const { number, find } = show(() => refuseFor('gift-card-details-invalid'))
  await find()
  expect(number()).toHaveFocus()
  expect(number()).toHaveAccessibleDescription(/do not go together/)
  expect(screen.getByRole('img', { name: 'Your card' })).toBeInTheDocument()
})

test('after too many tries it says when to try again', async () => {
  const { find } = show(() => refuseFor('too-many-requests', { lockOutPeriodInSeconds: 41 * 60 }))
  await find()
  expect(screen.getByRole('alert')).toHaveTextContent(/Too many tries.*Try again at \d\d:41/)
})

test('no answer is not a wrong number', async () => {
  const { number, find } = show(unreachable)
  await find()
  expect(number()).not.toBeInvalid()
  expect(screen.getByRole('alert')).toHaveTextContent('Nobody has answered')
})

test('what is missing is asked for before anything is sent', async () => {
  const { number, getCalls } = show(() => answerWith(details))
  await userEvent.click(screen.getByRole('button', { name: 'Look it up' }))
  expect(number()).toHaveFocus()
  expect(screen.getByLabelText('PIN')).toBeInvalid()
  expect(getCalls('getGiftCardDetails')).toEqual([])
})

test('cards without a PIN are asked for none', async () => {
  const { getCalls, find } = show(() => answerWith(details), 'None')
  expect(screen.queryByLabelText('PIN')).toBeNull()
  await find()
  expect(getCalls('getGiftCardDetails')[0]?.[1]).toEqual({
    body: { cardNumber: 'HG12 3456 4417', pin: null },
  })
})

test('more is put on the card that was found', async () => {
  const { onRefill, find } = show(() => answerWith(details))
  await find()
  await userEvent.click(screen.getByRole('radio', { name: '£50' }))
  await userEvent.click(screen.getByRole('button', { name: 'Put it in the basket' }))
  expect(onRefill).toHaveBeenCalledWith({
    ...emptyGiftCard,
    amount: 50,
    faceId: 'sunset',
    way: 'print',
    refillId: 'refill-1',
  })
})

test.each([
  ['has ended', { ...details, expiresAt: '2026-11-20T12:00:00Z' }, 'Was good until'],
  ['cannot be named', { ...details, refillId: undefined }, 'Good until'],
])('a card that %s is not refilled', async (_, answer, term) => {
  const { find } = show(() => answerWith(answer))
  await find()
  expect(screen.getByText(term)).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Put more on it' })).toBeNull()
})
