import type { RefObject } from 'react'
import type { SeatEngine } from '../engine/seat-engine.ts'
import { screenGeometry, type Box } from '../geometry/place.ts'
import { Gutter, GutterShade, LitEdge } from '../styles.ts'
import type { SeatMapTexts } from '../texts.ts'
import { Letter } from './RoomLayer.tsx'

/** Width of the strip with the letters, px. */
const GUTTER_WIDTH = 44

interface PinnedProps {
  readonly engine: SeatEngine
  readonly texts: SeatMapTexts
  readonly picture: string | undefined
  readonly shown: Box
  /** px per user unit. */
  readonly scale: number
  readonly used: string
  readonly gutterRef: RefObject<SVGSVGElement | null>
}

/** What stays in sight on a phone: where the screen is, and the letters of the rows. */
export function Pinned({ engine, texts, picture, shown, scale, used, gutterRef }: PinnedProps) {
  const marked = new Set(used.split(' '))
  return (
    <>
      <GutterShade aria-hidden="true" />
      <Gutter ref={gutterRef} aria-hidden="true" focusable="false">
        {engine.plan.rows.map((row) => {
          const y = (rowAt(engine, row.index, shown) - shown.y) * scale
          return <Letter key={row.index} x={14} y={y} text={row.label} used={marked.has(String(row.index))} />
        })}
      </Gutter>
      {shown.y > screenGeometry.top && (
        <LitEdge aria-hidden="true">
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
      )}
    </>
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
