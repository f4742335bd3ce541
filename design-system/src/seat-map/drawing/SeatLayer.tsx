import { memo, useMemo } from 'react'
import type { SeatEngine } from '../engine/seat-engine.ts'
import type { SeatLook } from '../SeatMap.types.ts'
import { batchesOf, CHUNK, chunkCount } from './batches.ts'

interface SeatLayerProps {
  readonly engine: SeatEngine
  readonly look: SeatLook
  /** Grows when a status changes. */
  readonly statusVersion: number
  /** Seats the overlay draws. */
  readonly overlaid: readonly string[]
}

/** Every seat that is as it was sold, in one path per paint and eight rows. */
export function SeatLayer({ engine, look, statusVersion, overlaid }: SeatLayerProps) {
  return (
    <g aria-hidden="true">
      {Array.from({ length: chunkCount(engine) }, (_, chunk) => {
        const own = overlaid.filter((id) => Math.floor((engine.seat(id)?.row ?? -1) / CHUNK) === chunk)
        return (
          <Chunk
            key={chunk}
            engine={engine}
            chunk={chunk}
            radius={look.radius}
            seats={look.seats}
            statusVersion={statusVersion}
            overlaid={own.join(' ')}
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
  readonly statusVersion: number
  /** Ids joined, so that an unchanged chunk is not drawn again. */
  readonly overlaid: string
}

const Chunk = memo(function Chunk({ engine, chunk, radius, seats, statusVersion, overlaid }: ChunkProps) {
  const batches = useMemo(
    () => batchesOf(engine, chunk, { radius, seats }, new Set(overlaid ? overlaid.split(' ') : [])),
    // The engine is a live object: its statuses are read again when their version grows.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- statusVersion stands for what statusOf answers
    [engine, chunk, radius, seats, overlaid, statusVersion],
  )
  return batches.map((batch) => <path key={batch.paint} data-paint={batch.paint} d={batch.path} />)
})
