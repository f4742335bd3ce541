import type { ComponentPropsWithRef } from 'react'
import { PlainLink } from '../../actions/link/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Tiles = styled('ul', { name: 'FoyerRewardTiles', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '32px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.below.md]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 168,
    columnGap: 12,
    // From edge to edge: the last one that is seen is cut, which says that there are more.
    marginInline: 'calc(-1 * var(--foyer-page-margin))',
    // Space for the focus outline of a name.
    marginBlock: -6,
    padding: '6px var(--foyer-page-margin)',
    scrollPaddingInline: 'var(--foyer-page-margin)',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'none',
    '& > li': { scrollSnapAlign: 'start' },
  },
})

export interface RewardTilesProps extends ComponentPropsWithRef<'ul'> {
  /** Spoken name of the list, when no heading names it. */
  label?: string | undefined
}

/**
 * A row of `RewardTile`, five beside each other; on phones one that is swiped. All rewards with what can be done about
 * them are a grid of `reward-card`. Our own: a list in CSS columns; Material UI's Grid computes columns per element by
 * class.
 */
export const RewardTiles = ({ label, ...rest }: RewardTilesProps) => (
  <Tiles role="list" aria-label={label} {...rest} />
)

const Root = styled('li', { name: 'FoyerRewardTile', slot: 'Root' })({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  justifyItems: 'start',
  minInlineSize: 0,
  paddingBlockStart: 24,
  borderBlockStart: '3px solid var(--foyer-primary-text)',
  overflowWrap: 'anywhere',
  '& > [data-slot=art]': { inlineSize: 118, marginBlockEnd: 16, borderRadius: 'var(--foyer-radius-md)' },
  '& > a, & > strong': { fontWeight: 650, lineHeight: 1.35, color: 'inherit', textDecoration: 'none' },
  // The whole tile is pressed.
  '& > a::after': { content: '""', position: 'absolute', inset: 0 },
  [media.hover]: { '& > a:hover': { textDecoration: 'underline', textUnderlineOffset: '.22em' } },
  '& > small': {
    display: 'flex',
    alignItems: 'start',
    gap: 8,
    marginBlockStart: 6,
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.4,
    '& > svg': { marginBlockStart: 2 },
  },
  '&[data-out-of-reach]': {
    borderBlockStartColor: 'var(--foyer-border)',
    '& > [data-slot=art] img': { filter: 'grayscale(1)', opacity: 0.6 },
    '& > small': { color: 'var(--foyer-text-muted)' },
  },
  [media.forcedColors]: { '&[data-out-of-reach]': { borderBlockStartColor: 'GrayText' } },
})

export interface RewardTileProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** What it is: "Any cold drink". */
  name: string
  /** What it costs: "350 points"; of one that is out of reach also that it is: "2,100 points, not yet". */
  cost: string
  /** A square tile; its name stands beside it. */
  picture?: PictureSource | undefined
  /** It costs more than the member has: grey, with a lock. */
  outOfReach?: boolean | undefined
  /** To where it can be taken; without it the tile is not pressed. */
  href?: string | undefined
}

/**
 * A reward in a row of the best ones: bar, picture, name and cost. Only within `RewardTiles`. Where it can be taken it
 * is a `reward-card`. Our own: bar, picture and words; Material UI's Card would add a frame.
 */
export const RewardTile = ({ name, cost, picture, outOfReach, href, ...rest }: RewardTileProps) => (
  <Root data-out-of-reach={outOfReach ? '' : undefined} {...rest}>
    <Picture
      data-slot="art"
      source={picture}
      ratio="1:1"
      sizes="118px"
      alt=""
      maxWidth={360}
      placeholder="memberRewardThumbnail"
    />
    {href === undefined ? <strong>{name}</strong> : <PlainLink href={href}>{name}</PlainLink>}
    <small>
      {outOfReach && <Icon name="lock" size={16} />}
      <span>{cost}</span>
    </small>
  </Root>
)
