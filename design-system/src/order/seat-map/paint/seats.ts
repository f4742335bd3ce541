/**
 * Free and taken seats, by the brand's shape of seats. Brands with outlined buttons have outlined seats: the surface with a
 * line; a chosen seat is always filled.
 */
export const seatsCss = `
[data-seats] :is([data-paint='seat'], [data-paint='head']) {
  fill: var(--foyer-seat);
}
[data-seats] [data-paint='prem'] {
  fill: var(--foyer-seat-premier);
}
[data-seats] :is([data-paint$='back'], [data-part='back']) {
  fill: none;
  stroke: var(--foyer-seat);
  stroke-width: 4.6;
  stroke-linecap: round;
  stroke-linejoin: round;
}
[data-seats] [data-paint='prem-back'] {
  stroke: var(--foyer-seat-premier);
  stroke-width: 5.8;
}
[data-seats] [data-paint='taken-back'] {
  stroke: var(--foyer-seat-taken);
  stroke-width: 2.6;
  opacity: 0.6;
}
[data-seats] [data-paint$='place'] {
  fill: none;
  stroke: var(--foyer-seat);
  stroke-width: 2;
  stroke-dasharray: 5 3.4;
}
[data-seats] [data-paint='taken-place'] {
  stroke: var(--foyer-seat-taken);
  opacity: 0.8;
}
[data-seats] [data-paint='glyph'] {
  fill: none;
  stroke: var(--foyer-seat);
  stroke-width: 2;
  stroke-linejoin: round;
}
[data-seats] [data-paint='person'] {
  fill: var(--foyer-on-seat);
}
[data-seats] [data-paint='friend'] {
  fill: var(--foyer-text);
}
[data-seats] [data-paint^='link'] {
  fill: none;
  stroke: var(--foyer-seat);
  stroke-width: 2;
  stroke-dasharray: 2 3;
}
[data-seats] [data-paint='link-taken'] {
  stroke: var(--foyer-seat-taken);
}
[data-seats] [data-paint='cross'] {
  fill: none;
  stroke: var(--foyer-seat-taken);
  stroke-width: 2.2;
}
[data-seats][data-radius='Straight'] :is([data-paint$='back'], [data-part='back']) {
  stroke-linecap: butt;
  stroke-linejoin: miter;
}
[data-seats][data-radius='Straight'] :is([data-paint='back'], [data-part='back']) {
  stroke-width: 3.5;
}
[data-seats][data-radius='Straight'] [data-paint='prem-back'] {
  stroke-width: 4.7;
}
[data-seats][data-radius='FullRounded'] :is([data-paint='back'], [data-part='back']) {
  stroke-width: 5.2;
}
[data-seats][data-radius='FullRounded'] [data-paint='prem-back'] {
  stroke-width: 6.4;
}
[data-seats][data-seats='outlined'] [data-paint='seat'] {
  fill: var(--foyer-surface);
  stroke: var(--foyer-seat);
  stroke-width: 1.4;
}
[data-seats][data-seats='outlined'] [data-paint='prem'] {
  fill: var(--foyer-surface-2);
  stroke: var(--foyer-seat-premier);
  stroke-width: 1.4;
}
[data-seats][data-seats='outlined'] [data-paint='person'] {
  fill: var(--foyer-text);
}
`
