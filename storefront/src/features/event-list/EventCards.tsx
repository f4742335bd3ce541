import type { FilmEvent } from '@foyer/contract/wire/films'
import { EventCards as Cards } from '@foyer/design-system/content/event-cards'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { getEventLettering, getEventPicture } from '../../page/chain-pictures.ts'
import { useEventDates } from './use-event-dates.ts'

/** Events in the brand's shape, with their days and a word about each; each leads to its page. */
export const EventCards = observer(function EventCards({ events }: { events: readonly FilmEvent[] }) {
  const { configuration, routes, texts } = useStores()
  const { text } = useText()
  const getDates = useEventDates()
  return (
    <Cards
      shape={configuration.value.shapes.eventCard}
      headingLevel={2}
      cards={events.map((event) => ({
        id: event.id,
        picture: getEventPicture(event, routes),
        lettering: getEventLettering(event, routes, texts.languageTag),
        title: text(event.name),
        href: routes.event(event),
        dates: getDates(event),
        text: event.description ? text(event.description) : undefined,
      }))}
    />
  )
})
