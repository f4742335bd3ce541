import { media } from '../../foundations/media/index.ts'
import { Logo } from '../../foundations/logo/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { FoldingSection, Legal, lineStyle, type FooterContent } from './parts.tsx'
import { Languages } from '../../internal/languages/Languages.tsx'

const Columns = styled('div', { name: 'FoyerSiteFooter', slot: 'Columns' })({
  display: 'grid',
  gridTemplateColumns: '4fr 2fr 3fr 3fr',
  gap: '32px 24px',
  '& > [data-slot=about] p': {
    maxInlineSize: '40ch',
    marginBlockStart: 16,
    color: 'var(--foyer-text-muted)',
  },
  '& > nav': { display: 'contents' },
  '& [data-slot=picture]': { maxInlineSize: '100%', inlineSize: 'auto' },
  '& h2': {
    fontFamily: 'var(--foyer-font-body)',
    fontSize: 'var(--foyer-text-sm)',
    fontWeight: 650,
    letterSpacing: 0,
    lineHeight: 1.3,
  },
  '& ul': { margin: '8px 0 0', padding: 0, listStyle: 'none' },
  '& li > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    minInlineSize: 44,
    paddingBlock: 6,
    lineHeight: 1.3,
  },
  [media.below.md]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& > [data-slot=about]': { gridColumn: '1 / -1' },
  },
  [media.below.sm]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 0,
    '& > [data-slot=about]': { marginBlockEnd: 24 },
    '& > nav > div': { borderBlockStart: '1px solid var(--foyer-border)' },
    '& ul': { margin: '0 0 12px' },
  },
})

const Line = styled('div', { name: 'FoyerSiteFooter', slot: 'Line' })({
  ...lineStyle,
  marginBlockStart: 40,
  paddingBlockStart: 18,
  borderBlockStart: '1px solid var(--foyer-border)',
  '& > [data-slot=legal]': { marginInlineEnd: 'auto' },
  [media.below.sm]: { flexDirection: 'column', alignItems: 'flex-start', marginBlockStart: 0 },
})

/** About, columns of links, and a line of rights and switches. */
export const ColumnsFooter = (props: FooterContent) => (
  <div>
    <Columns>
      <div data-slot="about">
        <Logo {...props.logo} size="footer" />
        <p>{props.message}</p>
      </div>
      <nav aria-label={props.navigationLabel}>
        {[...props.columns, ...(props.secondary ?? [])].map((column) => (
          <FoldingSection key={column.title} {...column} />
        ))}
      </nav>
    </Columns>
    <Line>
      <Legal {...props} />
      <Languages {...props} />
      {props.contrast}
      {props.modeSwitch}
    </Line>
  </div>
)
