import { Dialog } from '@foyer/design-system/feedback/dialog'
import { FailureState } from '@foyer/design-system/feedback/failure-state'
import { FreeSeats } from '@foyer/design-system/films/free-seats'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { getSeatPreviewsStore } from '../../stores/orders/seat-previews.ts'
import { createComparedShowtime, type ComparableShowtime } from './compared-showtimes.ts'

export interface SeatComparisonProps {
  open: boolean
  onClose: () => void
  film: string
  /** Business date, `yyyy-mm-dd`. */
  date: string
  /** Asked for while it is open. */
  cinemas: () => readonly { id: string; name: string; showtimes: readonly ComparableShowtime[] }[]
}

/** How often it is looked whether the count has grown old, ms: a fresh one is not asked for again. */
const pollInterval = 5_000

/** How full a day's showtimes are, beside one another; counted again every minute while it is open. */
export const SeatComparison = observer(function SeatComparison(props: SeatComparisonProps) {
  const { open, onClose, film, date } = props
  const stores = useStores()
  const { configuration, formats } = stores
  const texts = useText()
  const { t } = texts
  const previews = getSeatPreviewsStore(stores)
  const cinemas = props.cinemas()
  const ids = cinemas.flatMap(({ showtimes }) => showtimes.map(({ id }) => id))
  const key = ids.join()

  useEffect(() => {
    if (!open) return
    const shown = key.split(',')
    void previews.ensure(shown)
    const again = setInterval(() => {
      // What failed is requested again when the visitor presses for it.
      if (shown.every((id) => !previews.entry(id).error)) void previews.ensure(shown)
    }, pollInterval)
    return () => clearInterval(again)
  }, [open, previews, key])

  const entries = new Map(ids.map((id) => [id, previews.entry(id)]))
  const all = [...entries.values()]
  const isFailed = all.length > 0 && all.every(({ error }) => error)
  const isCounted = all.some(({ value }) => value !== undefined)
  const said = { film, date: formats.longDay(date) }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t('shared.action.close')}
      title={t('browsing.freeSeats.title')}
      text={
        isFailed ? undefined : t(isCounted ? 'browsing.freeSeats.text' : 'browsing.freeSeats.counting', said)
      }
    >
      {isFailed && (
        <FailureState
          title={t('browsing.freeSeats.failedTitle')}
          text={t('browsing.freeSeats.failed')}
          retryLabel={t('shared.action.tryAgain')}
          onRetry={() => void previews.ensure(ids)}
        />
      )}
      <FreeSeats
        cinemas={cinemas.map(({ id, name, showtimes }) => ({
          id,
          name,
          showtimes: showtimes.map((showtime) => {
            const entry = entries.get(showtime.id)
            return createComparedShowtime(
              showtime,
              { value: entry?.value, isFailed: Boolean(entry?.error) },
              texts,
              configuration.value.tickets.fewLeftShare,
            )
          }),
        }))}
      />
    </Dialog>
  )
})
