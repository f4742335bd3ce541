import type { ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts'
import { findTier, getFilledShare, type Tier } from './tiers.ts'

const markSize = 20

const Root = styled('div', { name: 'FoyerTierRail', slot: 'Root' })({
  '--foyer-rail-height': '8px',
  position: 'relative',
  '[data-radius=Straight] &': { '--foyer-rail-height': '5px' },
})

const Tiers = styled('ol', { name: 'FoyerTierRail', slot: 'Tiers' })({
  position: 'relative',
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // The first and the last stand at the ends; between them each in the middle of its share.
  '& > li': {
    flex: '2 1 0',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: 8,
    minInlineSize: 0,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.35,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  '& > li:first-of-type': { flexGrow: 1, justifyItems: 'start', textAlign: 'start' },
  '& > li:last-of-type': { flexGrow: 1, justifyItems: 'end', textAlign: 'end' },
  '& > li[aria-current]': { color: 'var(--foyer-text)', fontWeight: 650 },
  '& > li::before': {
    content: '""',
    boxSizing: 'border-box',
    inlineSize: markSize,
    blockSize: markSize,
    border: '2.5px solid var(--foyer-field-border)',
    borderRadius: '50%',
    // The rail's own ground, so that it does not run through the mark.
    background: 'var(--foyer-surface-2)',
  },
  '& > li[data-reached]::before': {
    borderColor: 'var(--foyer-primary-text)',
    background: 'var(--foyer-primary-text)',
  },
  '[data-radius=Straight] & > li::before': { borderRadius: 0, scale: '.74', rotate: '45deg' },
  [media.forcedColors]: {
    // The filled mark and the bold word say it; a frame would run across the rail.
    '& > li[aria-current]': { outline: 'none' },
    '& > li::before': { forcedColorAdjust: 'none', borderColor: 'CanvasText', background: 'Canvas' },
    '& > li[data-reached]::before': { borderColor: 'Highlight', background: 'Highlight' },
  },
})

const Rail = styled('span', {
  name: 'FoyerTierRail',
  slot: 'Rail',
  shouldForwardProp: (prop) => prop !== 'share',
})<{ share: number }>(({ share }) => ({
  position: 'absolute',
  insetBlockStart: `calc((${markSize}px - var(--foyer-rail-height)) / 2)`,
  insetInline: markSize / 2,
  blockSize: 'var(--foyer-rail-height)',
  borderRadius: 'var(--foyer-radius-sm)',
  background: 'var(--foyer-surface-2)',
  '&::before': {
    content: '""',
    display: 'block',
    inlineSize: `${(share * 100).toFixed(2)}%`,
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

export interface TierRailProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Lowest first; at least two. Each has the points from which it begins. */
  tiers: readonly Tier[]
  /** What counts towards the tiers. */
  points: number
  /** Id of the member's tier; default the highest tier whose threshold is reached. */
  current?: string | undefined
  /** Spoken name of the tiers: "Your level". */
  label: string
  /** Spoken after the member's tier: "your level". */
  currentLabel: string
}

/**
 * The tiers of a membership on a rail that is filled up to the member's points; the member's tier is in bold. The marks are
 * at even distances, whatever lies between them. Beside the points themselves: `points-band`. Our own: Material UI's Slider
 * is for setting a value, its LinearProgress has no marks.
 */
export function TierRail({ tiers, points, current, label, currentLabel, ...rest }: TierRailProps) {
  const shown = current ?? findTier(tiers, points)?.id
  const reached = tiers.findIndex(({ id }) => id === shown)
  return (
    <Root {...rest}>
      <Rail aria-hidden="true" share={getFilledShare(tiers, points)} />
      <Tiers role="list" aria-label={label}>
        {tiers.map(({ id, name, threshold }, index) => (
          <li
            key={id}
            data-reached={index <= reached || points >= threshold ? '' : undefined}
            aria-current={id === shown ? 'true' : undefined}
          >
            <span>
              {name}
              {id === shown && <VisuallyHidden>, {currentLabel}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </Tiers>
    </Root>
  )
}
