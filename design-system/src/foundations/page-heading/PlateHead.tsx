import { media } from '../media/index.ts'
import { styled } from '../styled/index.ts'
import type { PageHeadingProps } from './page-head.ts'

const Root = styled('header', { name: 'FoyerPageHeading', slot: 'Plate' })({
  padding: 9,
  border: '1px solid var(--foyer-border)',
  background: 'var(--foyer-surface)',
  // A line within the edge, as on a title page.
  '& > div': {
    display: 'grid',
    justifyItems: 'center',
    padding: '28px 32px 32px',
    border: '1px solid var(--foyer-border)',
    textAlign: 'center',
  },
  '& h1': { fontSize: 'var(--foyer-text-2xl)', lineHeight: 1.12, outline: 'none', overflowWrap: 'anywhere' },
  '& [data-slot=note]': { marginBlockEnd: 12, fontFamily: 'var(--foyer-font-heading)', fontStyle: 'italic' },
  // A short rule between the title and what it is about.
  '& [data-slot=intro]': {
    maxInlineSize: '52ch',
    color: 'var(--foyer-text-muted)',
    textWrap: 'balance',
    '&::before': {
      content: '""',
      display: 'block',
      inlineSize: 48,
      margin: '16px auto 14px',
      borderBlockStart: '2px solid var(--foyer-primary-text)',
    },
  },
  [media.below.sm]: { padding: 5, '& > div': { padding: '22px 16px 24px' } },
})

/** A title page: dates, title, rule, introduction, centred in a double frame. */
export const PlateHead = ({ title, intro, note, titleId, ...rest }: Omit<PageHeadingProps, 'isHead'>) => (
  <Root data-shape="Plate" {...rest}>
    <div>
      {note !== undefined && <p data-slot="note">{note}</p>}
      <h1 id={titleId} tabIndex={-1}>
        {title}
      </h1>
      {intro !== undefined && <p data-slot="intro">{intro}</p>}
    </div>
  </Root>
)
