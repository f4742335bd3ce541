import type { ComponentPropsWithRef } from 'react'
import { Link } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { drawing, getScale, legendHeight, placeMarkers, type Offset } from './layout.ts'

const Root = styled('figure', { name: 'FoyerLocationMap', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: '20px 40px',
  alignItems: 'start',
  margin: 0,
  [media.below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

const Drawing = styled('svg', { name: 'FoyerLocationMap', slot: 'Drawing' })({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  border: '1px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-lg)',
  background: 'var(--foyer-surface)',
  fontFamily: 'var(--foyer-font-body)',
  fontSize: 13,
  fontWeight: 650,
  '& [data-part=ring]': { fill: 'none', stroke: 'var(--foyer-border)', strokeDasharray: '3 4' },
  '& [data-part=way]': { fill: 'none', stroke: 'var(--foyer-border)', strokeWidth: 1.5 },
  '& [data-part=cinema]': {
    fill: 'var(--foyer-primary-text)',
    stroke: 'var(--foyer-surface)',
    strokeWidth: 2,
  },
  '& [data-part=door]': { fill: 'var(--foyer-surface)' },
  '& [data-part=marker]': { fill: 'var(--foyer-text)', stroke: 'var(--foyer-surface)', strokeWidth: 2 },
  '& [data-part=number]': { fill: 'var(--foyer-surface)', textAnchor: 'middle', fontSize: 12 },
  '& [data-part=line]': { fill: 'none', stroke: 'var(--foyer-text-muted)', strokeWidth: 1.5 },
  '& [data-part=tip]': { fill: 'var(--foyer-text-muted)' },
  '& [data-part=label]': { fill: 'var(--foyer-text-muted)' },
  '& [data-part=label][data-at=end]': { textAnchor: 'end' },
  '& [data-part=edge]': { fill: 'none', stroke: 'var(--foyer-border)' },
  [media.forcedColors]: {
    forcedColorAdjust: 'none',
    background: 'Canvas',
    '& [data-part=ring], & [data-part=way], & [data-part=line], & [data-part=edge]': { stroke: 'CanvasText' },
    '& [data-part=cinema]': { fill: 'Highlight', stroke: 'Canvas' },
    '& [data-part=marker]': { fill: 'CanvasText', stroke: 'Canvas' },
    '& [data-part=number], & [data-part=door]': { fill: 'Canvas' },
    '& [data-part=tip], & [data-part=label]': { fill: 'CanvasText' },
  },
})

const Places = styled('ol', { name: 'FoyerLocationMap', slot: 'Places' })({
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    columnGap: 8,
    alignItems: 'baseline',
    paddingBlock: 10,
    borderBlockEnd: '1px solid var(--foyer-border)',
    overflowWrap: 'anywhere',
  },
  '& [data-slot=number]': { fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  '& small': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)', whiteSpace: 'nowrap' },
  '& [data-slot=kind]': { display: 'block', whiteSpace: 'normal' },
})

export interface MapPlace extends Offset {
  /** Tells the places apart. */
  id: string
  /** Its name. */
  name: string
  /** What it is: "Car park". */
  kind?: string | undefined
  /** How far it is, in words. */
  distance: string
  /** Address of its page. */
  href?: string | undefined
}

export interface LocationMapProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Spoken name of the drawing: "Where Halcyon Docklands is". */
  label: string
  /** What is around the cinema, in the order of their numbers: metres to the east and to the north of it. */
  places: readonly MapPlace[]
  /** The letter at the arrow to the north. */
  north: string
  /** The length of the scale bar in words, of metres. */
  formatMetres: (metres: number) => string
}

const middle = { x: drawing.width / 2, y: drawing.height / 2 }
const markerRadius = 11
const cinemaRadius = 12
/** Where the scale and the arrow stand. */
const legendLine = drawing.height + 23

/**
 * Where a cinema is among places that visitors know, drawn from coordinates alone: each in its direction and at its
 * distance, by number, and named beside the drawing. It shows no streets, as it is given none; what is farther away
 * stands at the edge with an arrow. Not for finding the way, which the device's own map shows. Our own: Material UI has
 * no maps.
 */
export function LocationMap({ label, places, north, formatMetres, ...rest }: LocationMapProps) {
  const scale = getScale(places)
  const points = placeMarkers(places, scale)
  const bar = scale.bar * scale.unitsPerMetre
  const marked = places.flatMap((place, index) => {
    const point = points[index]
    return point ? [{ ...point, id: place.id, number: index + 1 }] : []
  })
  return (
    <Root {...rest}>
      {/* North is up and east is right in every language. */}
      <Drawing
        viewBox={`0 0 ${drawing.width} ${drawing.height + legendHeight}`}
        role="img"
        aria-label={label}
        direction="ltr"
      >
        {[1, 2, 3]
          .map((times) => bar * times)
          .filter((radius) => radius < drawing.height / 2)
          .map((radius) => (
            <circle key={radius} data-part="ring" cx={middle.x} cy={middle.y} r={radius} />
          ))}
        {marked.map(({ id, x, y }) => (
          <path key={id} data-part="way" d={`M${middle.x} ${middle.y}L${x.toFixed(1)} ${y.toFixed(1)}`} />
        ))}
        {marked.map(({ id, number, x, y, bearing }) => (
          <g key={id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            {bearing !== undefined && (
              <path data-part="tip" d="M-5 -13L0 -19L5 -13Z" transform={`rotate(${bearing.toFixed(1)})`} />
            )}
            <circle data-part="marker" r={markerRadius} />
            <text data-part="number" y="4.2">
              {number}
            </text>
          </g>
        ))}
        <circle data-part="cinema" cx={middle.x} cy={middle.y} r={cinemaRadius} />
        <circle data-part="door" cx={middle.x} cy={middle.y} r="4" />
        <path data-part="edge" d={`M0 ${drawing.height}H${drawing.width}`} />
        <path data-part="line" d={`M16 ${legendLine - 4}v4h${bar.toFixed(1)}v-4`} />
        <text data-part="label" x={24 + bar} y={legendLine}>
          {formatMetres(scale.bar)}
        </text>
        <path data-part="tip" d={`M${drawing.width - 24} ${legendLine - 12}l6 13h-12z`} />
        <text data-part="label" data-at="end" x={drawing.width - 36} y={legendLine}>
          {north}
        </text>
      </Drawing>
      {places.length > 0 && (
        <Places>
          {places.map(({ id, name, kind, distance, href }, index) => (
            <li key={id}>
              <span data-slot="number">{index + 1}</span>
              <span>
                {href === undefined ? name : <Link href={href}>{name}</Link>}
                {kind !== undefined && <small data-slot="kind">{kind}</small>}
              </span>
              <small>{distance}</small>
            </li>
          ))}
        </Places>
      )}
    </Root>
  )
}
