import { memo } from 'react'
import type { SeatEngine } from '../engine/seat-engine.ts'
import { drawArcFrame, createArcPen, placeOnArc, round } from '../geometry/arc.ts'
import { areaLabel, getExtent, placeLetters, rowLabel, screenGeometry } from '../geometry/extent.ts'
import type { Letters } from './detail.ts'
import { getLetterSize, letterSizes } from './letter-size.ts'
import type { SeatMapTexts } from '../texts.ts'

interface AuditoriumLayerProps {
  readonly engine: SeatEngine
  readonly texts: SeatMapTexts
  readonly picture: string | undefined
  /** Ids of clip paths, masks and filters start with it. */
  readonly id: string
  /** User units per px, where that is more than one: lettering is never painted smaller than it can be read. */
  readonly unit: number
}

/** All that stands under the seats and never changes. */
export const LightLayer = memo(function LightLayer(props: AuditoriumLayerProps) {
  return (
    <>
      {floor(props)}
      {screenLight(props)}
    </>
  )
})

/** Floor, light of the screen, bands, steps. */
function floor({ engine, picture, id }: AuditoriumLayerProps) {
  const { place } = engine
  const extent = getExtent(place)
  const beam = placeBeam(engine)
  const area = {
    x: -beam.wide - beamBlur,
    y: beam.top - beamBlur,
    width: (beam.wide + beamBlur) * 2,
    height: beam.depth + beamBlur * 2,
  }
  return (
    <g aria-hidden="true">
      <path
        data-paint="floor"
        d={drawArcFrame(place.radius, -extent.half, extent.half, extent.top, extent.bottom)}
      />
      {picture !== undefined && (
        <g data-paint="beam" mask={`url(#${id}-beam)`}>
          <image href={picture} {...area} preserveAspectRatio="none" filter={`url(#${id}-wide)`} />
          <rect data-paint="beam-veil" {...area} />
          <rect data-paint="beam-tint" {...area} />
        </g>
      )}
      {place.bands.map((band) => (
        <path
          key={band.areaNumber}
          data-paint="band"
          d={drawArcFrame(place.radius, band.left, band.right, band.top, band.bottom)}
        />
      ))}
      <path data-paint="steps" d={getStepsPath(engine)} />
    </g>
  )
}

/** The light ends at the middle row, and is wider there than the screen. */
function placeBeam({ place }: SeatEngine) {
  const { screen } = getExtent(place)
  const top = screenGeometry.top + screenGeometry.height - screen.sag
  const middle = place.rows[Math.floor(place.rows.length / 2)]?.y ?? place.lastRow
  return {
    top,
    depth: Math.min(screenGeometry.beam, middle - top),
    wide: (screen.width / 2) * BEAM_SPREAD,
  }
}
/** Space around the light for its blur: the edges of its picture are out of sight. */
const beamBlur = 64

/** A step in every aisle beside every row. */
function getStepsPath({ place }: SeatEngine): string {
  const { at } = createArcPen(place.radius)
  return place.rows
    .flatMap((row) => row.aisles.map((s) => `M${at(s - STEP / 2, row.y)}L${at(s + STEP / 2, row.y)}`))
    .join('')
}
const STEP = 20

/** The screen, its word, area labels: laid over the floor, as light and lettering are. */
function screenLight({ engine, texts, picture, id, unit }: AuditoriumLayerProps) {
  const { place, plan } = engine
  const { screen } = getExtent(place)
  const { top, height, label } = screenGeometry
  const sizes = {
    word: getLetterSize('word', unit),
    area: getLetterSize('area', unit),
  }
  const box = {
    x: -screen.width / 2,
    y: top - screen.sag,
    width: screen.width,
    height: height + screen.sag,
  }
  const light =
    picture === undefined ? (
      <path d={screen.path} />
    ) : (
      <image href={picture} {...box} preserveAspectRatio="none" clipPath={`url(#${id}-screen)`} />
    )
  const entrance = plan.rows.find(
    (row) => row.aislesBefore > 0 && row.seats.some((seat) => seat.kind === 'Wheelchair'),
  )
  return (
    <g aria-hidden="true">
      {definitions(engine, id, picture !== undefined)}
      <g data-paint="halo" filter={`url(#${id}-halo)`}>
        {light}
      </g>
      <g data-paint="screen">
        {picture === undefined ? (
          light
        ) : (
          <g clipPath={`url(#${id}-screen)`}>
            <image href={picture} {...box} preserveAspectRatio="none" filter={`url(#${id}-soft)`} />
          </g>
        )}
      </g>
      <path data-paint="screen-line" d={screen.edge} />
      {/* It grows away from the screen, whose light is above it. */}
      <text
        data-paint="word"
        x={0}
        y={round(label + (sizes.word - letterSizes.word) * CAP_HEIGHT)}
        fontSize={sizes.word}
      >
        {texts.screen}
      </text>
      {place.bands.map((band) => {
        const category = plan.categories.get(band.categoryId)
        const s = (band.left + band.right) / 2
        const at = placeOnArc(place.radius, s, band.top)
        return (
          category && (
            <text
              key={band.areaNumber}
              data-paint="area"
              x={round(at.x)}
              y={round(at.y - areaLabel.line - areaLabel.margin)}
              fontSize={sizes.area}
            >
              {texts.area(category)}
            </text>
          )
        )
      })}
      {texts.levelEntrance !== undefined &&
        entrance &&
        entranceSign(engine, entrance.index, texts.levelEntrance, getLetterSize('sign', unit))}
    </g>
  )
}

