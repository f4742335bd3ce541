import { media } from '../../foundations/media/index.ts'
import { StaticStyles } from '../../foundations/styled/index.ts'
import { paintCss } from './paint.ts'

const head = ':where([data-seat-map])>[data-slot=head]'
const stage = ':where([data-seat-map])>[data-slot=stage]'
const frame = ':where([data-seat-map]>*)>[data-slot=frame]'
const tools = ':where([data-seat-map]>*)>[data-slot=tools]'
const part = (slot: string) => `:where([data-seat-map]) [data-slot=${slot}]`
const [pan, gutter, shade, lit, mini, list] = ['pan', 'gutter', 'shade', 'lit', 'mini', 'list'].map(part)
const button = `:is(${tools},${pan}) button`
const phone = '@container (max-width:639.95px)'

/**
 * The parts around the drawing. A title in the middle stands in the middle of the stage, whatever stands beside it. On a
 * phone the room reaches from edge to edge of a page that says how far they are. What the window shows has the window's own
 * shape: only the room's (`shape`) says how high the window is. Light and room are layers of their own, so that a choice
 * repaints the seats and not the light.
 */
const frameCss = `
[data-seat-map]{container-type:inline-size;position:relative;color:var(--text)}
${head}{display:flex;align-items:flex-end;justify-content:space-between;gap:24px;margin-block-end:4px}
${head}[data-empty]{justify-content:flex-end}
[data-heading=center] ${head}:not([data-empty]){display:grid;grid-template-columns:1fr minmax(0,auto) 1fr}
[data-heading=center] ${head}:not([data-empty])>:first-child{grid-column:2}
[data-heading=center] ${head}:not([data-empty])>:last-child:not(:first-child){justify-self:end}
${stage}{position:relative}
${phone}{${stage}{margin-inline:calc(-1 * var(--seat-map-bleed,0px));background:var(--floor);border-block:1px solid var(--border)}}
${frame}{position:relative;overflow:clip;overflow-clip-margin:12px;cursor:default;touch-action:none;-webkit-user-select:none;user-select:none;-webkit-tap-highlight-color:transparent}
${frame}[data-whole=true]{touch-action:pan-y}
${frame}[data-whole=false]{cursor:grab;overflow:hidden}
${frame}[data-over-seat]{cursor:pointer}
${frame}>[data-slot=surface]{position:relative;transform-origin:0 0}
${frame} svg[data-slot=shape]{display:block;inline-size:100%;block-size:auto;visibility:hidden}
${frame} svg:is([data-slot=light],[data-slot=room]){position:absolute;inset:0;inline-size:100%;block-size:100%;overflow:visible;will-change:transform}
${phone}{${frame}{block-size:428px;overflow:hidden}
${frame}>[data-slot=surface]{block-size:100%}
${frame} svg[data-slot=shape]{display:none}}
${frame} [role=gridcell]{x:-21px;y:-20px;width:42px;height:40px;fill:transparent;outline:none;pointer-events:none}
${tools}{display:flex;flex:none;overflow:hidden;background:var(--surface);border:1px solid var(--border);border-radius:var(--r-lg)}
${button}{display:grid;place-items:center;inline-size:44px;block-size:44px;padding:0;color:inherit;cursor:pointer;background:none;border:0}
${button} svg{fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
${tools} button+button{border-inline-start:1px solid var(--border)}
${media.hover}{${button}:hover{background:var(--surface-2)}}
${button}:focus-visible{outline:2px solid var(--text);outline-offset:-4px;border-radius:var(--r-lg)}
${tools}[data-place=phone]{position:absolute;inset-block-end:12px;inset-inline-start:12px;display:none}
${tools}[data-place=phone] button+button{border-inline-start:0}
${phone}{${tools}[data-place=head]{display:none}
${tools}[data-place=phone]{display:flex}}
[data-seat-map]>[data-slot=said]{position:absolute;inset:0;overflow:hidden;clip-path:inset(50%)}
[data-seat-legend]{display:flex;flex-wrap:wrap;align-items:center;column-gap:14px;row-gap:12px;margin:0;padding:0;list-style:none;font-size:.875rem;line-height:1.25rem}
${media.up.md}{[data-seat-legend]{justify-content:center}}
${media.below.md}{[data-seat-legend]{margin-block-start:12px}}
[data-seat-legend] li{display:inline-flex;align-items:center;gap:8px;white-space:nowrap}
[data-seat-legend] [data-slot=label]{font-weight:600}
${media.below.md}{[data-seat-legend] [data-slot=label]{font-weight:450}}
[data-seat-legend] [data-slot=note]{color:var(--muted)}
:where([data-seats])[data-glyph]{flex:none;overflow:visible}
`

/**
 * What comes with a zoom, on a phone and as a list. Buttons to pan with stand in the middle of each edge, beside the letters
 * and under the sign of the screen; where there is nothing more that way they are out of the way of the seats behind, and so
 * they are on a phone, whose small map is pressed instead; with the focus they can be seen there too. The light at a phone's
 * edge is lifted as the screen's is.
 */
