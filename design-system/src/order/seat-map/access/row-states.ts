import type { SeatEngine } from '../engine/seat-engine.ts'
import type { SeatState } from '../texts.ts'

type Stated = readonly (readonly [id: string, state: SeatState])[]

/**
 * States of the seats of each row that has any, by the row's index, as JSON: a row whose text is the same is not
 * rendered again. Goes through the seats that have a state, not the whole auditorium.
 */
export function formatRowStates(
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

/** A row's entry of `formatRowStates`, parsed for look-up by seat. */
export function parseRowStates(stated: string | undefined): ReadonlyMap<string, SeatState> {
  return new Map(stated === undefined ? [] : (JSON.parse(stated) as Stated))
}
