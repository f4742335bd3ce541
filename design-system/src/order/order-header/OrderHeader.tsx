import { styled } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { IconButton } from '../../actions/icon-button/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { Logo } from '../../foundations/logo/index.ts'
import { media } from '../../foundations/media/index.ts'
import { visuallyHidden } from '../../foundations/visually-hidden/index.ts'

const Root = styled('header', { name: 'FoyerOrderHeader', slot: 'Root' })({
  borderBlockEnd: '1px solid var(--foyer-header-line)',
  // As high as the header, as in the site's: stretched over the whole width it would lose its upper and lower part.
  background:
    'var(--foyer-header-background) var(--foyer-header-image, none) var(--foyer-header-image-position, 100% 50%) / auto 100% no-repeat',
  color: 'var(--foyer-header-text)',
  // The page's ink may be the very color of the header.
  '--foyer-glyph-hover': 'var(--foyer-header-current)',
  '& :focus-visible': { outlineColor: 'var(--foyer-header-current)' },
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 24,
    maxInlineSize: 'calc(1280px + 2 * var(--foyer-page-margin))',
    blockSize: 'var(--foyer-header-height)',
    marginInline: 'auto',
    paddingInline: 'var(--foyer-page-margin)',
  },
  '& [data-slot=logo]': {
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'var(--foyer-logo-align)',
    minBlockSize: 44,
    marginInlineEnd: 'auto',
  },
  '& [data-slot=leave]': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: 'var(--foyer-text-sm)',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.22em' },
  },
  '& [data-slot=end]': { display: 'flex', alignItems: 'center', gap: 24, minInlineSize: 0 },
  '& [data-slot=place]': {
    flex: '0 1 auto',
    maxInlineSize: '12em',
    overflow: 'hidden',
    padding: '4px 10px',
    border: '2px solid currentcolor',
    borderRadius: 'var(--foyer-radius-sm)',
    fontSize: 'var(--foyer-text-sm)',
    fontWeight: 700,
    lineHeight: 1.3,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  [media.up.sm]: { '& [data-slot=back]': { display: 'none' } },
  // At the foot of a step the remaining hold stays visible; a phone needs its height for the step.
  [media.up.md]: { '&:has([role=timer])': { position: 'sticky', insetBlockStart: 0, zIndex: 4 } },
  '[data-logo=center] & > div': {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    '& > [data-slot=logo]': { gridColumn: 2, marginInlineEnd: 0 },
    '& > [data-slot=end]': { gridColumn: 3, justifySelf: 'end' },
  },
  // Beside a logo in the middle there is no space for the timer's words.
  [media.below.md]: { '[data-logo=center] & [data-slot=label]': visuallyHidden },
  [media.below.sm]: {
    '& > div': { blockSize: 64, gap: 8 },
    '& [data-slot=back]': { marginInlineStart: -10 },
    '& [data-slot=leave] > span': { display: 'none' },
    '& [data-slot=leave]': { inlineSize: 44, justifyContent: 'center', marginInlineEnd: -12 },
    '& [data-slot=end]': { gap: 8 },
    // In the middle of the space beside the timer: the two would touch on the narrowest phones.
    '[data-logo=center] & > div': {
      gridTemplateColumns: 'auto 1fr auto',
      '& > [data-slot=logo]': { justifySelf: 'center' },
    },
    // There is no space for it beside the timer.
    backgroundImage: 'none',
  },
  // Its end is the left if there is no logo.
  '[dir=rtl] &': { backgroundPosition: '0 50%' },
})

export interface OrderHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The brand's, for each mode, with its name and its address; `ratio` is width divided by height. */
  logo: { light: string; dark: string; label: string; href: string; ratio?: number | undefined }
  /** Back arrow on phones. */
  back?: { label: string; href: string } | undefined
  /** The way out of the order: a press or a link. */
  leave?: { label: string; href?: string | undefined; onPress?: (() => void) | undefined } | undefined
  /** Where the visitor sits who orders from there: "H11". */
  place?: string | undefined
  /** The hold timer, while seats are held. */
  timer?: ReactNode
}

/**
 * The header of an order: logo, clock, the way out; no navigation, so that nothing leads away by mistake. From 1024 px
 * it stays in view while it shows the clock. For every other page see `site-header`. Our own: a bar to which Material
 * UI's AppBar would only add classes.
 */
export function OrderHeader({ logo, back, leave, place, timer, ...rest }: OrderHeaderProps) {
  const leaveContent = leave && (
    <>
      <Icon name="close" size={20} />
      <span>{leave.label}</span>
    </>
  )
  return (
    <Root data-covers-head {...rest}>
      <div>
        {back && (
          <span data-slot="back">
            <IconButton icon="arrow-left" {...back} />
          </span>
        )}
        <PlainLink href={logo.href} data-slot="logo">
          <Logo {...logo} />
        </PlainLink>
        <div data-slot="end">
          {place && (
            <span data-slot="place">
              <bdi>{place}</bdi>
            </span>
          )}
          {timer}
          {leave &&
            (leave.href === undefined ? (
              <button type="button" data-slot="leave" aria-label={leave.label} onClick={leave.onPress}>
                {leaveContent}
              </button>
            ) : (
              <PlainLink href={leave.href} data-slot="leave" aria-label={leave.label} onClick={leave.onPress}>
                {leaveContent}
              </PlainLink>
            ))}
        </div>
      </div>
    </Root>
  )
}
