import type { ItemLimit } from '../../domain/item-limits.ts'
import { addOffset, countDaysBetween, getBusinessDate } from '../../domain/time.ts'
import type { CardStateInput } from './card-state.ts'

interface MessageParts {
  readonly t: (key: string, parameters?: Readonly<Record<string, string | number>>) => string
  readonly time: (instant: string) => string
  readonly day: (instant: string) => string
  readonly now: number
  readonly offsetInMinutes: number
}

/** Why something cannot be had, in words: with the time where it is the same business day, else with the day. */
export function createCardMessages({
  t,
  time,
  day,
  now,
  offsetInMinutes,
}: MessageParts): CardStateInput['messages'] {
  const say =
    (key: string, keys: { readonly today: string; readonly another: string }) =>
    (availableAt: string | null) => {
      if (availableAt === null) return t(key)
      const local = addOffset(availableAt, offsetInMinutes)
      const days = countDaysBetween(
        getBusinessDate(now, offsetInMinutes),
        getBusinessDate(Date.parse(availableAt), offsetInMinutes),
      )
      return days <= 0 ? t(keys.today, { time: time(local) }) : t(keys.another, { day: day(local) })
    }
  return {
    limit: ({ kind, maximum }: ItemLimit) =>
      kind === 'stock' && maximum === 0
        ? t('food-and-beverage.soldOut')
        : t(`food-and-beverage.limit.${kind}`, { maximum }),
    soldOut: say('food-and-beverage.soldOut', {
      today: 'food-and-beverage.back.at',
      another: 'food-and-beverage.back.on',
    }),
    closed: say('food-and-beverage.closed', {
      today: 'food-and-beverage.closed.until',
      another: 'food-and-beverage.closed.day',
    }),
    notSold: t('food-and-beverage.notHere'),
  }
}
