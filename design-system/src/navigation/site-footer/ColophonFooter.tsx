import { Logo } from '../../foundations/logo/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { FoldingSection, FooterLinks, Legal, lineStyle, takeLead, type FooterContent } from './parts.tsx'
import { Languages } from '../../internal/languages/Languages.tsx'

const Page = styled('div', { name: 'FoyerSiteFooter', slot: 'Colophon' })({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  // The double rule that closes a printed programme.
  '&::before': {
    content: '""',
    inlineSize: 'min(100%, 480px)',
    blockSize: 5,
    marginBlockEnd: 48,
    borderBlock: '1px solid var(--foyer-text)',
    borderBlockEndWidth: 3,
  },
  '& > p': {
    maxInlineSize: '34ch',
    marginBlockStart: 20,
    fontFamily: 'var(--foyer-font-heading)',
    fontSize: 'var(--foyer-text-lg)',
    fontStyle: 'italic',
    lineHeight: 1.4,
    textWrap: 'balance',
  },
  '& > nav': { display: 'grid', justifyItems: 'center', inlineSize: '100%', marginBlockStart: 40 },
  '& h2': {
    fontFamily: 'var(--foyer-font-heading)',
    fontSize: 'var(--foyer-text-sm)',
    fontStyle: 'italic',
    fontWeight: 'inherit',
    letterSpacing: 0,
  },
  '& nav ul': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& nav li': { display: 'flex', alignItems: 'center' },
  '& nav li:not(:last-child)::after': {
    content: '"·" / ""',
    marginInline: 10,
    color: 'var(--foyer-text-muted)',
  },
  '& nav a': {
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 44,
    minBlockSize: 44,
    justifyContent: 'center',
  },
  // The cinemas, as on the cover.
  '& [data-slot=lead]': {
    marginBlockEnd: 20,
    '& a': {
      color: 'var(--foyer-text)',
      fontFamily: 'var(--foyer-font-heading)',
      fontSize: 'var(--foyer-text-lg)',
    },
  },
  // A line each; its head is read out, and needed by the eye only where it folds.
  '& nav > div > h2': { position: 'absolute', clipPath: 'inset(50%)' },
  [media.below.sm]: {
    '&::before': { marginBlockEnd: 36 },
    '& [data-slot=lead] ul': { flexDirection: 'column', alignItems: 'center' },
    '& [data-slot=lead] li::after': { display: 'none' },
    '& nav > div': { inlineSize: '100%', borderBlockStart: '1px solid var(--foyer-border)' },
    '& nav summary': { justifyContent: 'center', gap: 8, fontSize: 'var(--foyer-text-md)' },
    '& nav details ul': { paddingBlockEnd: 12 },
  },
})

const Line = styled('div', { name: 'FoyerSiteFooter', slot: 'Line' })({
  ...lineStyle,
  flexDirection: 'column',
  gap: 4,
  inlineSize: '100%',
  marginBlockStart: 32,
  textAlign: 'center',
  '& > [data-slot=legal]': { order: 1, marginBlockStart: 12 },
  '& > details': { display: 'grid', justifyItems: 'center' },
  '& > details > div': { marginInline: 'auto' },
})

/** Set like the last page of a printed programme: everything on one axis, links in lines, no columns. */
export const ColophonFooter = (props: FooterContent) => {
  const { lead, others } = takeLead(props)
  return (
    <Page>
      <Logo {...props.logo} size="footer" />
      <p>{props.message}</p>
      <nav aria-label={props.navigationLabel}>
        {lead && (
          <section data-slot="lead" aria-label={lead.title}>
            <FooterLinks links={lead.links} />
          </section>
        )}
        {others.map((column) => (
          <FoldingSection key={column.title} {...column} />
        ))}
      </nav>
      <Line>
        {props.modeSwitch}
        <Languages {...props} />
        {props.contrast}
        <Legal {...props} />
      </Line>
    </Page>
  )
}
