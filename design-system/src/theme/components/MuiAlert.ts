import { media } from '../../foundations/media/index.ts'
import type { CSSObject } from '../../foundations/styled/index.ts'
import type { ComponentOverrides } from '../overrides.ts'

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    /** A note beside the page, with a block of its severity's color behind the icon. */
    notice: true
  }
}

const severities = ['error', 'warning', 'info', 'success'] as const

const noticeColumns = '52px minmax(0, 1fr) auto'

/** A note beside the page: one edge for every severity, which is in the block at its beginning. */
const notice: CSSObject = {
  gridTemplateColumns: noticeColumns,
  '&:has(> .MuiAlert-action)': { gridTemplateColumns: noticeColumns },
  columnGap: 0,
  inlineSize: 420,
  maxInlineSize: '100%',
  padding: 0,
  border: '1px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-md)',
  '&:not([data-frame=none])': { background: 'var(--foyer-surface)' },
  color: 'var(--foyer-text)',
  overflow: 'hidden',
  '& > .MuiAlert-icon': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    paddingBlockStart: 16,
    // Information is neutral, because a brand's secondary color may be red.
    background: 'var(--foyer-text)',
    color: 'var(--foyer-background)',
  },
  '& > .MuiAlert-message': { paddingBlock: 16, paddingInlineStart: 16 },
  // Space at the edge if there is no close button.
  '& > .MuiAlert-message:last-child': { paddingInlineEnd: 16 },
  '& > .MuiAlert-message:has([data-slot=action])': { paddingBlockEnd: 4 },
  '& > .MuiAlert-action': { margin: 0, padding: 0 },
  '& [data-slot=title]': { fontWeight: 650, lineHeight: 1.3 },
  '& [data-slot=text]': { marginBlockStart: 4, color: 'var(--foyer-text-muted)' },
  // The ring stays within the note, which cuts what sticks out of it, and off the words above.
  '& [data-slot=action]': { marginInlineStart: -12, outlineOffset: -6 },
  '& [data-slot=close]': { margin: 4, outlineOffset: -2 },
  '[data-radius=FullRounded] & > .MuiAlert-icon': {
    inlineSize: 44,
    blockSize: 44,
    marginBlock: 12,
    marginInlineStart: 12,
    padding: 0,
    alignContent: 'center',
    borderRadius: '50%',
  },
  [media.forcedColors]: { '& > .MuiAlert-icon': { forcedColorAdjust: 'none' } },
  [media.below.sm]: { inlineSize: '100%' },
}

/** Grounds that the severity tints, where something is amiss, as far as the theme can answer for what stands on them. */
const grounds = {
  error: 'var(--foyer-error-ground)',
  warning: 'var(--foyer-warning-ground)',
  info: 'var(--foyer-surface)',
  success: 'var(--foyer-surface)',
} as const

/** The severity is at the edge and in the ground: its contrast with text and buttons is the theme's to guarantee. */
export const MuiAlert: ComponentOverrides['MuiAlert'] = {
  styleOverrides: {
    root: {
      display: 'grid',
      gridTemplateColumns: '24px minmax(0, 1fr)',
      '&:has(> .MuiAlert-action)': { gridTemplateColumns: '24px minmax(0, 1fr) auto' },
      columnGap: 12,
      padding: 16,
      border: '1px solid',
      borderRadius: 'var(--foyer-radius-lg)',
      font: 'inherit',
      '&[data-frame=none]': { padding: 0, border: 0, borderRadius: 0, background: 'none' },
      '& strong': { display: 'block', lineHeight: '1.5rem' },
      '& [data-slot=text]': { marginBlockStart: 2, fontSize: 'var(--foyer-text-sm)', lineHeight: 1.45 },
    },
    standard: { color: 'inherit' },
    icon: { margin: 0, padding: 0, fontSize: 24, opacity: 1 },
    // Its content may have an outline, which scrolling would clip.
    message: { padding: 0, overflow: 'visible' },
  },
  variants: [
    ...severities.map((severity) => ({
      props: { severity },
      style: {
        borderColor: `var(--mui-palette-${severity}-main)`,
        // A filled one is in its severity's color, which its text suits.
        '&:not([data-frame=none], .MuiAlert-filled)': { background: grounds[severity] },
      },
    })),
    { props: { variant: 'notice' }, style: notice },
    ...(['error', 'warning', 'success'] as const).map((severity) => ({
      props: { variant: 'notice' as const, severity },
      style: {
        '& > .MuiAlert-icon': {
          background: `var(--foyer-${severity})`,
          color: `var(--foyer-on-${severity})`,
        },
      },
    })),
  ],
}
