/** What moves when a seat is chosen or offered, unless the visitor wants no motion. */
export const motionCss = `
@media (prefers-reduced-motion: no-preference) {
  [data-seat-map] [data-seat-state='chosen'] [data-part='mark'] {
    stroke-dasharray: 1;
    animation: foyer-seat-tick 0.15s ease-out;
  }
  [data-seat-map] [data-seat-state='chosen'] [data-part='cushion'] {
    animation: foyer-seat-fill 0.15s ease-out;
  }
  [data-seat-map] [data-paint$='ring'] {
    animation: foyer-seat-fill 0.2s ease-out;
  }
  [data-seat-map] [data-seat-state='offered'] {
    animation: foyer-seat-pulse 0.5s ease-in-out;
  }
  [data-seat-map] :is([data-paint='halo'], [data-paint='beam']) {
    animation: foyer-seat-light 0.3s ease-out;
  }
  @keyframes foyer-seat-tick {
    from {
      stroke-dashoffset: 1;
    }
    to {
      stroke-dashoffset: 0;
    }
  }
  @keyframes foyer-seat-fill {
    from {
      opacity: 0;
    }
  }
  @keyframes foyer-seat-pulse {
    50% {
      opacity: 0.35;
    }
  }
  @keyframes foyer-seat-light {
    from {
      opacity: 0;
    }
  }
}
`
