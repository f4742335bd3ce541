/**
 * How the map and its seats are painted, written out as a browser reads it: hundreds of selectors that no property ever
 * changes, which as style objects were read and put together anew by every page that opened a map, longer than it took to
 * draw the seats. Parts of single seats hang on `data-seats`, which the map and the legend's glyphs have; lettering and motion
 * on `data-seat-map`, which is the map's alone. As specific as a style object's rules, and before them: a theme's overrides
 * by name and slot weigh more.
 */

/** What is drawn of a room and its seats, by the names that the drawing gives its parts. */
const paint = `
[data-seats] [data-paint=floor]{fill:var(--floor)}
[data-seats] [data-paint=beam]{opacity:var(--beam,.4)}
[data-mode=light] [data-seats] [data-paint=beam]{mix-blend-mode:multiply}
[data-seats] [data-paint=halo]{opacity:var(--halo,.8);fill:var(--seat)}
[data-mode=light] [data-seats] [data-paint=halo]{opacity:calc(var(--halo,.5) * .5)}
[data-seats] [data-paint=screen]{fill:color-mix(in srgb,var(--seat) 60%,var(--floor))}
[data-seats] [data-paint=screen-line]{fill:none;stroke:var(--text);stroke-width:1.6;opacity:.75}
[data-seats] [data-paint=band]{fill:var(--band);stroke:color-mix(in srgb,var(--seat-prem) 40%,var(--floor));stroke-width:1}
[data-seats] [data-paint=steps]{fill:none;stroke:var(--border);stroke-width:2}
[data-seats] :is([data-paint=seat],[data-paint=head]){fill:var(--seat)}
[data-seats] [data-paint=prem]{fill:var(--seat-prem)}
[data-seats] :is([data-paint$=back],[data-part=back]){fill:none;stroke:var(--seat);stroke-width:4.6;stroke-linecap:round;stroke-linejoin:round}
[data-seats] [data-paint=prem-back]{stroke:var(--seat-prem);stroke-width:5.8}
[data-seats] [data-paint=taken-back]{stroke:var(--seat-taken);stroke-width:2.6;opacity:.6}
[data-seats] [data-paint$=place]{fill:none;stroke:var(--seat);stroke-width:2;stroke-dasharray:5 3.4}
[data-seats] [data-paint=taken-place]{stroke:var(--seat-taken);opacity:.8}
[data-seats] [data-paint=glyph]{fill:none;stroke:var(--seat);stroke-width:2;stroke-linejoin:round}
[data-seats] [data-paint=person]{fill:var(--on-seat)}
[data-seats] [data-paint=friend]{fill:var(--text)}
[data-seats] [data-paint^=link]{fill:none;stroke:var(--seat);stroke-width:2;stroke-dasharray:2 3}
[data-seats] [data-paint=link-taken]{stroke:var(--seat-taken)}
[data-seats] [data-paint=cross]{fill:none;stroke:var(--seat-taken);stroke-width:2.2}`

/** Brands with outlined buttons have outlined seats: the surface with a line; a chosen seat is always filled. */
const seatStyles = `
[data-seats][data-radius=Straight] :is([data-paint$=back],[data-part=back]){stroke-linecap:butt;stroke-linejoin:miter}
[data-seats][data-radius=Straight] :is([data-paint=back],[data-part=back]){stroke-width:3.5}
[data-seats][data-radius=Straight] [data-paint=prem-back]{stroke-width:4.7}
[data-seats][data-radius=FullRounded] :is([data-paint=back],[data-part=back]){stroke-width:5.2}
[data-seats][data-radius=FullRounded] [data-paint=prem-back]{stroke-width:6.4}
[data-seats][data-seats=outlined] [data-paint=seat]{fill:var(--surface);stroke:var(--seat);stroke-width:1.4}
[data-seats][data-seats=outlined] [data-paint=prem]{fill:var(--surface-2);stroke:var(--seat-prem);stroke-width:1.4}
[data-seats][data-seats=outlined] [data-paint=person]{fill:var(--text)}`

