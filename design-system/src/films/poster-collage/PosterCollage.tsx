import type { ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'

/** Least width of a poster in the strip, px; two thirds of its height. */
const leastWidth = 90
/** Its share of the strip's width where there is more room, %. */
const stripShare = 18

const Root = styled('div', { name: 'FoyerPosterCollage', slot: 'Root' })({
  position: 'relative',
  overflow: 'clip',
  // Its height is that of what stands beside it: the posters do not lengthen the page.
  contain: 'size',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 16,
  inlineSize: '100%',
  blockSize: '100%',
  // Inline to a column: percentages of a margin are those of its width.
  '& > div': { display: 'grid', gap: 16, minInlineSize: 0 },
  '& > div > :first-of-type': { marginBlockStart: '-40%' },
  '& > div:nth-of-type(2) > :first-of-type': { marginBlockStart: '-85%' },
  '& > div:nth-of-type(3) > :first-of-type': { marginBlockStart: '-63%' },
  [media.below.md]: {
    display: 'flex',
    justifyContent: 'center',
    gap: 8,
    blockSize: 192,
    '& > div': { display: 'contents' },
    '& > div > *': { flex: 'none', inlineSize: `max(${leastWidth}px, ${stripShare}%)` },
    // Row by row: the first posters of all columns, then the second ones. Five fill the strip.
    '& > div > :nth-of-type(n + 3), & > div:nth-of-type(3) > :nth-of-type(2)': { display: 'none' },
    // Inline to a strip: percentages of a margin are those of its width.
    '& > div > :first-of-type': { marginBlockStart: '-7.7%' },
    '& > div:nth-of-type(2) > :first-of-type': { marginBlockStart: '-13.3%' },
    '& > div:nth-of-type(3) > :first-of-type': { marginBlockStart: '-5.4%' },
    '& > div > :nth-of-type(2)': { order: 1, marginBlockStart: '-11.3%' },
    '& > div:nth-of-type(2) > :nth-of-type(2)': { marginBlockStart: '-6.9%' },
  },
  [media.below.sm]: { blockSize: 128 },
  [media.print]: { display: 'none' },
})

/** Columns of the collage, as drawn from 1024 px up. */
const columnCount = 3
/** Posters of a column: those of a window 1440 px high. */
const rowCount = 5
/** Posters of a phone's strip, loaded with the page. */
const stripPosters = 5
const sizes = `(max-width: 500px) ${leastWidth}px, (max-width: 1023px) ${stripShare}vw, 16vw`
/** Widest file, px: a column of a wide window on a dense screen. */
const widestPoster = 480

export interface PosterCollageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Posters row by row. Fifteen fill a tall window; fewer are repeated. */
  posters: readonly { id: string; source: PictureSource }[]
}

/**
 * Posters as decoration beside a form: three columns that begin at different heights and are cut by the header and the
 * lower edge. As high as its container; below 1024 px a strip of five, on a phone 128 px high. Hidden from assistive
 * technology and not pressable; for films to choose from see `poster-wall`. Our own: Material UI has no such component.
 */
export const PosterCollage = ({ posters, ...rest }: PosterCollageProps) => (
  <Root aria-hidden="true" {...rest}>
    {Array.from({ length: columnCount }, (_, column) => (
      <div key={column}>
        {posters.length > 0 &&
          Array.from({ length: rowCount }, (_row, row) => {
            const place = row * columnCount + column
            const poster = posters[pickPoster(place, posters.length)]
            return (
              poster && (
                <Picture
                  key={row}
                  source={poster.source}
                  ratio="2:3"
                  sizes={sizes}
                  alt=""
                  priority={place < stripPosters}
                  maxWidth={widestPoster}
                  rounded="lg"
                />
              )
            )
          })}
      </div>
    ))}
  </Root>
)

/** Index of the poster at a place, counted row by row. Whole rows are shifted, or a column would repeat its own. */
function pickPoster(place: number, count: number): number {
  const round = Math.floor(place / count)
  return (place + (count % columnCount === 0 ? round : 0)) % count
}
