import { Logo } from '../../foundations/logo/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { FoldingSection, FooterLinks, Legal, lineStyle, takeLead, type FooterContent } from './parts.tsx'
import { Languages } from '../../internal/languages/Languages.tsx'

const Band = styled('div', { name: 'FoyerSiteFooter', slot: 'Band' })({
  // As round at its head as the theme's cards.
  borderStartStartRadius: 'var(--foyer-radius-lg)',
  borderStartEndRadius: 'var(--foyer-radius-lg)',
  background: 'var(--foyer-primary)',
  color: 'var(--foyer-on-primary)',
  '& > div': {
    maxInlineSize: 'calc(1280px + 2 * var(--foyer-page-margin))',
    marginInline: 'auto',
    padding: '64px var(--foyer-page-margin)',
    [media.up.md]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'end',
      columnGap: 48,
    },
  },
  '& p': {
    maxInlineSize: '20ch',
    fontFamily: 'var(--foyer-font-heading)',
    fontSize: 'var(--foyer-text-2xl)',
    fontWeight: 'var(--foyer-heading-weight)',
    letterSpacing: 'var(--foyer-heading-tracking, normal)',
    lineHeight: 1.1,
    textWrap: 'balance',
  },
  '& nav': { [media.below.md]: { marginBlockStart: 36 } },
  '& h2': { fontSize: 'var(--foyer-text-sm)', fontFamily: 'var(--foyer-font-body)', letterSpacing: 0 },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 12, margin: '12px 0 0', padding: 0, listStyle: 'none' },
  '&& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 48,
    paddingInline: 20,
    border: '1.5px solid currentColor',
    borderRadius: 'var(--foyer-radius-lg)',
    color: 'inherit',
    fontWeight: 650,
    textDecoration: 'none',
    '&:hover, &[aria-current=page]': {
      background: 'var(--foyer-on-primary)',
      color: 'var(--foyer-primary)',
      textDecoration: 'none',
    },
    '&:focus-visible': { outlineColor: 'currentColor' },
    '&:is(:hover, [aria-current=page]):focus-visible': { outlineColor: 'var(--foyer-on-primary)' },
  },
  [media.below.sm]: {
    '& > div': { paddingBlock: 44 },
    '& nav': { marginBlockStart: 28 },
    '& ul': { gap: 10 },
  },
})

const Links = styled('div', { name: 'FoyerSiteFooter', slot: 'Links' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '24px 72px',
  '& > nav': { display: 'flex', flexWrap: 'wrap', gap: '24px 72px', flex: '1 1 560px' },
  '& > nav > div': { flex: '1 1 200px' },
  '& h2': { fontSize: 'var(--foyer-text-md)' },
  // Two short columns under each head.
  '& ul': {
    columns: '2 140px',
    columnGap: 24,
    margin: '8px 0 0',
    padding: 0,
    listStyle: 'none',
  },
  '& li': { breakInside: 'avoid' },
  '& li > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 44,
    minBlockSize: 44,
    lineHeight: 1.3,
  },
  [media.below.sm]: {
    gap: 16,
    '& > nav': { display: 'block', flex: '1 1 100%' },
    '& > nav > div': {
      marginBlockStart: 8,
      paddingInline: 20,
      borderRadius: 'var(--foyer-radius-lg)',
      background: 'var(--foyer-surface-2)',
    },
    '& ul': { margin: '0 0 12px' },
  },
})

const Line = styled('div', { name: 'FoyerSiteFooter', slot: 'Line' })({
  ...lineStyle,
  marginBlockStart: 32,
  '& > [data-slot=legal]': {
    order: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 16px',
    inlineSize: '100%',
  },
  '& > fieldset': { marginInlineEnd: 'auto' },
})

/** A band in the primary color with the message large and the cinemas as buttons; below it everything else. */
export const BandFooter = (props: FooterContent) => {
  const { lead, others } = takeLead(props)
  return (
    <>
      <Band>
        <div>
          <p>{props.message}</p>
          {lead && (
            <nav aria-label={lead.title}>
              <h2>{lead.title}</h2>
              <FooterLinks links={lead.links} />
            </nav>
          )}
        </div>
      </Band>
      <div>
        <Links>
          <Logo {...props.logo} size="footer" />
          <nav aria-label={props.navigationLabel}>
            {others.map((column) => (
              <FoldingSection key={column.title} {...column} />
            ))}
          </nav>
        </Links>
        <Line>
          {props.modeSwitch}
          {props.contrast}
          <Languages {...props} />
          <Legal {...props} />
        </Line>
      </div>
    </>
  )
}
