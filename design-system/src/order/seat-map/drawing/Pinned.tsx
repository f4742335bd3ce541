import type { RefObject } from 'react'
import type { SeatEngine } from '../engine/seat-engine.ts'
import { placeLetters, screenGeometry, type Box } from '../geometry/extent.ts'
import { Gutter, GutterShade, LitEdge } from '../styles.ts'
import type { SeatMapTexts } from '../texts.ts'
import { chooseLetters } from './detail.ts'
import { drawLetter } from './AuditoriumLayer.tsx'

/** Width of the strip with the letters, px. */
const GUTTER_WIDTH = 44
/** Of it, the part that covers what is under it, px. */
const SHADE_WIDTH = 34

/** Part of the window's height for which a larger auditorium has letters above and below it: a short pan finds them. */
const SPARE = 0.5

interface PinnedLettersProps {
  readonly engine: SeatEngine
  readonly shown: Box
  /** px per user unit. */
  readonly scale: number
  readonly used: string
  readonly gutterRef: RefObject<SVGSVGElement | null>
}

/** The letters of rows whose own have left a window closer than the auditorium: they stay at its edge. */
export function PinnedLetters({ engine, shown, scale, used, gutterRef }: PinnedLettersProps) {
  const marked = new Set(used.split(' '))
  const { bottom, step } = chooseLetters(engine, shown)
  const spare = bottom === Infinity ? Infinity : shown.height * SPARE
  const letters = engine.plan.rows.flatMap(({ index, label }) => {
    const row = engine.place.rows[index]
    const own = row && placeLetters(engine.place, row)[0]
    // In sight by itself, it is not said twice.
    if (!own || (own.x - shown.x) * scale >= SHADE_WIDTH) return []
    const isUsed = marked.has(String(index))
    const y = rowAt(engine, index, shown)
    const isSeen = y >= shown.y - spare && y <= shown.y + shown.height + spare
    if (!isUsed && (index % step > 0 || !isSeen)) return []
    return drawLetter(index, 14, (y - shown.y) * scale, label, isUsed)
  })
  if (letters.length === 0) return null
  return (
    <>
      <GutterShade data-slot="shade" aria-hidden="true" />
      <Gutter ref={gutterRef} data-slot="gutter" aria-hidden="true" focusable="false">
        {letters}
      </Gutter>
    </>
  )
}

interface PinnedScreenProps {
  readonly texts: SeatMapTexts
  readonly picture: string | undefined
  readonly shown: Box
}

/** Where the screen is, on a phone whose window does not reach it. */
export function PinnedScreen({ texts, picture, shown }: PinnedScreenProps) {
  if (shown.y <= screenGeometry.top) return null
  return (
    <LitEdge data-slot="lit" aria-hidden="true">
      {picture !== undefined && (
        <>
          <svg data-glow="" focusable="false">
            <image href={picture} width="100%" height="100%" preserveAspectRatio="xMidYMid slice" />
          </svg>
          <svg focusable="false">
            <image href={picture} width="100%" height="100%" preserveAspectRatio="none" />
          </svg>
        </>
      )}
      <span>{texts.screenThisWay}</span>
    </LitEdge>
  )
}

/** Depth of a row where the window's left edge crosses it: rows are arcs. */
function rowAt(engine: SeatEngine, row: number, shown: Box): number {
  const y = engine.place.rows[row]?.y ?? 0
  const { radius } = engine.place
  if (!Number.isFinite(radius)) return y
  const x = Math.min(Math.abs(shown.x + GUTTER_WIDTH), radius)
  return Math.sqrt((radius + y) ** 2 - x * x) - radius
}
