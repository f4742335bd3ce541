/** Seats that are not as they were sold, drawn one by one over the rest, and what is drawn around a seat. */
export const seatStatesCss = `
[data-seats] [data-part='back'] {
  stroke: var(--foyer-seat-selected-edge);
}
[data-seats] [data-part='mark'] {
  fill: none;
  stroke: var(--foyer-on-seat-selected);
  stroke-width: 3.4;
  stroke-linecap: round;
  stroke-linejoin: round;
}
[data-seats] [data-seat-state='chosen'] [data-part='cushion'] {
  fill: var(--foyer-seat-selected);
  stroke: var(--foyer-seat-selected-edge);
  stroke-width: 1.4;
}
[data-seats] [data-seat-state='alone'] [data-part='back'] {
  stroke: var(--foyer-warning);
}
[data-seats] [data-seat-state='alone'] [data-part='cushion'] {
  fill: none;
  stroke: var(--foyer-warning);
  stroke-width: 2;
  stroke-dasharray: 3.4 2.6;
}
[data-seats] [data-seat-state='alone'] [data-part='mark'] {
  stroke: var(--foyer-warning);
  stroke-width: 2.8;
}
[data-seats] [data-seat-state='offered'] [data-part='back'] {
  stroke: var(--foyer-primary-text);
}
[data-seats] [data-seat-state='offered'] [data-part='cushion'] {
  fill: color-mix(in srgb, var(--foyer-seat-selected) 18%, var(--foyer-seat-floor));
  stroke: var(--foyer-primary-text);
  stroke-width: 2;
}
[data-seats] [data-seat-state='offered'] [data-part='mark'] {
  stroke: var(--foyer-primary-text);
  stroke-width: 2.4;
}
[data-seats] [data-seat-state='lost'] [data-part='back'] {
  stroke: var(--foyer-error);
  opacity: 0.7;
}
[data-seats] [data-seat-state='lost'] [data-part='cushion'] {
  fill: color-mix(in srgb, var(--foyer-error) 16%, var(--foyer-seat-floor));
  stroke: var(--foyer-error);
  stroke-width: 2;
}
[data-seats] [data-seat-state='lost'] [data-part='mark'] {
  stroke: var(--foyer-error);
  stroke-width: 2.8;
}
[data-seats] [data-seat-state='hovered'] [data-part='cushion'] {
  fill: var(--foyer-seat);
  stroke: var(--foyer-text);
  stroke-width: 1.6;
}
[data-seats] [data-seat-state='hovered'] [data-part='back'] {
  stroke: var(--foyer-seat);
}
[data-seats] [data-seat-state='hovered'][data-form='premier'] [data-part='cushion'] {
  fill: var(--foyer-seat-premier);
}
[data-seats] [data-seat-state='hovered'][data-form='premier'] [data-part='back'] {
  stroke: var(--foyer-seat-premier);
  stroke-width: 5.8;
}
[data-seats] [data-seat-state='hovered'][data-form='wheelchair'] [data-part='cushion'] {
  fill: none;
}
[data-seats][data-seats='outlined'] [data-seat-state='hovered'] [data-part='cushion'] {
  fill: var(--foyer-surface);
}
[data-seats] [data-paint='ring'] {
  fill: none;
  stroke: var(--foyer-text);
  stroke-width: 2;
}
[data-seats] [data-paint='offer-ring'] {
  fill: none;
  stroke: var(--foyer-primary-text);
  stroke-width: 2;
  stroke-dasharray: 7 5;
}
[data-seats] [data-paint='focus'] {
  fill: none;
  stroke: var(--foyer-text);
  stroke-width: 2.4;
}
[data-seats] [data-flag] :is(rect, path) {
  fill: var(--foyer-text);
  rx: var(--foyer-radius-sm);
}
[data-seats] [data-flag] text {
  fill: var(--foyer-background);
  font-size: 14px;
  font-weight: 600;
  text-anchor: middle;
}
[data-seats] [data-flag='quiet'] {
  pointer-events: none;
}
`
