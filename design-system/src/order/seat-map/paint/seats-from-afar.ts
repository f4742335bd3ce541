/** Seats that are a few px wide are dashes of a line along their row, filled in every look: an outline would not be seen. */
export const seatsFromAfarCss = `
[data-seats] [data-paint^='far'] {
  fill: none;
  stroke: var(--foyer-seat);
  stroke-width: 30;
  stroke-dasharray: 30 14;
}
[data-seats] [data-paint='far-prem'] {
  stroke: var(--foyer-seat-premier);
  stroke-dasharray: 30 25;
}
[data-seats] [data-paint='far-place'] {
  stroke-width: 16;
}
[data-seats] [data-paint='far-friend'] {
  stroke: var(--foyer-text);
  stroke-width: 16;
}
[data-seats] [data-paint='far-taken'] {
  stroke: var(--foyer-seat-taken);
  stroke-width: 2.2;
  stroke-dasharray: 12 32;
}
`
