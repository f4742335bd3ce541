import { memo, useMemo } from 'react'
import type { SeatEngine } from '../engine/seat-engine.ts'
import type { SeatStyle } from '../SeatMap.types.ts'
import { createBatches, countChunks, countChunkRows, listChunkRows } from './batches.ts'
import type { IsCoarse } from './detail.ts'

/** Joined ids of a chunk's unavailable seats: the key of its drawing, equal after an update that changes none of them. */
function takenIn(engine: SeatEngine, chunk: number): string {
  let taken = ''
  for (const { seats } of listChunkRows(engine, chunk))
    for (const { id } of seats) if (engine.getStatus(id) !== 'Available') taken += `${id} `
  return taken
}

interface SeatLayerProps {
  readonly engine: SeatEngine
  readonly seatStyle: SeatStyle
  readonly statusVersion: number
  /** Seats the overlay draws. */
  readonly overlaid: readonly string[]
  readonly isCoarse: IsCoarse
}

/**
 * Every seat without a choice, in one path per paint and some rows. Checks the unavailable seats whenever a status
 * changes, and redraws a chunk only if they differ.
 */
export function SeatLayer({ engine, seatStyle, statusVersion, overlaid, isCoarse }: SeatLayerProps) {
  const chunks = useMemo(
    () => Array.from({ length: countChunks(engine) }, (_, chunk) => takenIn(engine, chunk)),
    // The engine is a live object: its statuses change with their version.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- statusVersion stands for what getStatus answers
    [engine, statusVersion],
  )
  const size = countChunkRows(engine)
  return (
    <g aria-hidden="true">
      {chunks.map((taken, chunk) => {
        const own = overlaid.filter((id) => Math.floor((engine.seat(id)?.row ?? -1) / size) === chunk)
        return (
          <Chunk
            key={chunk}
            engine={engine}
            chunk={chunk}
            radius={seatStyle.radius}
            seats={seatStyle.seats}
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
  readonly radius: SeatStyle['radius']
  readonly seats: SeatStyle['seats']
  readonly coarse: boolean
  /** Ids joined. */
  readonly taken: string
  /** Ids as JSON, so that an unchanged chunk is not drawn again. */
  readonly overlaid: string
}

const Chunk = memo(function Chunk(props: ChunkProps) {
  const { engine, chunk, radius, seats, coarse, taken, overlaid } = props
  const batches = useMemo(
    () =>
      createBatches(
        engine,
        chunk,
        { radius, seats, coarse },
        new Set(JSON.parse(overlaid) as string[]),
        new Set(taken.split(' ')),
      ),
    [engine, chunk, radius, seats, coarse, overlaid, taken],
  )
  return batches.map((batch) => <path key={batch.paint} data-paint={batch.paint} d={batch.path} />)
})
