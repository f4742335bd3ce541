import type { FilmEvent } from '@foyer/contract/wire/films'
import { Link } from '@foyer/design-system/link'
import { Picture } from '@foyer/design-system/picture'
import { styled } from '@foyer/design-system/styled'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../app/hooks.ts'
import { useEventDates } from './use-event-dates.ts'

const Cards = styled('ul', { name: 'FoyerEventCards', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: '32px var(--gutter)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative', display: 'grid', alignContent: 'start', gap: 6 },
  '& h2': { marginBlockStart: 8, fontSize: 'var(--t3)', lineHeight: 1.2 },
  '& p': { color: 'var(--muted)' },
  // The name is the link, the whole card its target.
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0 },
})

const widest = 640

/** Events with their poster, their days and a word about each; each leads to its page. */
export const EventCards = observer(function EventCards({ events }: { events: readonly FilmEvent[] }) {
  const { routes } = useStores()
  const { text } = useText()
  const datesOf = useEventDates()
  return (
    <Cards role="list">
      {events.map((event) => {
        const dates = datesOf(event)
        return (
          <li key={event.id}>
            <Picture
              source={{ url: routes.media('EventPosterGraphic', event.id) }}
              ratio="2:3"
              sizes="(max-width: 599px) 100vw, 320px"
              maxWidth={widest}
              placeholder="eventPoster"
              alt=""
              rounded="md"
            />
            <h2>
              <Link href={routes.event(event)} tone="text">
                {text(event.name)}
              </Link>
            </h2>
            {dates !== undefined && <p>{dates}</p>}
            {event.description && <p>{text(event.description)}</p>}
          </li>
        )
      })}
    </Cards>
  )
})
