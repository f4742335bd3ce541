import { getRuns, type PlanSeat } from './engine/plan.ts'

/** Words for a choice; every function returns finished text in the visitor's language. */
export interface SeatMessages {
  /** "Row H, seat 12". */
  one(row: string, seat: string): string
  /** "Row H, seats 11 and 12". */
  two(row: string, first: string, second: string): string
  /** "Row H, seats 10 to 12". */
  run(row: string, first: string, last: string): string
  /** Joins parts: "Row G, seat 4 and row H, seats 10 to 12". */
  list(parts: readonly string[]): string
}

/** A choice of seats in words, row by row and run by run: "Row H, seats 10 to 12". Empty for no seats. */
export function describeSeats(seats: readonly PlanSeat[], messages: SeatMessages): string {
  return messages.list(
    getRuns(seats, 'row').map((run) => {
      const first = run[0] as PlanSeat
      const last = run[run.length - 1] as PlanSeat
      if (run.length === 1) return messages.one(first.rowLabel, first.label)
      if (run.length === 2) return messages.two(first.rowLabel, first.label, last.label)
      return messages.run(first.rowLabel, first.label, last.label)
    }),
  )
}
