import type { FilmEvent } from '@foyer/contract/wire/films'
import { PictureCards } from '@foyer/design-system/content/picture-cards'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { getEventPicture } from '../../page/chain-pictures.ts'
import { useEventDates } from './use-event-dates.ts'

/** Events with their poster, their days and a word about each; each leads to its page. */
export const EventCards = observer(function EventCards({ events }: { events: readonly FilmEvent[] }) {
  const { routes } = useStores()
  const { text } = useText()
  const getDates = useEventDates()
  return (
    <PictureCards
      kind="event"
      headingLevel={2}
      cards={events.map((event) => {
        const dates = getDates(event)
        return {
          id: event.id,
          picture: getEventPicture(event, routes),
          title: text(event.name),
          href: routes.event(event),
          lines: [
            ...(dates === undefined ? [] : [dates]),
            ...(event.description ? [text(event.description)] : []),
          ],
        }
      })}
    />
  )
})
