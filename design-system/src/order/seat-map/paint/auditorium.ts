/** The auditorium around the seats: floor, light, screen, bands of premier rows and steps. */
export const auditoriumCss = `
[data-seats] [data-paint='floor'] {
  fill: var(--floor);
}
[data-seats] [data-paint='beam'] {
  opacity: var(--beam, 0.4);
}
[data-mode='light'] [data-seats] [data-paint='beam'] {
  mix-blend-mode: multiply;
}
[data-seats] [data-paint='halo'] {
  opacity: var(--halo, 0.8);
  fill: var(--seat);
}
[data-mode='light'] [data-seats] [data-paint='halo'] {
  opacity: calc(var(--halo, 0.5) * 0.5);
}
[data-seats] [data-paint='screen'] {
  fill: color-mix(in srgb, var(--seat) 60%, var(--floor));
}
[data-seats] [data-paint='screen-line'] {
  fill: none;
  stroke: var(--text);
  stroke-width: 1.6;
  opacity: 0.75;
}
[data-seats] [data-paint='band'] {
  fill: var(--band);
  stroke: color-mix(in srgb, var(--seat-prem) 40%, var(--floor));
  stroke-width: 1;
}
[data-seats] [data-paint='steps'] {
  fill: none;
  stroke: var(--border);
  stroke-width: 2;
}
`
