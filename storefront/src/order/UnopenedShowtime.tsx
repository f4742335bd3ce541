import type { Film } from '@foyer/contract/wire/films'
import { useFormats, useStores, useText } from '../context/hooks.ts'
import { toLocalInstant } from '../domain/local-instant.ts'
import { NextAction, OrderProblem } from './OrderProblem.tsx'

export interface UnopenedShowtimeProps {
  readonly film: Film
  /** UTC; null: nobody says when. */
  readonly opensAt: string | null
}

/** In the place of a step of a showtime that cannot be booked yet: from when on it can be. */
export function UnopenedShowtime({ film, opensAt }: UnopenedShowtimeProps) {
  const { routes } = useStores()
  const { t, text } = useText()
  const formats = useFormats()
  const at = opensAt === null ? null : toLocalInstant(opensAt)
  return (
    <OrderProblem
      title={t('tickets.unopened.title')}
      text={
        at === null
          ? t('tickets.unopened.text', { film: text(film.title) })
          : t('tickets.unopened.from', {
              film: text(film.title),
              day: formats.longDay(at),
              time: formats.time(at),
            })
      }
      actions={<NextAction href={routes.film(film)}>{t('tickets.otherTimes')}</NextAction>}
    />
  )
}
