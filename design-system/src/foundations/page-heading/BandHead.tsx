import { media } from '../media/index.ts'
import { styled } from '../styled/index.ts'
import type { PageHeadingProps } from './page-head.ts'

/** Space between the band and the edge of the window, px: that of pictures in fully rounded themes. */
const inset = 24
const insetOnPhone = 12

const Root = styled('header', { name: 'FoyerPageHeading', slot: 'Band' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  alignItems: 'end',
  gap: '16px 48px',
  marginInline: `calc(${inset}px - var(--foyer-page-margin))`,
  padding: `44px calc(var(--foyer-page-margin) - ${inset}px) 40px`,
  border: '1px solid transparent',
  borderRadius: 'var(--foyer-radius-lg)',
  background: 'var(--foyer-primary)',
  color: 'var(--foyer-on-primary)',
  '& h1': {
    fontSize: 'calc(var(--foyer-text-2xl) * 1.25)',
    lineHeight: 1.04,
    outline: 'none',
    overflowWrap: 'anywhere',
  },
  '& [data-slot=about]': { display: 'grid', justifyItems: 'start', gap: 12, maxInlineSize: '44ch' },
  '& [data-slot=intro]': { fontSize: 'var(--foyer-text-lg)', lineHeight: 1.35, textWrap: 'pretty' },
  // A label that is stuck on.
  '& [data-slot=note]': {
    padding: '6px 14px',
    borderRadius: 'var(--foyer-radius-lg)',
    background: 'var(--foyer-on-primary)',
    color: 'var(--foyer-primary)',
    fontWeight: 650,
    lineHeight: 1.3,
  },
  [media.below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.below.sm]: {
    marginInline: `calc(${insetOnPhone}px - var(--foyer-page-margin))`,
    padding: '32px 20px 28px',
    '& [data-slot=intro]': { fontSize: 'var(--foyer-text-md)' },
  },
})

/** A band in the primary color: the title large at its start, what it is about at its end. */
export const BandHead = ({ title, intro, note, titleId, ...rest }: Omit<PageHeadingProps, 'isHead'>) => (
  <Root data-shape="Band" {...rest}>
    <h1 id={titleId} tabIndex={-1}>
      {title}
    </h1>
    {(intro !== undefined || note !== undefined) && (
      <div data-slot="about">
        {note !== undefined && <p data-slot="note">{note}</p>}
        {intro !== undefined && <p data-slot="intro">{intro}</p>}
      </div>
    )}
  </Root>
)
