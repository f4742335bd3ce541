import { frame, head, phone, stage } from './selectors.ts'

/**
 * The title's line and the window that shows the auditorium. A title in the middle stands in the middle of the stage,
 * whatever stands beside it. On a phone the auditorium reaches from edge to edge of a page that says how far they are.
 * What the window shows has the window's own shape: only the auditorium's (`shape`) says how high the window is. A page
 * that says how much else is to be in sight (`--foyer-seat-map-around`) makes it lower, as long as seats keep a size to
 * aim at (`least`). Light and auditorium are layers of their own, so that a choice repaints the seats and not the light.
 */
export const frameCss = `
[data-seat-map] {
  container-type: inline-size;
  position: relative;
  color: var(--foyer-text);
}
${head} {
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 24px;
  margin-block-end: 4px;
}
${head}[data-empty] {
  justify-content: flex-end;
}
[data-heading='center'] ${head}:not([data-empty]) {
  display: grid;
  grid-template-columns: 1fr minmax(0, auto) 1fr;
}
[data-heading='center'] ${head}:not([data-empty]) > :first-child {
  grid-column: 2;
}
[data-heading='center'] ${head}:not([data-empty]) > :last-child:not(:first-child) {
  justify-self: end;
}
${stage} {
  position: relative;
}
${phone} {
  ${stage} {
    margin-inline: calc(-1 * var(--foyer-seat-map-bleed, 0px));
    background: var(--foyer-seat-floor);
    border-block: 1px solid var(--foyer-border);
  }
}
${frame} {
  position: relative;
  overflow: clip;
  overflow-clip-margin: 12px;
  cursor: default;
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
}
${frame}[data-whole='true'] {
  touch-action: pan-y;
}
${frame}[data-whole='false'] {
  cursor: grab;
  overflow: hidden;
}
${frame}[data-over-seat] {
  cursor: pointer;
}
${frame} > [data-slot='surface'] {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  position: relative;
  transform-origin: 0 0;
}
${frame} svg:is([data-slot='shape'], [data-slot='least']) {
  grid-area: 1 / 1;
  display: block;
  block-size: auto;
  visibility: hidden;
}
${frame} svg[data-slot='shape'] {
  inline-size: 100%;
  max-block-size: max(420px, 100svh - var(--foyer-seat-map-around));
}
${frame} svg[data-slot='least'] {
  max-inline-size: 100%;
}
${frame} svg:is([data-slot='light'], [data-slot='room']) {
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  will-change: transform;
}
${phone} {
  ${frame} {
    block-size: clamp(240px, 50dvh, 480px);
    overflow: hidden;
  }
  ${frame} > [data-slot='surface'] {
    block-size: 100%;
  }
  ${frame} svg:is([data-slot='shape'], [data-slot='least']) {
    display: none;
  }
}
${frame} [role='gridcell'] {
  x: -21px;
  y: -20px;
  width: 42px;
  height: 40px;
  fill: transparent;
  outline: none;
  pointer-events: none;
}
`