/** Seats that are a few px wide are dashes of a line along their row, filled in every look: an outline would not be seen. */
const far = `
[data-seats] [data-paint^=far]{fill:none;stroke:var(--seat);stroke-width:30;stroke-dasharray:30 14}
[data-seats] [data-paint=far-prem]{stroke:var(--seat-prem);stroke-dasharray:30 25}
[data-seats] [data-paint=far-place]{stroke-width:16}
[data-seats] [data-paint=far-friend]{stroke:var(--text);stroke-width:16}
[data-seats] [data-paint=far-taken]{stroke:var(--seat-taken);stroke-width:2.2;stroke-dasharray:12 32}`

/** An area before one with a band may have its label on that band. */
const lettering = `
[data-seat-map] text{fill:var(--muted);font-family:inherit;-webkit-user-select:none;user-select:none}
[data-seat-map] [data-paint=word]{font-size:14px;font-weight:550;text-anchor:middle}
[data-seat-map] [data-paint=area]{fill:var(--text);font-size:16px;font-weight:650;text-anchor:middle}
[data-seat-map] [data-paint=sign]{font-size:14px}
[data-seat-map] [data-paint=sign-arrow]{fill:none;stroke:var(--muted);stroke-width:1.2}
[data-seat-map] [data-paint=letter]{font-size:15px;font-weight:600;text-anchor:middle}
[data-seat-map] [data-paint=letter][data-used]{fill:var(--bg);font-weight:700}
[data-seat-map] [data-paint=letter-box]{fill:var(--text);rx:var(--r-sm)}
[data-seat-map][data-radius=FullRounded] [data-paint=letter-box]{rx:13px}
[data-seat-map] [data-paint$=number]{fill:var(--on-seat);font-size:11px;font-weight:650;pointer-events:none}
[data-seat-map] [data-paint=prem-number]{fill:var(--on-prem)}
[data-seat-map][data-seats=outlined] [data-paint$=number]{fill:var(--text)}
[data-seat-map] [data-gesture] [data-paint$=number]{display:none}`

/** Seats that are not as they were sold: drawn one by one over the rest. */
const states = `
[data-seats] [data-part=back]{stroke:var(--sel-edge)}
[data-seats] [data-part=mark]{fill:none;stroke:var(--on-sel);stroke-width:3.4;stroke-linecap:round;stroke-linejoin:round}
[data-seats] [data-seat-state=chosen] [data-part=cushion]{fill:var(--sel);stroke:var(--sel-edge);stroke-width:1.4}
[data-seats] [data-seat-state=alone] [data-part=back]{stroke:var(--warning)}
[data-seats] [data-seat-state=alone] [data-part=cushion]{fill:none;stroke:var(--warning);stroke-width:2;stroke-dasharray:3.4 2.6}
[data-seats] [data-seat-state=alone] [data-part=mark]{stroke:var(--warning);stroke-width:2.8}
[data-seats] [data-seat-state=offered] [data-part=back]{stroke:var(--ink)}
[data-seats] [data-seat-state=offered] [data-part=cushion]{fill:color-mix(in srgb,var(--sel) 18%,var(--floor));stroke:var(--ink);stroke-width:2}
[data-seats] [data-seat-state=offered] [data-part=mark]{stroke:var(--ink);stroke-width:2.4}
[data-seats] [data-seat-state=lost] [data-part=back]{stroke:var(--error);opacity:.7}
[data-seats] [data-seat-state=lost] [data-part=cushion]{fill:color-mix(in srgb,var(--error) 16%,var(--floor));stroke:var(--error);stroke-width:2}
[data-seats] [data-seat-state=lost] [data-part=mark]{stroke:var(--error);stroke-width:2.8}
[data-seats] [data-seat-state=hovered] [data-part=cushion]{fill:var(--seat);stroke:var(--text);stroke-width:1.6}
[data-seats] [data-seat-state=hovered] [data-part=back]{stroke:var(--seat)}
[data-seats] [data-seat-state=hovered][data-form=premier] [data-part=cushion]{fill:var(--seat-prem)}
[data-seats] [data-seat-state=hovered][data-form=premier] [data-part=back]{stroke:var(--seat-prem);stroke-width:5.8}
[data-seats] [data-seat-state=hovered][data-form=wheelchair] [data-part=cushion]{fill:none}
[data-seats][data-seats=outlined] [data-seat-state=hovered] [data-part=cushion]{fill:var(--surface)}
[data-seats] [data-paint=ring]{fill:none;stroke:var(--text);stroke-width:2}
[data-seats] [data-paint=offer-ring]{fill:none;stroke:var(--ink);stroke-width:2;stroke-dasharray:7 5}
[data-seats] [data-paint=focus]{fill:none;stroke:var(--text);stroke-width:2.4}
[data-seats] [data-flag] :is(rect,path){fill:var(--text);rx:var(--r-sm)}
[data-seats] [data-flag] text{fill:var(--bg);font-size:14px;font-weight:600;text-anchor:middle}
[data-seats] [data-flag=quiet]{pointer-events:none}`

