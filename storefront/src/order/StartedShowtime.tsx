import type { Film } from '@foyer/contract/wire/films'
import { useStores, useText } from '../context/hooks.ts'
import { NextAction, OrderProblem } from './OrderProblem.tsx'

/** In the place of a step of a showtime that has begun: why nothing is sold for it, and where its film is on later. */
export function StartedShowtime({ film }: { film: Film }) {
  const { routes } = useStores()
  const { t, text } = useText()
  return (
    <OrderProblem
      title={t('tickets.started.title')}
      text={t('tickets.started.text', { film: text(film.title) })}
      actions={<NextAction href={routes.film(film)}>{t('tickets.otherTimes')}</NextAction>}
    />
  )
}
