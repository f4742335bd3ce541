import type { GiftCardOptions } from '@foyer/contract/wire/items'
import { getOwnZone, toZonedInstant } from '../../domain/zoned-instant.ts'
import { toZoneInstant } from '../../domain/zone-time.ts'
import { emptyGiftCard, type GiftCardChoice } from '../../stores/gift-shop/gift-basket-content.ts'

/** How a card reaches its recipient. */
export type GiftCardWay = GiftCardChoice['way']

/** What the designer's fields hold. Amounts are typed in the currency's main unit. */
export type GiftCardDraft = {
  faceId: string
  /** One of the usual amounts, or `anotherAmount`. */
  amount: string
  otherAmount: string
  name: string
  sender: string
  way: GiftCardWay
  email: string
  message: string
  when: 'now' | 'later'
  /** `yyyy-mm-dd`. */
  day: string
  /** `hh:mm`. */
  time: string
  /** IANA name of the recipient's time zone; empty: the visitor's own. */
  timeZone: string
}

export const anotherAmount = 'another'

/** A draft before anything is chosen: the first face, and the second of the usual amounts. */
export function createDraft({ faces, amounts }: GiftCardOptions): GiftCardDraft {
  return {
    faceId: faces[0]?.id ?? '',
    amount: String(amounts[1] ?? amounts[0] ?? anotherAmount),
    otherAmount: '',
    name: '',
    sender: '',
    way: 'email',
    email: '',
    message: '',
    when: 'now',
    day: '',
    time: '09:00',
    timeZone: '',
  }
}

/** What is on the card, main unit; null while it is no number. */
export function getAmount({
  amount,
  otherAmount,
}: Pick<GiftCardDraft, 'amount' | 'otherAmount'>): number | null {
  const typed = amount === anotherAmount ? otherAmount : amount
  const value = Number(typed)
  return typed.trim() === '' || !Number.isFinite(value) ? null : value
}

/** Zone in which the day and time of a draft are meant. */
export const getZone = ({ timeZone }: Pick<GiftCardDraft, 'timeZone'>): string => timeZone || getOwnZone()

/** When the mail is sent, with the recipient's offset; null: immediately, or no day is chosen yet. */
export function getSendingInstant(draft: GiftCardDraft): string | null {
  if (draft.way !== 'email' || draft.when === 'now' || draft.day === '') return null
  return toZonedInstant(draft.day, draft.time, getZone(draft))
}

/** A valid draft as the basket has it. */
export function toChoice(draft: GiftCardDraft): GiftCardChoice {
  const { faceId, name, sender, way, email, message } = draft
  const sendsAt = getSendingInstant(draft)
  return {
    ...emptyGiftCard,
    amount: getAmount(draft) ?? 0,
    faceId,
    way,
    recipientName: name.trim(),
    recipientEmail: way === 'email' ? email.trim() : '',
    senderName: sender.trim(),
    message: message.trim(),
    sendsAt: sendsAt === null ? null : new Date(sendsAt).toISOString(),
    timeZone: sendsAt === null ? null : getZone(draft),
  }
}

/** A card of the basket as a draft, to be changed. */
export function toDraft(choice: GiftCardChoice, options: GiftCardOptions): GiftCardDraft {
  const { amount, faceId, way, recipientName, recipientEmail, senderName, message } = choice
  const { sendsAt, timeZone } = choice
  const isUsual = options.amounts.includes(amount)
  const draft = createDraft(options)
  const [day = '', time = ''] =
    sendsAt === null ? [] : toZoneInstant(sendsAt, timeZone ?? getOwnZone()).split('T')
  return {
    ...draft,
    faceId,
    amount: isUsual ? String(amount) : anotherAmount,
    otherAmount: isUsual ? '' : String(amount),
    name: recipientName,
    sender: senderName,
    way,
    email: recipientEmail,
    message,
    when: sendsAt === null ? 'now' : 'later',
    day,
    time: time === '' ? draft.time : time.slice(0, 'hh:mm'.length),
    timeZone: timeZone ?? '',
  }
}
