import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { PageBody } from '../../page/PageBody.tsx'

/** A page of the member's area. */
export const AreaBody = styled(PageBody, { name: 'FoyerMemberArea', slot: 'Root' })({
  // The tabs have their own distance.
  '& > div + section': { marginBlockStart: 0 },
  paddingBlockStart: 48,
  '--foyer-page-title': '44px',
  [media.below.sm]: { paddingBlockStart: 28, '--foyer-page-title': '32px' },
})

/** Heading and tabs. */
export const Head = styled('div', { name: 'FoyerMemberArea', slot: 'Head' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  marginBlockEnd: 36,
  '& > nav': { marginBlockEnd: 0 },
  '& > nav > a': {
    minBlockSize: 56,
    fontFamily: 'inherit',
    fontSize: 'var(--foyer-text-md)',
    fontWeight: 400,
    '&[aria-current]': { fontWeight: 650 },
  },
  // A page of the account has the way back instead.
  [media.below.md]: {
    marginBlockEnd: 28,
    '&[data-below-account]': {
      marginBlockEnd: 0,
      '& > nav': { display: 'none' },
      // The page's own name stands for it; what is read aloud keeps the order of headings.
      '& > header': {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
})

/** The way to the list of the account's pages, on phones. */
export const BackLink = styled('div', { name: 'FoyerMemberArea', slot: 'Back' })({
  marginBlock: '-20px 12px',
  [media.up.md]: { display: 'none' },
})

/** The rail with the page beside it. */
export const AccountBody = styled('div', { name: 'FoyerMemberArea', slot: 'Account' })({
  display: 'grid',
  gridTemplateColumns: '224px minmax(0, 840px)',
  columnGap: 80,
  '& > [data-slot=page]': {
    minInlineSize: 0,
    // Forms and lists begin at the start in every brand, and so does what stands over them.
    '--foyer-heading-align': 'start',
    '--foyer-heading-margin': 0,
    '& > header': { marginBlockEnd: 32 },
    '& > header > h2': { fontSize: 'var(--foyer-text-xl)', lineHeight: 1.2 },
    '& > header > p': { marginBlockStart: 8, maxInlineSize: '62ch', color: 'var(--foyer-text-muted)' },
    // Its parts are under its name, which has the size of a section.
    '& > section': { marginBlockStart: 44 },
    '& > header ~ section:first-of-type': { marginBlockStart: 8 },
    '& > section > [data-slot=head]': {
      flexDirection: 'row',
      alignItems: 'end',
      marginBlockEnd: 24,
      textAlign: 'start',
      [media.below.sm]: { marginBlockEnd: 20 },
    },
    '& > section > [data-slot=head] h3': { fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25 },
    // What is done with a list stands clear of its last line, and what has become of it of its first.
    '& > section > :is(button, p):last-child': { marginBlockStart: 24 },
    '& > section > div > p:not(:empty) + *': { marginBlockStart: 20 },
    '& > section > form': {
      marginBlockStart: 24,
      padding: 32,
      borderRadius: 'var(--foyer-radius-md)',
      background: 'var(--foyer-surface)',
      border: 'var(--foyer-card-border)',
      [media.below.sm]: { padding: 20 },
    },
  },
  [media.below.md]: { display: 'block', '& > nav': { display: 'none' } },
})
