import { media } from '../media/index.ts'
import { styled, type CSSObject } from '../styled/index.ts'
import { mapPaint } from './paint.ts'

/**
 * The parts around the drawing. The room is a plan: the stage is `dir="ltr"` and uses logical properties only, so that
 * nothing of it is mirrored on a page that reads from right to left.
 */
export const Root = styled('div', { name: 'FoyerSeatMap', slot: 'Root' })({
  containerType: 'inline-size',
  position: 'relative',
  color: 'var(--text)',
  ...mapPaint,
})

export const Head = styled('div', { name: 'FoyerSeatMap', slot: 'Head' })({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 24,
  marginBlockEnd: 4,
  '&[data-empty]': { justifyContent: 'flex-end' },
  // A title in the middle stands in the middle of the stage, whatever stands beside it.
  '[data-heading=center] &:not([data-empty])': {
    display: 'grid',
    gridTemplateColumns: '1fr minmax(0, auto) 1fr',
    '& > :first-child': { gridColumn: 2 },
    '& > :last-child:not(:first-child)': { justifySelf: 'end' },
  },
})

export const Stage = styled('div', { name: 'FoyerSeatMap', slot: 'Stage' })({
  position: 'relative',
  '@container (max-width: 639.95px)': {
    // On a phone the room reaches from edge to edge of a page that says how far they are.
    marginInline: 'calc(-1 * var(--seat-map-bleed, 0px))',
    background: 'var(--floor)',
    borderBlock: '1px solid var(--border)',
  },
})

export const Frame = styled('div', { name: 'FoyerSeatMap', slot: 'Frame' })({
  position: 'relative',
  overflow: 'clip',
  overflowClipMargin: 12,
  cursor: 'default',
  touchAction: 'none',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&[data-whole=true]': { touchAction: 'pan-y' },
  '&[data-whole=false]': { cursor: 'grab', overflow: 'hidden' },
  '&[data-over-seat]': { cursor: 'pointer' },
  '& > [data-slot=surface]': { position: 'relative', transformOrigin: '0 0' },
  // What the window shows has the window's own shape: only the room's says how high the window is.
  '& svg[data-slot=shape]': { display: 'block', inlineSize: '100%', blockSize: 'auto', visibility: 'hidden' },
  // Layers of their own, so that a choice repaints the seats and not the light.
  '& svg:is([data-slot=light], [data-slot=room])': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    willChange: 'transform',
  },
  '@container (max-width: 639.95px)': {
    blockSize: 428,
    overflow: 'hidden',
    '& > [data-slot=surface]': { blockSize: '100%' },
    '& svg[data-slot=shape]': { display: 'none' },
  },
  '& [role=gridcell]': { fill: 'transparent', outline: 'none', pointerEvents: 'none' },
})

const tool: CSSObject = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  padding: 0,
  color: 'inherit',
  cursor: 'pointer',
  '& svg': {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.8,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
}

export const Tools = styled('div', { name: 'FoyerSeatMap', slot: 'Tools' })({
  display: 'flex',
  flex: 'none',
  overflow: 'hidden',
  background: 'var(--surface)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--r-lg)',
  '& button': { ...tool, background: 'none', border: 0 },
  '& button + button': { borderInlineStart: '1px solid var(--border)' },
  [media.hover]: { '& button:hover': { background: 'var(--surface-2)' } },
  '& button:focus-visible': { outline: '2px solid var(--text)', outlineOffset: -4 },
  '&[data-place=phone]': {
    position: 'absolute',
    insetBlockEnd: 12,
    insetInlineStart: 12,
    display: 'none',
    '& button + button': { borderInlineStart: 0 },
  },
  '@container (max-width: 639.95px)': {
    '&[data-place=head]': { display: 'none' },
    '&[data-place=phone]': { display: 'flex' },
  },
})

/**
 * Stand in the middle of each edge. Where there is nothing more that way they are out of the way of the seats behind, and
 * so they are on a phone, whose small map is pressed instead; with the focus they can be seen there too.
 */
export const Pan = styled('div', { name: 'FoyerSeatMap', slot: 'Pan' })({
  '& button': {
    ...tool,
    position: 'absolute',
    background: 'var(--surface)',
    border: '1px solid var(--border)',
    borderRadius: 'var(--r-lg)',
  },
  '& :is([data-pan=left], [data-pan=right])': { insetBlockStart: 'calc(50% - 22px)' },
  '& :is([data-pan=up], [data-pan=down])': { insetInlineStart: 'calc(50% - 22px)' },
  // Beside the letters of the rows.
  '& [data-pan=left]': { insetInlineStart: 40 },
  '& [data-pan=right]': { insetInlineEnd: 8 },
  '& [data-pan=up]': { insetBlockStart: 8 },
  '& [data-pan=down]': { insetBlockEnd: 12 },
  [media.hover]: { '& button:hover': { background: 'var(--surface-2)' } },
  '& button:focus-visible': { outline: '2px solid var(--text)', outlineOffset: -4 },
  '& [aria-disabled]': { color: 'var(--muted)' },
  '& [aria-disabled]:not(:focus-visible)': { clipPath: 'inset(50%)' },
  '@container (max-width: 639.95px)': {
    '& button:not(:focus-visible)': { clipPath: 'inset(50%)' },
    '& [data-pan=left]': { insetInlineStart: 4 },
    '& [data-pan=right]': { insetInlineEnd: 4 },
    // Under the sign that says where the screen is.
    '& [data-pan=up]': { insetBlockStart: 44 },
  },
})

