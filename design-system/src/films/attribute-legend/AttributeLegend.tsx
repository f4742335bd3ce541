import { styled } from '../../foundations/styled/index.ts'
import { useState, type ComponentPropsWithRef } from 'react'
import { Icon, isIconName } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { FewLeftMark } from '../showtime-button/index.ts'

const Grid = styled('ul', { name: 'FoyerAttributeLegend', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '24px var(--foyer-gutter)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    alignContent: 'start',
    gap: '0 14px',
  },
  '& svg, & img': { marginBlockStart: 2, color: 'var(--foyer-hero-edge, var(--foyer-primary-text))' },
  '& strong': { gridColumn: 2, lineHeight: 1.4 },
  '& small': { gridColumn: 2, color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
  '& svg + strong, & img + strong': { gridRow: 1 },
  [media.below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

export interface AttributeLegendProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Each attribute with its label, meaning and icon. */
  items: readonly {
    id: string
    label: string
    text?: string | null | undefined
    icon?: string | null | undefined
    /** Address of the attribute's own picture, if its `icon` is none of the set. */
    picture?: string | undefined
  }[]
}

/** Requested size of an attribute's picture, px: double the displayed size. */
export const attributePictureSize = 40
const shownSize = attributePictureSize / 2

/** One that does not come leaves its place empty. */
function Sign({ icon, picture }: Pick<AttributeLegendProps['items'][number], 'icon' | 'picture'>) {
  const [failed, setFailed] = useState<string | null>(null)
  if (isIconName(icon)) return <Icon name={icon} size={shownSize} />
  if (picture === undefined || picture === failed) return null
  return (
    <img
      src={picture}
      alt=""
      width={shownSize}
      height={shownSize}
      loading="lazy"
      onError={() => setFailed(picture)}
    />
  )
}

/**
 * Legend of attributes: icon, name and a line each. For the marks of the showtimes themselves see `ShowtimeKey`. Our
 * own: Material UI has no legend.
 */
export const AttributeLegend = ({ items, ...rest }: AttributeLegendProps) => (
  <Grid role="list" {...rest}>
    {items.map(({ id, label, text, icon, picture }) => (
      <li key={id} data-attribute-id={id}>
        <Sign icon={icon} picture={picture} />
        <strong>{label}</strong>
        {text && <small>{text}</small>}
      </li>
    ))}
  </Grid>
)

const Line = styled('ul', { name: 'FoyerShowtimeKey', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 28px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: 'var(--foyer-text-muted)',
  fontSize: 'var(--foyer-text-sm)',
  '& > li': { display: 'flex', alignItems: 'center', gap: 10, overflowWrap: 'anywhere' },
  '& s': { fontVariantNumeric: 'tabular-nums' },
})

export interface ShowtimeKeyProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Each mark of a showtime, with its label. */
  items: readonly {
    id: string
    kind: 'few' | 'soldOut' | 'icon'
    icon?: string | null | undefined
    label: string
    /** A struck time beside "Sold out". */
    example?: string | undefined
  }[]
}

/**
 * One line that explains the marks on showtime buttons. For what attributes mean, a line each, see `AttributeLegend`.
 * Our own: Material UI has no legend.
 */
export const ShowtimeKey = ({ items, ...rest }: ShowtimeKeyProps) => (
  <Line role="list" {...rest}>
    {items.map(({ id, kind, icon, label, example }) => (
      <li key={id}>
        {kind === 'few' && <FewLeftMark />}
        {kind === 'soldOut' && example !== undefined && <s aria-hidden="true">{example}</s>}
        {kind === 'icon' && isIconName(icon) && <Icon name={icon} size={18} />}
        {label}
      </li>
    ))}
  </Line>
)
