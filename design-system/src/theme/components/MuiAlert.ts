import { media } from '../../foundations/media/index.ts'
import type { CSSObject } from '../../foundations/styled/index.ts'
import type { ComponentOverrides } from '../overrides.ts'

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    /** A note beside the page, with a block of its severity's color behind the icon. */
    notice: true
  }
}

const isTinted = (severity: string) => severity === 'error' || severity === 'warning'

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
  background: 'var(--foyer-surface)',
  color: 'var(--foyer-text)',
  overflow: 'hidden',
  '&&::before': { content: 'none' },
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

/**
 * The severity is at the edge, and tints the ground of the icon where something is amiss: text and buttons are on a background
 * whose contrast the theme guarantees.
 */
export const MuiAlert: ComponentOverrides['MuiAlert'] = {
  styleOverrides: {
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '24px minmax(0, 1fr)',
      '&:has(> .MuiAlert-action)': { gridTemplateColumns: '24px minmax(0, 1fr) auto' },
      columnGap: 12,
      padding: 16,
      border: '1px solid',
      borderRadius: 'var(--foyer-radius-lg)',
      font: 'inherit',
      '&[data-frame=none]': { padding: 0, border: 0, borderRadius: 0, background: 'none' },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: 48,
        borderStartStartRadius: 'calc(var(--foyer-radius-lg) - 1px)',
        borderEndStartRadius: 'calc(var(--foyer-radius-lg) - 1px)',
        opacity: 0.12,
      },
      '& strong': { display: 'block', lineHeight: '1.5rem' },
      '& [data-slot=text]': { marginBlockStart: 2, fontSize: 'var(--foyer-text-sm)', lineHeight: 1.45 },
    },
    standard: { background: 'var(--foyer-surface)', color: 'inherit' },
    icon: { position: 'relative', margin: 0, padding: 0, fontSize: 24, opacity: 1 },
    // Its content may have an outline, which scrolling would clip.
    message: { padding: 0, overflow: 'visible' },
  },
  variants: [
    ...severities.map((severity) => ({
      props: { severity },
      style: {
        borderColor: `var(--mui-palette-${severity}-main)`,
        ...(isTinted(severity) && {
          '&:not([data-frame=none])::before': { background: `var(--mui-palette-${severity}-main)` },
        }),
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
