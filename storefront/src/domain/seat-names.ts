import type { Seat } from '@foyer/contract/wire/seating'

/** Seats of a row that stand side by side, from the left. */
export interface SeatRun {
  readonly row: string
  readonly labels: readonly string[]
}

/**
 * Seats in rows and runs of neighbours, front row first, each row as its labels count. Without a map at hand, neighbours
 * are neighbours by column. Rows are numbered from the back and columns from the right, but some servers number them the
 * other way round: the labels of a row go before its columns.
 */
export function getRuns(seats: readonly Seat[]): SeatRun[] {
  const ordered = [...seats].sort(
    (a, b) =>
      a.position.areaNumber - b.position.areaNumber ||
      b.position.rowNumber - a.position.rowNumber ||
      compareByLabel(a, b) ||
      b.position.columnNumber - a.position.columnNumber,
  )
  const runs: { row: string; labels: string[]; last: Seat }[] = []
  for (const seat of ordered) {
    const run = runs.at(-1)
    const isNext =
      run?.row === seat.rowLabel &&
      run.last.position.areaNumber === seat.position.areaNumber &&
      Math.abs(run.last.position.columnNumber - seat.position.columnNumber) === 1
    if (run && isNext) {
      run.labels.push(seat.label)
      run.last = seat
    } else runs.push({ row: seat.rowLabel, labels: [seat.label], last: seat })
  }
  return runs.map(({ row, labels }) => ({ row, labels }))
}

/** 0 where a label is no number: the columns decide then. */
const compareByLabel = (a: Seat, b: Seat) => Number(a.label) - Number(b.label) || 0

/** From how many neighbours on they are written as a run. */
const leastRun = 3

/** Seats by their names, each with its row: "C4", "G5"; three neighbours or more as one, "H10–H12". */
export function formatSeatNames(seats: readonly Seat[]): string[] {
  return getRuns(seats).flatMap(({ row, labels }) => {
    const names = labels.map((label) => row + label)
    return names.length < leastRun ? names : [`${names[0] ?? ''}–${names.at(-1) ?? ''}`]
  })
}
