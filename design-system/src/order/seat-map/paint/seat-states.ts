/** Seats that are not as they were sold, drawn one by one over the rest, and what is drawn around a seat. */
export const seatStatesCss = `
[data-seats] [data-part='back'] {
  stroke: var(--sel-edge);
}
[data-seats] [data-part='mark'] {
  fill: none;
  stroke: var(--on-sel);
  stroke-width: 3.4;
  stroke-linecap: round;
  stroke-linejoin: round;
}
[data-seats] [data-seat-state='chosen'] [data-part='cushion'] {
  fill: var(--sel);
  stroke: var(--sel-edge);
  stroke-width: 1.4;
}
[data-seats] [data-seat-state='alone'] [data-part='back'] {
  stroke: var(--warning);
}
[data-seats] [data-seat-state='alone'] [data-part='cushion'] {
  fill: none;
  stroke: var(--warning);
  stroke-width: 2;
  stroke-dasharray: 3.4 2.6;
}
[data-seats] [data-seat-state='alone'] [data-part='mark'] {
  stroke: var(--warning);
  stroke-width: 2.8;
}
[data-seats] [data-seat-state='offered'] [data-part='back'] {
  stroke: var(--ink);
}
[data-seats] [data-seat-state='offered'] [data-part='cushion'] {
  fill: color-mix(in srgb, var(--sel) 18%, var(--floor));
  stroke: var(--ink);
  stroke-width: 2;
}
[data-seats] [data-seat-state='offered'] [data-part='mark'] {
  stroke: var(--ink);
  stroke-width: 2.4;
}
[data-seats] [data-seat-state='lost'] [data-part='back'] {
  stroke: var(--error);
  opacity: 0.7;
}
[data-seats] [data-seat-state='lost'] [data-part='cushion'] {
  fill: color-mix(in srgb, var(--error) 16%, var(--floor));
  stroke: var(--error);
  stroke-width: 2;
}
[data-seats] [data-seat-state='lost'] [data-part='mark'] {
  stroke: var(--error);
  stroke-width: 2.8;
}
[data-seats] [data-seat-state='hovered'] [data-part='cushion'] {
  fill: var(--seat);
  stroke: var(--text);
  stroke-width: 1.6;
}
[data-seats] [data-seat-state='hovered'] [data-part='back'] {
  stroke: var(--seat);
}
[data-seats] [data-seat-state='hovered'][data-form='premier'] [data-part='cushion'] {
  fill: var(--seat-prem);
}
[data-seats] [data-seat-state='hovered'][data-form='premier'] [data-part='back'] {
  stroke: var(--seat-prem);
  stroke-width: 5.8;
}
[data-seats] [data-seat-state='hovered'][data-form='wheelchair'] [data-part='cushion'] {
  fill: none;
}
[data-seats][data-seats='outlined'] [data-seat-state='hovered'] [data-part='cushion'] {
  fill: var(--surface);
}
[data-seats] [data-paint='ring'] {
  fill: none;
  stroke: var(--text);
  stroke-width: 2;
}
[data-seats] [data-paint='offer-ring'] {
  fill: none;
  stroke: var(--ink);
  stroke-width: 2;
  stroke-dasharray: 7 5;
}
[data-seats] [data-paint='focus'] {
  fill: none;
  stroke: var(--text);
  stroke-width: 2.4;
}
[data-seats] [data-flag] :is(rect, path) {
  fill: var(--text);
  rx: var(--r-sm);
}
[data-seats] [data-flag] text {
  fill: var(--bg);
  font-size: 14px;
  font-weight: 600;
  text-anchor: middle;
}
[data-seats] [data-flag='quiet'] {
  pointer-events: none;
}
`
