import { memo, useMemo } from 'react'
import { useListFormat } from '../../../foundations/list-format/index.ts'
import type { SeatEngine } from '../engine/seat-engine.ts'
import type { PlanSeat } from '../engine/plan.ts'
import { LazySeatMapStyles } from '../SeatMapStyles.tsx'
import { List } from '../styles.ts'
import type { SeatMapTexts, SeatState } from '../texts.ts'
import { formatRowStates, parseRowStates } from './row-states.ts'
import { getSeatDetails } from './seat-details.ts'

interface SeatListProps {
  readonly engine: SeatEngine
  readonly texts: SeatMapTexts
  readonly states: ReadonlyMap<string, SeatState>
  readonly statusVersion: number
  readonly onPress: (seat: PlanSeat) => void
}

/** The seats without a picture: section, row, seat. For those who prefer reading to aiming. */
export const SeatList = memo(function SeatList(props: SeatListProps) {
  const { engine, texts, states, statusVersion, onPress } = props
  const sections = useMemo(() => getSections(engine), [engine])
  const stated = formatRowStates(engine, states)
  return (
    <List data-slot="list" role="group" aria-label={texts.map}>
      <LazySeatMapStyles />
      {sections.map((section) => (
        <div key={section.key}>
          <h3>{texts.area(section.category)}</h3>
          {section.rows.map((row) => (
            <ListRow
              key={row.key}
              engine={engine}
              texts={texts}
              section={section.category.name}
              row={row}
              stated={stated.get(row.key)}
              statusVersion={statusVersion}
              onPress={onPress}
            />
          ))}
        </div>
      ))}
    </List>
  )
})

interface ListRowProps extends Omit<SeatListProps, 'states'> {
  /** Name of its section. */
  readonly section: string
  readonly row: SectionRow
  /** The row's entry of `formatRowStates`. */
  readonly stated: string | undefined
}

const ListRow = memo(function ListRow({ engine, texts, section, row, stated, onPress }: ListRowProps) {
  const states = parseRowStates(stated)
  return (
    <section aria-label={useListFormat()([section, texts.row(row.label)])}>
      <h4>{texts.row(row.label)}</h4>
      <ul>
        {row.seats.map((seat) => {
          const details = getSeatDetails(engine, seat, states)
          const gone = details.state === 'taken' || details.state === 'lost'
          return (
            <li key={seat.id}>
              <button
                type="button"
                data-state={details.state}
                aria-label={texts.seat(details)}
                aria-pressed={details.state === 'chosen'}
                aria-disabled={gone || undefined}
                onClick={() => onPress(seat)}
              >
                {seat.label}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
})

interface SectionRow {
  /** The row's index in the plan. */
  readonly key: number
  readonly label: string
  readonly seats: PlanSeat[]
}

interface Section {
  readonly key: string
  readonly category: Parameters<SeatMapTexts['area']>[0]
  readonly rows: SectionRow[]
}

function getSections(engine: SeatEngine): readonly Section[] {
  const sections = new Map<string, Section>()
  for (const seat of engine.plan.seats) {
    let section = sections.get(seat.categoryId)
    if (!section) {
      const category = engine.plan.categories.get(seat.categoryId) ?? { name: '' }
      section = { key: seat.categoryId, category, rows: [] }
      sections.set(seat.categoryId, section)
    }
    const last = section.rows[section.rows.length - 1]
    if (last?.key === seat.row) last.seats.push(seat)
    else section.rows.push({ key: seat.row, label: seat.rowLabel, seats: [seat] })
  }
  return [...sections.values()]
}
