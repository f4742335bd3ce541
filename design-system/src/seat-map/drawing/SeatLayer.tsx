import { memo, useMemo } from 'react'
import type { SeatEngine } from '../engine/seat-engine.ts'
import type { SeatLook } from '../SeatMap.types.ts'
import { batchesOf, chunkCount, chunkRows } from './batches.ts'
import type { IsCoarse } from './detail.ts'

/** Ids of a chunk's seats that cannot be had, joined: what its drawing depends on, however often statuses come anew. */
function takenIn(engine: SeatEngine, chunk: number): string {
  const size = chunkRows(engine)
  return engine.plan.rows
    .slice(chunk * size, (chunk + 1) * size)
    .flatMap((row) => row.seats.filter((seat) => engine.statusOf(seat.id) !== 'Available'))
    .map((seat) => seat.id)
    .join(' ')
}

interface SeatLayerProps {
  readonly engine: SeatEngine
  readonly look: SeatLook
  readonly statusVersion: number
  /** Seats the overlay draws. */
  readonly overlaid: readonly string[]
  readonly isCoarse: IsCoarse
}

/**
 * Every seat that is as it was sold, in one path per paint and some rows. Looks at what is taken whenever a status has
 * changed, and draws a chunk anew only when that differs.
 */
export function SeatLayer({ engine, look, statusVersion, overlaid, isCoarse }: SeatLayerProps) {
  const chunks = useMemo(
    () => Array.from({ length: chunkCount(engine) }, (_, chunk) => takenIn(engine, chunk)),
    // The engine is a live object: its statuses change with their version.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- statusVersion stands for what statusOf answers
    [engine, statusVersion],
  )
  const size = chunkRows(engine)
  return (
    <g aria-hidden="true">
      {chunks.map((taken, chunk) => {
        const own = overlaid.filter((id) => Math.floor((engine.seat(id)?.row ?? -1) / size) === chunk)
        return (
          <Chunk
            key={chunk}
            engine={engine}
            chunk={chunk}
            radius={look.radius}
            seats={look.seats}
            coarse={isCoarse(chunk * size, (chunk + 1) * size - 1)}
            taken={taken}
            overlaid={JSON.stringify(own)}
          />
        )
      })}
    </g>
  )
}

interface ChunkProps {
  readonly engine: SeatEngine
  readonly chunk: number
  readonly radius: SeatLook['radius']
  readonly seats: SeatLook['seats']
  readonly coarse: boolean
  /** Ids joined. */
  readonly taken: string
  /** Ids as JSON, so that an unchanged chunk is not drawn again. */
  readonly overlaid: string
}

const Chunk = memo(function Chunk(props: ChunkProps) {
  const { engine, chunk, radius, seats, coarse, taken, overlaid } = props
  const batches = useMemo(
    () => batchesOf(engine, chunk, { radius, seats, coarse }, new Set(JSON.parse(overlaid) as string[])),
    // The engine is a live object: what its statuses say of this chunk stands in `taken`.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- taken stands for what statusOf answers
    [engine, chunk, radius, seats, coarse, overlaid, taken],
  )
  return batches.map((batch) => <path key={batch.paint} data-paint={batch.paint} d={batch.path} />)
})
