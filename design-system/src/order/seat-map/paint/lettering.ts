/** Words, row letters and seat numbers; words and letters bring their size, which depends on the zoom. An area before one with a band may have its label on that band. */
export const letteringCss = `
[data-seat-map] text {
  fill: var(--foyer-text-muted);
  font-family: inherit;
  -webkit-user-select: none;
  user-select: none;
}
[data-seat-map] [data-paint='word'] {
  font-weight: 550;
  text-anchor: middle;
}
[data-seat-map] [data-paint='area'] {
  fill: var(--foyer-text);
  font-weight: 650;
  text-anchor: middle;
}
[data-seat-map] [data-paint='sign-arrow'] {
  fill: none;
  stroke: var(--foyer-text-muted);
  stroke-width: 1.2;
}
[data-seat-map] [data-paint='letter'] {
  font-weight: 600;
  text-anchor: middle;
}
[data-seat-map] [data-paint='letter'][data-used] {
  fill: var(--foyer-background);
  font-weight: 700;
}
[data-seat-map] [data-paint='letter-box'] {
  fill: var(--foyer-text);
  rx: var(--foyer-radius-sm);
}
[data-seat-map][data-radius='FullRounded'] [data-paint='letter-box'] {
  rx: 13px;
}
[data-seat-map] [data-paint$='number'] {
  fill: var(--foyer-on-seat);
  font-size: 11px;
  font-weight: 650;
  pointer-events: none;
}
[data-seat-map] [data-paint='prem-number'] {
  fill: var(--foyer-on-seat-premier);
}
[data-seat-map][data-seats='outlined'] [data-paint$='number'] {
  fill: var(--foyer-text);
}
[data-seat-map] [data-gesture] [data-paint$='number'] {
  display: none;
}
`
