/**
 * The auditorium around the seats: floor, light, screen, bands of premier rows and steps. The light has the film's color where that
 * is known (`--foyer-film-beam`), so that it is never that of chosen seats; on a light floor it is mixed from the bright half
 * of the picture.
 */
export const auditoriumCss = `
[data-seats] [data-paint='floor'] {
  fill: var(--foyer-seat-floor);
}
[data-seats] [data-paint='beam'] {
  opacity: var(--foyer-screen-light, 0.4);
}
[data-mode='light'] [data-seats] [data-paint='beam'] {
  mix-blend-mode: multiply;
}
[data-seats] [data-paint='beam-veil'] {
  fill: #fff;
  opacity: 0;
}
[data-mode='light'] [data-seats] [data-paint='beam-veil'] {
  opacity: 0.5;
}
[data-seats] [data-paint='beam-tint'] {
  fill: var(--foyer-film-beam, transparent);
  mix-blend-mode: color;
}
[data-seats] [data-paint='halo'] {
  opacity: var(--foyer-seat-halo, 0.8);
  fill: var(--foyer-seat);
}
[data-mode='light'] [data-seats] [data-paint='halo'] {
  opacity: calc(var(--foyer-seat-halo, 0.5) * 0.5);
}
[data-seats] [data-paint='screen'] {
  fill: color-mix(in srgb, var(--foyer-seat) 60%, var(--foyer-seat-floor));
}
[data-seats] [data-paint='screen-line'] {
  fill: none;
  stroke: var(--foyer-text);
  stroke-width: 1.6;
  opacity: 0.75;
}
[data-seats] [data-paint='band'] {
  fill: var(--foyer-seat-band);
  stroke: color-mix(in srgb, var(--foyer-seat-premier) 40%, var(--foyer-seat-floor));
  stroke-width: 1;
}
[data-seats] [data-paint='steps'] {
  fill: none;
  stroke: var(--foyer-border);
  stroke-width: 2;
}
`
