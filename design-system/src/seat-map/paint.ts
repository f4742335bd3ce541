import type { CSSObject } from '../styled/index.ts'
import { media } from '../media/index.ts'

/** What is drawn of a room and its seats, by the names that the drawing gives its parts. Static. */
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
  '& [data-paint=friend]': { fill: 'var(--text)' },
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

/** A line without a fill, round at its ends and corners. */
const line = (colour: string, width: number): CSSObject => ({
  fill: 'none',
  stroke: colour,
  strokeWidth: width,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

const states: CSSObject = {
  '& [data-seat-state] [data-part=back]': line('var(--sel-edge)', 4.6),
  '&[data-radius=Straight] [data-seat-state] [data-part=back]': { strokeLinecap: 'butt', strokeWidth: 3.5 },
  '&[data-radius=FullRounded] [data-seat-state] [data-part=back]': { strokeWidth: 5.2 },
  '& [data-part=mark]': line('var(--on-sel)', 3.4),
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
    '& text, & [data-paint=area], & [data-paint=letter], & [data-paint=friend]': { fill: 'CanvasText' },
    '& [data-paint=letter-box]': { fill: 'CanvasText' },
    '& [data-flag] rect, & [data-flag] path': { fill: 'CanvasText' },
    '& [data-flag] text, & [data-paint=letter][data-used]': { fill: 'Canvas' },
  },
}

/** Paints of single seats, shared by the map and the legend's glyphs. */
export const seatPaint: CSSObject = { ...paint, ...looks, ...states, ...forced }

/** Paints of the whole map: its seats, and the lettering and motion that the legend has none of. */
export const mapPaint: CSSObject = {
  ...paint,
  ...looks,
  ...lettering,
  ...states,
  ...motion,
  ...forced,
}