const lazyCss = `
${pan} button{position:absolute;background:var(--surface);border:1px solid var(--border);border-radius:var(--r-lg)}
${pan} :is([data-pan=left],[data-pan=right]){inset-block-start:calc(50% - 22px)}
${pan} :is([data-pan=up],[data-pan=down]){inset-inline-start:calc(50% - 22px)}
${pan} [data-pan=left]{inset-inline-start:40px}
${pan} [data-pan=right]{inset-inline-end:8px}
${pan} [data-pan=up]{inset-block-start:8px}
${pan} [data-pan=down]{inset-block-end:12px}
${pan} [aria-disabled]{color:var(--muted)}
${pan} [aria-disabled]:not(:focus-visible){clip-path:inset(50%)}
${phone}{${pan} button:not(:focus-visible){clip-path:inset(50%)}
${pan} [data-pan=left]{inset-inline-start:4px}
${pan} [data-pan=right]{inset-inline-end:4px}
${pan} [data-pan=up]{inset-block-start:44px}}
${gutter}{position:absolute;inset-block-start:0;inset-inline-start:0;inline-size:44px;block-size:100%;overflow:visible;pointer-events:none;transform-origin:0 0}
${shade}{position:absolute;inset-block:0;inset-inline-start:0;inline-size:34px;pointer-events:none;background:linear-gradient(90deg,var(--floor) 72%,transparent)}
${lit}{position:absolute;inset-block-start:0;inset-inline:24px;block-size:52px;pointer-events:none}
${lit} svg{position:absolute;inset-inline:8px;inset-block-start:0;inline-size:calc(100% - 16px);block-size:5px;overflow:hidden;border-end-start-radius:3px;border-end-end-radius:3px;filter:brightness(1.9) saturate(1.2)}
${lit} svg[data-glow]{block-size:46px;opacity:.4;filter:brightness(1.9) blur(12px)}
[data-mode=light] ${lit} svg[data-glow]{opacity:.2}
${lit} span{position:absolute;inset-block-start:10px;inset-inline-start:50%;translate:-50% 0;padding:3px 10px;background:var(--floor);border-radius:999px;font-size:.875rem;line-height:1.25rem;white-space:nowrap}
${mini}{position:absolute;inset-block-end:12px;inset-inline-end:12px;inline-size:112px;padding:6px;background:var(--floor);border:1px solid var(--border);border-radius:var(--r-md);touch-action:none;cursor:grab}
${mini} svg{display:block;inline-size:100%;block-size:auto;overflow:hidden}
${mini} [data-mini=seat]{fill:var(--seat)}
${mini} [data-mini=prem]{fill:var(--seat-prem)}
${mini} [data-mini=taken]{fill:color-mix(in srgb,var(--seat-taken) 34%,var(--floor))}
${mini} [data-mini=chosen]{fill:var(--sel);stroke:var(--sel-edge);stroke-width:4}
${mini} [data-mini=screen]{fill:var(--muted)}
${mini} [data-mini=window]{fill:none;stroke:var(--text);stroke-width:20;rx:20px}
[data-radius=Straight] ${mini} [data-mini=window]{rx:0}
${media.forcedColors}{${mini} :is([data-mini=seat],[data-mini=prem],[data-mini=screen]){fill:CanvasText}
${mini} [data-mini=taken]{fill:GrayText}
${mini} [data-mini=chosen]{fill:Highlight;stroke:Highlight}
${mini} [data-mini=window]{stroke:CanvasText}}
${list}{max-block-size:560px;overflow-y:auto;padding-block:8px}
${list} h3{margin:16px 0 4px;font-size:var(--t2,1rem);font-weight:650}
${list} h4{margin:0;inline-size:4.5rem;flex:none;padding-block-start:11px;font-size:var(--t1,.875rem);font-weight:550;color:var(--muted)}
${list} section{display:flex;gap:12px;padding-block:6px;border-block-start:1px solid var(--border)}
${list} ul{display:flex;flex-wrap:wrap;gap:6px;margin:0;padding:0;list-style:none}
${list} button{min-inline-size:44px;min-block-size:44px;padding:0 8px;background:none;border:1px solid var(--border);border-radius:var(--r-md);color:var(--text);font:inherit;font-size:.875rem;font-weight:600;font-variant-numeric:tabular-nums;cursor:pointer}
${list} button[data-state=chosen]{background:var(--sel);border-color:var(--sel-edge);color:var(--on-sel)}
${list} button[data-state=offered]{border-color:var(--ink);border-style:dashed;color:var(--ink)}
${list} button[data-state=alone]{border-color:var(--warning);border-style:dashed}
${list} button[data-state=lost]{border-color:var(--error);color:var(--error)}
${list} button[aria-disabled=true]{color:var(--muted);text-decoration:line-through;border-color:transparent;cursor:not-allowed}
${list} button:focus-visible{outline:2px solid var(--text);outline-offset:2px}
${media.forcedColors}{${list} button[data-state=chosen]{background:Highlight;color:HighlightText;forced-color-adjust:none}}
`

/** All that the map, the legend and its glyphs are drawn with at first: stands before each of them and is put in force once. */
export const SeatMapStyles = () => <StaticStyles id="foyer-seat-map" css={frameCss + paintCss} />

/** The rest, when it is needed: no first drawing of a whole room waits for it. */
export const LazySeatMapStyles = () => <StaticStyles id="foyer-seat-map-later" css={lazyCss} />