/** Of a font's size, the height of its capitals. */
const CAP_HEIGHT = 0.72

function entranceSign({ place }: SeatEngine, row: number, text: string, size: number) {
  const y = ((place.rows[row]?.y ?? 0) + (place.rows[row - 1]?.y ?? 0)) / 2
  const at = placeOnArc(place.radius, -getExtent(place).half + 20, y)
  const x = round(at.x)
  const baseline = round(at.y + (size * CAP_HEIGHT) / 2)
  return (
    <>
      <path data-paint="sign-arrow" d={`M${x} ${baseline - 5}h12m-4 -4l4 4l-4 4`} />
      <text data-paint="sign" x={x + 18} y={baseline} fontSize={size}>
        {text}
      </text>
    </>
  )
}

/** Without a picture only the screen's own light is spread. */
function definitions(engine: SeatEngine, id: string, isLit: boolean) {
  const { screen } = getExtent(engine.place)
  const { top, depth, wide } = placeBeam(engine)
  return (
    <defs>
      <filter
        id={`${id}-halo`}
        x="-15%"
        y="-150%"
        width="130%"
        height="400%"
        colorInterpolationFilters="sRGB"
      >
        <feGaussianBlur stdDeviation="22" />
        {lit}
      </filter>
      {isLit && (
        <>
          <clipPath id={`${id}-screen`}>
            <path d={screen.path} />
          </clipPath>
          <filter
            id={`${id}-soft`}
            x="-5%"
            y="-5%"
            width="110%"
            height="110%"
            colorInterpolationFilters="sRGB"
          >
            <feGaussianBlur stdDeviation="9 3" edgeMode="duplicate" />
            {lit}
          </filter>
          <filter
            id={`${id}-wide`}
            x="-15%"
            y="-15%"
            width="130%"
            height="130%"
            colorInterpolationFilters="sRGB"
          >
            <feGaussianBlur stdDeviation="30" />
            {lift}
            <feColorMatrix type="saturate" values=".5" />
          </filter>
          <linearGradient id={`${id}-fade`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#fff" />
            <stop offset=".45" stopColor="#fff" stopOpacity=".62" />
            <stop offset="1" stopColor="#fff" stopOpacity="0" />
          </linearGradient>
          <mask
            id={`${id}-beam`}
            maskUnits="userSpaceOnUse"
            x={-wide - beamBlur}
            y={top - beamBlur}
            width={(wide + beamBlur) * 2}
            height={depth + beamBlur * 2}
          >
            <path
              fill={`url(#${id}-fade)`}
              filter={`url(#${id}-edge)`}
              d={`${screen.edge}L${wide} ${top + depth}H${-wide}z`}
            />
          </mask>
          <filter id={`${id}-edge`} x="-10%" y="-10%" width="120%" height="120%">
            <feGaussianBlur stdDeviation="20 6" />
          </filter>
        </>
      )}
    </defs>
  )
}
const BEAM_SPREAD = 1.16

interface LetterLayerProps extends Letters {
  readonly engine: SeatEngine
  /** Indexes of the rows in use, with spaces between. */
  readonly used: string
  /** User units per px, where that is more than one. */
  readonly unit: number
}

/** Row letters at both ends; the row in use is marked by a filled box, and always has its letters. */
export const LetterLayer = memo(function LetterLayer(props: LetterLayerProps) {
  const { engine, used, top, bottom, left, right, step, unit } = props
  const size = getLetterSize('letter', unit)
  const { place, plan } = engine
  const marked = new Set(used.split(' '))
  return (
    <g aria-hidden="true">
      {plan.rows.flatMap((row) => {
        const at = place.rows[row.index]
        if (!at) return []
        return placeLetters(place, at).flatMap((point, side) => {
          const inUse = marked.has(String(row.index))
          const isSeen = point.y >= top && point.y <= bottom && point.x >= left && point.x <= right
          if (!inUse && (row.index % step > 0 || !isSeen)) return []
          return drawLetter(`${row.index} ${side}`, point.x, point.y, row.label, inUse, size)
        })
      })}
    </g>
  )
})

/**
 * One row letter, in a filled box where the row is in use. Coordinates are the middle of the row.
 * @param size of the font, in the units of the coordinates
 */
export function drawLetter(
  key: string | number,
  x: number,
  y: number,
  text: string,
  isUsed: boolean,
  size: number = letterSizes.letter,
) {
  const box = round(Math.max(rowLabel.size, size * LETTER_BOX))
  const middle = y - 3
  const drawn = (
    <text
      key={key}
      data-paint="letter"
      data-used={isUsed || undefined}
      x={round(x)}
      y={round(middle + size / 3)}
      fontSize={size}
    >
      {text}
    </text>
  )
  if (!isUsed) return [drawn]
  return [
    <rect
      key={`box ${key}`}
      data-paint="letter-box"
      x={round(x - box / 2)}
      y={round(middle - box / 2)}
      width={box}
      height={box}
    />,
    drawn,
  ]
}

/** Of a letter's size, the side of the box around it. */
const LETTER_BOX = 1.1

/** A screen in a dark auditorium shines: dark pictures are lifted, colors kept. */
const lift = (
  <feComponentTransfer>
    <feFuncR type="gamma" exponent=".45" amplitude="1" offset=".06" />
    <feFuncG type="gamma" exponent=".45" amplitude="1" offset=".06" />
    <feFuncB type="gamma" exponent=".45" amplitude="1" offset=".06" />
  </feComponentTransfer>
)
const lit = (
  <>
    <feColorMatrix type="saturate" values="1.35" />
    {lift}
  </>
)
