import type { SeatEngine } from '../engine/seat-engine.ts'
import type { SeatState } from '../texts.ts'

type Stated = readonly (readonly [id: string, state: SeatState])[]

/**
 * States of the seats of each row that has any, by the row's index, as JSON: a row of which the same is said is not
 * drawn again. Looks at the seats that have a state, not at the room.
 */
export function statedRows(
  engine: SeatEngine,
  states: ReadonlyMap<string, SeatState>,
): ReadonlyMap<number, string> {
  const rows = new Map<number, [string, SeatState][]>()
  for (const entry of states) {
    const row = engine.seat(entry[0])?.row
    if (row === undefined) continue
    const own = rows.get(row)
    if (own) own.push(entry)
    else rows.set(row, [entry])
  }
  return new Map([...rows].map(([row, own]) => [row, JSON.stringify(own)]))
}

/** What `statedRows` says of a row, to ask seat by seat. */
export function parseRowStates(stated: string | undefined): ReadonlyMap<string, SeatState> {
  return new Map(stated === undefined ? [] : (JSON.parse(stated) as Stated))
}
