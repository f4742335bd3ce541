import { styled, type CSSObject } from '../styled/index.ts'
import { media } from '../media/index.ts'

/**
 * All of the map's CSS, static, in one place. The room is a plan: the stage is `dir="ltr"` and uses logical properties
 * only, so that nothing of it is mirrored on a page that reads from right to left.
 */
const text: CSSObject = { fill: 'var(--muted)', fontFamily: 'inherit', userSelect: 'none' }

const paint: CSSObject = {
  '& [data-paint=floor]': { fill: 'var(--floor)' },
  '& [data-paint=beam]': { opacity: 'var(--beam, .4)' },
  '[data-mode=light] & [data-paint=beam]': { mixBlendMode: 'multiply' },
  '& [data-paint=halo]': { opacity: 'var(--halo, .8)', fill: 'var(--seat)' },
  '[data-mode=light] & [data-paint=halo]': { opacity: 'calc(var(--halo, .5) * .5)' },
  '& [data-paint=screen]': { fill: 'color-mix(in srgb, var(--seat) 60%, var(--floor))' },
  '& [data-paint=screen-line]': { fill: 'none', stroke: 'var(--text)', strokeWidth: 1.6, opacity: 0.75 },
  '& [data-paint=band]': {
    fill: 'var(--band)',
    stroke: 'color-mix(in srgb, var(--seat-prem) 40%, var(--floor))',
    strokeWidth: 1,
  },
  '& [data-paint=steps]': { fill: 'none', stroke: 'var(--border)', strokeWidth: 2 },
  '& [data-paint=seat], & [data-paint=head]': { fill: 'var(--seat)' },
  '& [data-paint=prem]': { fill: 'var(--seat-prem)' },
  '& [data-paint=back], & [data-paint=prem-back], & [data-paint=taken-back]': {
    fill: 'none',
    stroke: 'var(--seat)',
    strokeWidth: 4.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& [data-paint=prem-back]': { stroke: 'var(--seat-prem)', strokeWidth: 5.8 },
  '& [data-paint=taken-back]': { stroke: 'var(--seat-taken)', strokeWidth: 2.6, opacity: 0.6 },
  '& [data-paint=place], & [data-paint=taken-place]': {
    fill: 'none',
    stroke: 'var(--seat)',
    strokeWidth: 2,
    strokeDasharray: '5 3.4',
  },
  '& [data-paint=taken-place]': { stroke: 'var(--seat-taken)', opacity: 0.8 },
  '& [data-paint=glyph]': { fill: 'none', stroke: 'var(--seat)', strokeWidth: 2, strokeLinejoin: 'round' },
  '& [data-paint=person]': { fill: 'var(--on-seat)' },
  '& [data-paint=link], & [data-paint=link-taken]': {
    fill: 'none',
    stroke: 'var(--seat)',
    strokeWidth: 2,
    strokeDasharray: '2 3',
  },
  '& [data-paint=link-taken]': { stroke: 'var(--seat-taken)' },
  '& [data-paint=cross]': { fill: 'none', stroke: 'var(--seat-taken)', strokeWidth: 2.2 },
}

/** Brands with outlined buttons have outlined seats: the surface with a line; a chosen seat is always filled. */
const looks: CSSObject = {
  '&[data-radius=Straight] [data-paint=back]': {
    strokeWidth: 3.5,
    strokeLinecap: 'butt',
    strokeLinejoin: 'miter',
  },
  '&[data-radius=Straight] [data-paint=prem-back]': {
    strokeWidth: 4.7,
    strokeLinecap: 'butt',
    strokeLinejoin: 'miter',
  },
  '&[data-radius=Straight] [data-paint=taken-back]': { strokeLinecap: 'butt', strokeLinejoin: 'miter' },
  '&[data-radius=FullRounded] [data-paint=back]': { strokeWidth: 5.2 },
  '&[data-radius=FullRounded] [data-paint=prem-back]': { strokeWidth: 6.4 },
  '&[data-seats=outlined] [data-paint=seat]': {
    fill: 'var(--surface)',
    stroke: 'var(--seat)',
    strokeWidth: 1.4,
  },
  '&[data-seats=outlined] [data-paint=prem]': {
    fill: 'var(--surface-2)',
    stroke: 'var(--seat-prem)',
    strokeWidth: 1.4,
  },
  '&[data-seats=outlined] [data-paint=person]': { fill: 'var(--text)' },
}

const lettering: CSSObject = {
  '& text': text,
  '& [data-paint=word]': { fontSize: 14, fontWeight: 550, textAnchor: 'middle' },
  // The area before it may have a band that reaches under the label.
  '& [data-paint=area]': { fill: 'var(--text)', fontSize: 16, fontWeight: 650, textAnchor: 'middle' },
  '& [data-paint=sign]': { fontSize: 14 },
  '& [data-paint=sign-arrow]': { fill: 'none', stroke: 'var(--muted)', strokeWidth: 1.2 },
  '& [data-paint=letter]': { fontSize: 15, fontWeight: 600, textAnchor: 'middle' },
  '& [data-paint=letter][data-used]': { fill: 'var(--bg)', fontWeight: 700 },
  '& [data-paint=letter-box]': { fill: 'var(--text)', rx: 'var(--r-sm)' },
  '&[data-radius=FullRounded] [data-paint=letter-box]': { rx: 13 },
  '& [data-paint=number], & [data-paint=prem-number]': {
    fill: 'var(--on-seat)',
    fontSize: 11,
    fontWeight: 650,
    textAnchor: 'middle',
    pointerEvents: 'none',
  },
  '& [data-paint=prem-number]': { fill: 'var(--on-prem)' },
  '&[data-seats=outlined] :is([data-paint=number], [data-paint=prem-number])': { fill: 'var(--text)' },
  '& [data-gesture] :is([data-paint=number], [data-paint=prem-number])': { display: 'none' },
}

const states: CSSObject = {
  '& [data-seat-state] [data-part=back]': {
    fill: 'none',
    stroke: 'var(--sel-edge)',
    strokeWidth: 4.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '&[data-radius=Straight] [data-seat-state] [data-part=back]': { strokeLinecap: 'butt', strokeWidth: 3.5 },
  '&[data-radius=FullRounded] [data-seat-state] [data-part=back]': { strokeWidth: 5.2 },
  '& [data-part=mark]': {
    fill: 'none',
    stroke: 'var(--on-sel)',
    strokeWidth: 3.4,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& [data-seat-state=chosen] [data-part=cushion]': {
    fill: 'var(--sel)',
    stroke: 'var(--sel-edge)',
    strokeWidth: 1.4,
  },
  '& [data-seat-state=alone] [data-part=back]': { stroke: 'var(--warning)' },
  '& [data-seat-state=alone] [data-part=cushion]': {
    fill: 'none',
    stroke: 'var(--warning)',
    strokeWidth: 2,
    strokeDasharray: '3.4 2.6',
  },
  '& [data-seat-state=alone] [data-part=mark]': { stroke: 'var(--warning)', strokeWidth: 2.8 },
  '& [data-seat-state=offered] [data-part=back]': { stroke: 'var(--ink)' },
  '& [data-seat-state=offered] [data-part=cushion]': {
    fill: 'color-mix(in srgb, var(--sel) 18%, var(--floor))',
    stroke: 'var(--ink)',
    strokeWidth: 2,
  },
  '& [data-seat-state=offered] [data-part=mark]': { stroke: 'var(--ink)', strokeWidth: 2.4 },
  '& [data-seat-state=lost] [data-part=back]': { stroke: 'var(--error)', opacity: 0.7 },
  '& [data-seat-state=lost] [data-part=cushion]': {
    fill: 'color-mix(in srgb, var(--error) 16%, var(--floor))',
    stroke: 'var(--error)',
    strokeWidth: 2,
  },
  '& [data-seat-state=lost] [data-part=mark]': { stroke: 'var(--error)', strokeWidth: 2.8 },
  '& [data-seat-state=hovered] [data-part=cushion]': {
    fill: 'var(--seat)',
    stroke: 'var(--text)',
    strokeWidth: 1.6,
  },
  '& [data-seat-state=hovered] [data-part=back]': { stroke: 'var(--seat)' },
  '& [data-seat-state=hovered][data-form=premier] [data-part=cushion]': { fill: 'var(--seat-prem)' },
  '& [data-seat-state=hovered][data-form=premier] [data-part=back]': {
    stroke: 'var(--seat-prem)',
    strokeWidth: 5.8,
  },
  '& [data-seat-state=hovered][data-form=wheelchair] [data-part=cushion]': { fill: 'none' },
  '&[data-seats=outlined] [data-seat-state=hovered] [data-part=cushion]': { fill: 'var(--surface)' },
  '& [data-paint=ring]': { fill: 'none', stroke: 'var(--text)', strokeWidth: 2 },
  '& [data-paint=offer-ring]': { fill: 'none', stroke: 'var(--ink)', strokeWidth: 2, strokeDasharray: '7 5' },
  '& [data-paint=focus]': { fill: 'none', stroke: 'var(--text)', strokeWidth: 2.4, strokeDasharray: 'none' },
  '& [data-flag] rect': { fill: 'var(--text)', rx: 'var(--r-sm)' },
  '& [data-flag] path': { fill: 'var(--text)' },
  '& [data-flag] text': { fill: 'var(--bg)', fontSize: 14, fontWeight: 600, textAnchor: 'middle' },
  '& [data-flag=quiet]': { pointerEvents: 'none' },
}

const motion: CSSObject = {
  '@media (prefers-reduced-motion: no-preference)': {
    '& [data-seat-state=chosen] [data-part=mark]': {
      strokeDasharray: 1,
      animation: 'foyer-seat-tick .15s ease-out',
    },
    '& [data-seat-state=chosen] [data-part=cushion]': { animation: 'foyer-seat-fill .15s ease-out' },
    '& [data-paint=ring], & [data-paint=offer-ring]': { animation: 'foyer-seat-fill .2s ease-out' },
    '& [data-seat-state=offered]': { animation: 'foyer-seat-pulse .5s ease-in-out' },
    '& [data-paint=halo], & [data-paint=beam]': { animation: 'foyer-seat-light .3s ease-out' },
    '@keyframes foyer-seat-tick': { from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } },
    '@keyframes foyer-seat-fill': { from: { opacity: 0 } },
    '@keyframes foyer-seat-pulse': { '50%': { opacity: 0.35 } },
    '@keyframes foyer-seat-light': { from: { opacity: 0 } },
  },
}

/** High contrast: the visitor's colours, told apart by shape; nothing decorative. */
const forced: CSSObject = {
  [media.forcedColors]: {
    '& [data-paint=beam], & [data-paint=halo], & [data-paint=floor], & [data-paint=band]': {
      display: 'none',
    },
    '& [data-paint=seat], & [data-paint=prem], & [data-paint=head]': {
      fill: 'ButtonText',
      stroke: 'ButtonText',
    },
    '& [data-paint$=back], & [data-paint=place], & [data-paint=glyph], & [data-paint=link]': {
      stroke: 'ButtonText',
    },
    '& [data-paint=cross], & [data-paint^=taken]': { stroke: 'GrayText' },
    '& [data-paint=person], & [data-paint=number], & [data-paint=prem-number]': { fill: 'ButtonFace' },
    '& [data-seat-state=chosen] [data-part=cushion]': { fill: 'Highlight', stroke: 'Highlight' },
    '& [data-seat-state=chosen] [data-part=back]': { stroke: 'Highlight' },
    '& [data-seat-state=chosen] [data-part=mark]': { stroke: 'HighlightText' },
    '& [data-paint=ring], & [data-paint=offer-ring], & [data-paint=focus]': { stroke: 'CanvasText' },
    '& text, & [data-paint=area], & [data-paint=letter]': { fill: 'CanvasText' },
    '& [data-paint=letter-box]': { fill: 'CanvasText' },
    '& [data-flag] rect, & [data-flag] path': { fill: 'CanvasText' },
    '& [data-flag] text, & [data-paint=letter][data-used]': { fill: 'Canvas' },
  },
}

/** Paints of single seats, shared by the map and the legend's glyphs. */
export const seatPaint: CSSObject = { ...paint, ...looks, ...states, ...forced }

export const Root = styled('div', { name: 'FoyerSeatMap', slot: 'Root' })({
  containerType: 'inline-size',
  position: 'relative',
  color: 'var(--text)',
  ...paint,
  ...looks,
  ...lettering,
  ...states,
  ...motion,
  ...forced,
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

export const Tools = styled('div', { name: 'FoyerSeatMap', slot: 'Tools' })({
  display: 'flex',
  flex: 'none',
  overflow: 'hidden',
  background: 'var(--surface)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--r-lg)',
  '& button': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    padding: 0,
    background: 'none',
    border: 0,
    color: 'inherit',
    cursor: 'pointer',
  },
  '& button + button': { borderInlineStart: '1px solid var(--border)' },
  [media.hover]: { '& button:hover': { background: 'var(--surface-2)' } },
  '& button:focus-visible': { outline: '2px solid var(--text)', outlineOffset: -4 },
  '& svg': {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.8,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
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