const motion = `
@media (prefers-reduced-motion:no-preference){
[data-seat-map] [data-seat-state=chosen] [data-part=mark]{stroke-dasharray:1;animation:foyer-seat-tick .15s ease-out}
[data-seat-map] [data-seat-state=chosen] [data-part=cushion]{animation:foyer-seat-fill .15s ease-out}
[data-seat-map] [data-paint$=ring]{animation:foyer-seat-fill .2s ease-out}
[data-seat-map] [data-seat-state=offered]{animation:foyer-seat-pulse .5s ease-in-out}
[data-seat-map] :is([data-paint=halo],[data-paint=beam]){animation:foyer-seat-light .3s ease-out}
@keyframes foyer-seat-tick{from{stroke-dashoffset:1}to{stroke-dashoffset:0}}
@keyframes foyer-seat-fill{from{opacity:0}}
@keyframes foyer-seat-pulse{50%{opacity:.35}}
@keyframes foyer-seat-light{from{opacity:0}}
}`

/** High contrast: the visitor's colours, told apart by shape; nothing decorative. */
const forced = `
@media (forced-colors:active){
[data-seats] :is([data-paint=beam],[data-paint=halo],[data-paint=floor],[data-paint=band]){display:none}
[data-seats] :is([data-paint=seat],[data-paint=prem],[data-paint=head]){fill:ButtonText;stroke:ButtonText}
[data-seats] :is([data-paint$=back],[data-paint=place],[data-paint=glyph],[data-paint=link],[data-paint^=far]){stroke:ButtonText}
[data-seats] :is([data-paint=cross],[data-paint*=taken]){stroke:GrayText}
[data-seats] :is([data-paint=person],[data-paint$=number]){fill:ButtonFace}
[data-seats] [data-seat-state=chosen] [data-part=cushion]{fill:Highlight;stroke:Highlight}
[data-seats] [data-seat-state=chosen] [data-part=back]{stroke:Highlight}
[data-seats] [data-seat-state=chosen] [data-part=mark]{stroke:HighlightText}
[data-seats] :is([data-paint$=ring],[data-paint=focus]){stroke:CanvasText}
[data-seats] text,[data-seats] [data-paint=area],[data-seats] [data-paint=letter],[data-seats] [data-paint=friend]{fill:CanvasText}
[data-seats] [data-paint=letter-box],[data-seats] [data-flag] :is(rect,path){fill:CanvasText}
[data-seats] [data-flag] text,[data-seats] [data-paint=letter][data-used]{fill:Canvas}
}`

export const paintCss = paint + seatStyles + far + lettering + states + motion + forced
