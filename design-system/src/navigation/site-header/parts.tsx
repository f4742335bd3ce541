import { styled } from '../../foundations/styled/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { media, whereMenu, whereNavigation } from '../../foundations/media/index.ts'

/** From here on a name has a place beside five entries. */
const wideEnoughForName = '@media (min-width: 1400px)'

/** The header's frame, with the brand's background and foreground. */
export const Root = styled('header', { name: 'FoyerSiteHeader', slot: 'Root' })({
  position: 'relative',
  zIndex: 3,
  borderBlockEnd: '1px solid var(--foyer-header-line)',
  background:
    'var(--foyer-header-background) var(--foyer-header-image, none) var(--foyer-header-image-position, 100% 50%) / auto 100% no-repeat',
  color: 'var(--foyer-header-text)',
  // The page's ink may be the very color of the header.
  '--foyer-glyph-hover': 'var(--foyer-header-current)',
  '& :focus-visible': { outlineColor: 'var(--foyer-header-current)' },
  // There it would be under the text.
  ...whereMenu({ backgroundImage: 'none' }, true),
})

export const Bar = styled('div', { name: 'FoyerSiteHeader', slot: 'Bar' })({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: 16,
  maxInlineSize: 'calc(1280px + 2 * var(--foyer-page-margin))',
  minBlockSize: 'var(--foyer-header-height)',
  marginInline: 'auto',
  paddingInline: 'var(--foyer-page-margin)',
  '& > [data-slot=logo]': {
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'var(--foyer-logo-align)',
    minBlockSize: 44,
  },
  '[data-logo=center] &': {
    gridTemplateColumns: '1fr auto 1fr',
    '& > nav': { order: -1, marginInlineStart: -12 },
    // In the middle also without a navigation before it.
    '& > [data-slot=logo]': { gridColumn: 2 },
  },
  [media.below.md]: { minBlockSize: 'var(--foyer-header-height-narrow)' },
  ...whereMenu({
    gridTemplateColumns: '1fr auto',
    '& > nav': { display: 'none' },
    // Menu, logo, search.
    '[data-logo=center] &': {
      gridTemplateColumns: '1fr auto 1fr',
      // Without a menu nothing stands before the logo, and there may be several behind it.
      '& > [data-slot=actions]:has(> [data-slot=narrow])': {
        display: 'contents',
        '& > [data-slot=narrow]': { order: -1, marginInlineStart: -11 },
        '& > :not([data-slot])': { justifySelf: 'end', marginInlineEnd: -11 },
      },
    },
  }),
})

export const Nav = styled('nav', { name: 'FoyerSiteHeader', slot: 'Nav' })({
  marginInlineStart: 'clamp(16px, 5vw, 74px)',
  '& > ul': { display: 'flex', alignItems: 'center', gap: 4, margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li > a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 44,
    // Multi-line labels keep a distance from the line below the current one, and from the edges.
    paddingBlock: 8,
    paddingInline: 12,
    color: 'inherit',
    fontWeight: 600,
    lineHeight: 1.25,
    textDecoration: 'none',
    transition: 'color .18s',
    '&[aria-current=page]': { color: 'var(--foyer-header-current)' },
    '&[aria-current=page]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 12,
      insetBlockEnd: 4,
      blockSize: 2,
      background: 'currentColor',
    },
    [media.hover]: { '&:hover': { color: 'var(--foyer-header-current)' } },
  },
  '[data-logo=center] & > ul > [data-slot=more]': { display: 'none' },
  '[data-radius=FullRounded] & > ul > li > a[aria-current=page]': {
    borderRadius: 'var(--foyer-radius-button)',
    background: 'var(--foyer-header-text)',
    color: 'var(--foyer-header-background)',
    '&::after': { display: 'none' },
  },
})

export const Actions = styled('div', { name: 'FoyerSiteHeader', slot: 'Actions' })({
  // The last column also without a navigation before it.
  gridColumnEnd: -1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  marginInlineEnd: -11,
  '& > [data-account]': { display: 'flex', alignItems: 'center', justifyContent: 'flex-end' },
  // As wide as what comes when the member is known; till then it does not say that nobody is signed in.
  '[data-signed-in] & > [data-account]': {
    inlineSize: 84,
    '& > a': { visibility: 'hidden' },
    '& [data-slot=member]': { paddingInlineEnd: 0 },
    '& [data-slot=name]': { display: 'none' },
    [wideEnoughForName]: {
      inlineSize: 168,
      '& [data-slot=name]': { display: 'block', maxInlineSize: 80 },
    },
  },
  ...whereMenu({ '& > [data-slot=wide]': { display: 'none' } }),
  ...whereNavigation({ '& > [data-slot=narrow]': { display: 'none' } }),
  '[data-logo=center] [data-overflow] & > [data-slot=narrow]': { display: 'inline' },
})

/** What is at the end of a header without a navigation: there is room for its label, except on phones. */
export const WayOut = styled(PlainLink, { name: 'FoyerSiteHeader', slot: 'WayOut' })({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minBlockSize: 44,
  minInlineSize: 44,
  paddingInline: 11,
  color: 'inherit',
  fontSize: 'var(--foyer-text-sm)',
  fontWeight: 600,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: 'var(--foyer-header-current)' } },
  [media.below.sm]: { '& > span': { display: 'none' } },
})

export const CityButton = styled('button', { name: 'FoyerSiteHeader', slot: 'City' })({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 44,
  paddingBlock: 8,
  paddingInline: 8,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { color: 'var(--foyer-header-current)' } },
})

/** With the menu: city left, sign-in right, 44 px high. */
export const CityRow = styled('div', { name: 'FoyerSiteHeader', slot: 'CityRow' })({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 44,
  paddingInline: 'calc(var(--foyer-page-margin) - 8px)',
  borderBlockStart: '1px solid var(--foyer-header-line)',
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 44,
    paddingBlock: 8,
    paddingInline: 8,
    marginInlineStart: 'auto',
    color: 'inherit',
    fontWeight: 600,
    lineHeight: 1.25,
    textDecoration: 'none',
  },
  '[data-signed-in] & > a': { visibility: 'hidden' },
  '& > div': { marginInlineStart: 'auto', marginInlineEnd: 4, maxInlineSize: '60%' },
  '& small': { display: 'none' },
  ...whereNavigation({ display: 'none' }),
})
