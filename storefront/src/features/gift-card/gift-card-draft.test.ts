import { createDraft, toChoice, toDraft, type GiftCardDraft } from './gift-card-draft.ts'
import { giftCardOptions } from './testing/gift-card-options.ts'
import { validateGiftCard } from './validate-gift-card.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const options = giftCardOptions
const draft: GiftCardDraft = { ...createDraft(options), name: 'Bea', email: 'bea@postbox.example' }
const validate = (change: Partial<GiftCardDraft>) => [
  ...validateGiftCard({ ...draft, ...change }, { options, allowsRecipient: true, now }),
]

describe('a draft', () => {
  it('needs a name and an address, and takes the rest as it is', () => {
    expect(validate({})).toEqual([])
    expect(validate({ name: ' ', email: '' })).toEqual([
      ['name', 'name'],
      ['email', 'email'],
    ])
    expect([
      ...validateGiftCard({ ...draft, name: '', way: 'print' }, { options, allowsRecipient: false, now }),
    ]).toEqual([])
    expect(validate({ email: 'bea' })).toEqual([['email', 'emailFormat']])
    expect(validate({ email: '', way: 'print', when: 'later' })).toEqual([])
  })

  it.each([
    ['', 'amountMissing'],
    ['5', 'amountBounds'],
    ['155', 'amountBounds'],
    ['12.5', 'amountStep'],
  ])('refuses %j as another amount', (otherAmount, error) => {
    expect(validate({ amount: 'another', otherAmount })).toEqual([['otherAmount', error]])
    expect(validate({ amount: '15', otherAmount })).toEqual([])
  })

  it.each([
    ['', '09:00', 'Europe/London', 'day'],
    ['2026-02-30', '09:00', 'Europe/London', 'day'],
    ['2026-11-21', '11:30', 'Europe/London', 'past'],
    // Already over there, not yet here.
    ['2026-11-21', '20:00', 'Asia/Tokyo', 'past'],
    ['2027-11-30', '09:00', 'Europe/London', 'far'],
  ])('refuses to be sent on %j at %s in %s', (day, time, timeZone, error) => {
    expect(validate({ when: 'later', day, time, timeZone })).toEqual([['day', error]])
  })

  it('counts a message as a reader does', () => {
    expect(validate({ message: '🎬'.repeat(20) })).toEqual([])
    expect(validate({ message: 'x'.repeat(21) })).toEqual([['message', 'tooLong']])
  })

  it('becomes a line of the basket, with the instant of the recipient’s clock', () => {
    const christmasEve = {
      when: 'later',
      day: '2026-12-24',
      time: '18:00',
      timeZone: 'America/New_York',
    } as const
    expect(toChoice({ ...draft, ...christmasEve, message: ' Enjoy ' })).toEqual({
      amount: 25,
      faceId: 'sunset',
      way: 'email',
      recipientName: 'Bea',
      recipientEmail: 'bea@postbox.example',
      senderName: '',
      message: 'Enjoy',
      sendsAt: '2026-12-24T23:00:00.000Z',
      timeZone: 'America/New_York',
      refillId: null,
    })
  })

  it.each<[string, Partial<GiftCardDraft>]>([
    ['a mail at its date', { when: 'later', day: '2026-12-24', time: '18:00', timeZone: 'Asia/Tokyo' }],
    ['a sheet, with another amount', { way: 'print', email: '', amount: 'another', otherAmount: '35' }],
    ['a card in its sleeve', { way: 'counter', email: '', sender: 'Ines', message: 'Enjoy' }],
  ])('comes back from the basket as it was: %s', (_, change) => {
    const before = { ...draft, ...change }
    expect(toDraft(toChoice(before), options)).toEqual(before)
  })
})
