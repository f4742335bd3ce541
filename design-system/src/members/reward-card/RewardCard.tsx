import type { ComponentPropsWithRef, ReactNode } from 'react'
import { media } from '../../foundations/media/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Grid = styled('ul', { name: 'FoyerRewardGrid', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '40px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.below.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 },
})

export interface RewardGridProps extends ComponentPropsWithRef<'ul'> {
  /** Spoken name of the list, when no heading names it. */
  label?: string | undefined
}

/**
 * A grid of `RewardCard`, four beside each other; rows on a phone. The best few of them are a row of `reward-tile`. Our
 * own: a list in CSS columns; Material UI's Grid computes columns per element by class.
 */
export const RewardGrid = ({ label, ...rest }: RewardGridProps) => (
  <Grid role="list" aria-label={label} {...rest} />
)

const Root = styled('li', { name: 'FoyerRewardCard', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& > [data-slot=words]': {
    display: 'grid',
    gap: 4,
    marginBlockStart: 16,
    '& > strong': { fontWeight: 650, lineHeight: 1.35 },
    '& > small': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)', lineHeight: 1.4 },
  },
  '& > [data-slot=foot]': { marginBlockStart: 14 },
  '&[data-out-of-reach] > [data-slot=art] img': { filter: 'grayscale(1)', opacity: 0.6 },
  [media.below.sm]: {
    gridTemplateColumns: '104px minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: 16,
    paddingBlock: 20,
    borderBlockStart: '1px solid var(--foyer-border)',
    '& > [data-slot=art]': { gridRow: '1 / span 2', alignSelf: 'start' },
    '& > [data-slot=words]': { marginBlockStart: 0 },
  },
})

const Bar = styled('span', {
  name: 'FoyerRewardCard',
  slot: 'Bar',
  shouldForwardProp: (prop) => prop !== 'share',
})<{ share: number }>(({ share }) => ({
  display: 'block',
  overflow: 'hidden',
  blockSize: 6,
  borderRadius: 'var(--foyer-radius-sm)',
  background: 'var(--foyer-surface-2)',
  '&::before': {
    content: '""',
    display: 'block',
    inlineSize: `${(Math.min(1, Math.max(0, share)) * 100).toFixed(1)}%`,
    blockSize: '100%',
    borderRadius: 'inherit',
    background: 'var(--foyer-primary-text)',
  },
  [media.forcedColors]: {
    forcedColorAdjust: 'none',
    background: 'GrayText',
    '&::before': { background: 'Highlight' },
  },
}))

export interface RewardCardProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** What it is: "Any cold drink". */
  name: string
  /** What it costs, and how much of it is missing: "2,100 points, 260 to go". */
  cost: string
  /** Under the name: what it is like. */
  note?: string | undefined
  /** A square tile; its name stands beside it. */
  picture?: PictureSource | undefined
  /** Its picture is seen first: loaded immediately. */
  priority?: boolean | undefined
  /**
   * Why it cannot be had: grey. With a number, the share of its cost that the member has, 0 to 1, drawn as a bar; the words of
   * the cost say the same.
   */
  outOfReach?: boolean | number | undefined
  /** One button that takes it, or in its place why there is none. */
  action?: ReactNode
}

const tileSizes = '(max-width: 599px) 104px, (max-width: 1023px) 30vw, 302px'

/**
 * A reward with its picture, cost and button; of one that is out of reach, how far it is. Only within `RewardGrid`. What one
 * holds already is a `HeldReward`; what costs money an `item-card`. Our own: Material UI's Card would add a frame.
 */
export function RewardCard(props: RewardCardProps) {
  const { name, cost, note, picture, priority, outOfReach = false, action, ...rest } = props
  const isFoot = typeof outOfReach === 'number' || (action !== undefined && action !== null)
  return (
    <Root data-out-of-reach={outOfReach === false ? undefined : ''} {...rest}>
      <Picture
        data-slot="art"
        source={picture}
        ratio="1:1"
        sizes={tileSizes}
        alt=""
        rounded="lg"
        maxWidth={640}
        placeholder="memberRewardImage"
        priority={priority}
      />
      <div data-slot="words">
        <strong>{name}</strong>
        {note !== undefined && <small>{note}</small>}
        <small>{cost}</small>
      </div>
      {isFoot && (
        <div data-slot="foot">
          {typeof outOfReach === 'number' && <Bar aria-hidden="true" share={outOfReach} />}
          {action}
        </div>
      )}
    </Root>
  )
}
