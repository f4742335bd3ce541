import type { GiftCardOptions } from '@foyer/contract/wire/items'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { getAmount, getSendingInstant, type GiftCardDraft } from './gift-card-draft.ts'
import { longestName, type GiftCardError } from './validate-gift-card.ts'

const monthsOfYear = 12

/** A gift card's draft in the words of the page. Call inside an observer. */
export function useGiftCardTexts(options: GiftCardOptions) {
  const { routes } = useStores()
  const { t, plural, text } = useText()
  const formats = useFormats()
  const money = (amount: number) => formats.money(amount, { omitZeroDecimals: true })
  const bounds = { least: money(options.least), most: money(options.most), step: money(options.step) }
  const { validityMonths } = options

  function describeError(error: GiftCardError, field: keyof GiftCardDraft): string {
    if (error === 'tooLong') {
      const maximum = field === 'message' ? options.maximumMessageLength : longestName
      return t('gift-shop.card.error.tooLong', { maximum })
    }
    return t(`gift-shop.card.error.${error}`, bounds)
  }

  /** `Saturday 4 April, 09:00`, as the recipient's clock shows it; null: immediately. */
  function describeSending(draft: GiftCardDraft): string | null {
    const at = getSendingInstant(draft)
    return at === null
      ? null
      : t('gift-shop.card.dayAndTime', { day: formats.longDay(at), time: formats.time(at) })
  }

  return {
    money,
    bounds,
    describeError,
    describeSending,
    /** "£25"; undefined while no amount is typed. */
    sum: (draft: GiftCardDraft): string | undefined => {
      const amount = getAmount(draft)
      return amount === null ? undefined : money(amount)
    },
    picture: (faceId: string) => ({ url: routes.media('GiftCardFaceGraphic', faceId, {}) }),
    faceName: (faceId: string): string => text(options.faces.find(({ id }) => id === faceId)?.name),
    /** "Good for two years"; null: without an end. */
    validity:
      validityMonths === null
        ? null
        : validityMonths % monthsOfYear === 0
          ? plural('gift-shop.card.validYears', validityMonths / monthsOfYear)
          : plural('gift-shop.card.validMonths', validityMonths),
  }
}