/** Row letters that stay at the edge while the room moves under them. */
export const Gutter = styled('svg', { name: 'FoyerSeatMap', slot: 'Gutter' })({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 44,
  blockSize: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  transformOrigin: '0 0',
})

export const GutterShade = styled('div', { name: 'FoyerSeatMap', slot: 'GutterShade' })({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 34,
  pointerEvents: 'none',
  background: 'linear-gradient(90deg, var(--floor) 72%, transparent)',
})

/** The lit edge at the top of a phone's window, and the word that says where the screen is. */
export const LitEdge = styled('div', { name: 'FoyerSeatMap', slot: 'LitEdge' })({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: '24px',
  blockSize: 52,
  pointerEvents: 'none',
  '& svg': {
    position: 'absolute',
    insetInline: 8,
    insetBlockStart: 0,
    inlineSize: 'calc(100% - 16px)',
    blockSize: 5,
    overflow: 'hidden',
    borderEndStartRadius: 3,
    borderEndEndRadius: 3,
    // As on the screen itself: dark pictures are lifted.
    filter: 'brightness(1.9) saturate(1.2)',
  },
  '& svg[data-glow]': {
    blockSize: 46,
    opacity: 0.4,
    filter: 'brightness(1.9) blur(12px)',
  },
  '[data-mode=light] & svg[data-glow]': { opacity: 0.2 },
  '& span': {
    position: 'absolute',
    insetBlockStart: 10,
    insetInlineStart: '50%',
    translate: '-50% 0',
    padding: '3px 10px',
    background: 'var(--floor)',
    borderRadius: 999,
    fontSize: '.875rem',
    lineHeight: '1.25rem',
    whiteSpace: 'nowrap',
  },
})

export const MiniMapBox = styled('div', { name: 'FoyerSeatMap', slot: 'MiniMap' })({
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineEnd: 12,
  inlineSize: 112,
  padding: 6,
  background: 'var(--floor)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--r-md)',
  touchAction: 'none',
  cursor: 'grab',
  '& svg': { display: 'block', inlineSize: '100%', blockSize: 'auto', overflow: 'hidden' },
  '& [data-mini=seat]': { fill: 'var(--seat)' },
  '& [data-mini=prem]': { fill: 'var(--seat-prem)' },
  '& [data-mini=taken]': { fill: 'color-mix(in srgb, var(--seat-taken) 34%, var(--floor))' },
  '& [data-mini=chosen]': { fill: 'var(--sel)', stroke: 'var(--sel-edge)', strokeWidth: 4 },
  '& [data-mini=screen]': { fill: 'var(--muted)' },
  '& [data-mini=window]': { fill: 'none', stroke: 'var(--text)', strokeWidth: 20, rx: 20 },
  '[data-radius=Straight] & [data-mini=window]': { rx: 0 },
  [media.forcedColors]: {
    '& :is([data-mini=seat], [data-mini=prem], [data-mini=screen])': { fill: 'CanvasText' },
    '& [data-mini=taken]': { fill: 'GrayText' },
    '& [data-mini=chosen]': { fill: 'Highlight', stroke: 'Highlight' },
    '& [data-mini=window]': { stroke: 'CanvasText' },
  },
})

export const List = styled('div', { name: 'FoyerSeatMap', slot: 'List' })({
  maxBlockSize: 560,
  overflowY: 'auto',
  paddingBlock: 8,
  '& h3': { margin: '16px 0 4px', fontSize: 'var(--t2, 1rem)', fontWeight: 650 },
  '& h4': {
    margin: 0,
    inlineSize: '4.5rem',
    flex: 'none',
    paddingBlockStart: 11,
    fontSize: 'var(--t1, .875rem)',
    fontWeight: 550,
    color: 'var(--muted)',
  },
  '& section': { display: 'flex', gap: 12, paddingBlock: 6, borderBlockStart: '1px solid var(--border)' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 6, margin: 0, padding: 0, listStyle: 'none' },
  '& button': {
    minInlineSize: 44,
    minBlockSize: 44,
    padding: '0 8px',
    background: 'none',
    border: '1px solid var(--border)',
    borderRadius: 'var(--r-md)',
    color: 'var(--text)',
    font: 'inherit',
    fontSize: '.875rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
  },
  '& button[data-state=chosen]': {
    background: 'var(--sel)',
    borderColor: 'var(--sel-edge)',
    color: 'var(--on-sel)',
  },
  '& button[data-state=offered]': { borderColor: 'var(--ink)', borderStyle: 'dashed', color: 'var(--ink)' },
  '& button[data-state=alone]': { borderColor: 'var(--warning)', borderStyle: 'dashed' },
  '& button[data-state=lost]': { borderColor: 'var(--error)', color: 'var(--error)' },
  '& button[aria-disabled=true]': {
    color: 'var(--muted)',
    textDecoration: 'line-through',
    borderColor: 'transparent',
    cursor: 'not-allowed',
  },
  '& button:focus-visible': { outline: '2px solid var(--text)', outlineOffset: 2 },
  [media.forcedColors]: {
    '& button[data-state=chosen]': {
      background: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
  },
})
