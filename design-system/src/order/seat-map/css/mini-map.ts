import { media } from '../../../foundations/media/index.ts'
import { miniMap } from './selectors.ts'

/** The small map of the whole auditorium, with the window in it. */
export const miniMapCss = `
${miniMap} {
  position: absolute;
  inset-block-end: 12px;
  inset-inline-end: 12px;
  inline-size: 112px;
  padding: 6px;
  background: var(--foyer-seat-floor);
  border: 1px solid var(--foyer-border);
  border-radius: var(--foyer-radius-md);
  touch-action: none;
  cursor: grab;
}
${miniMap} svg {
  display: block;
  inline-size: 100%;
  block-size: auto;
  overflow: hidden;
}
${miniMap} [data-mini='seat'] {
  fill: var(--foyer-seat);
}
${miniMap} [data-mini='prem'] {
  fill: var(--foyer-seat-premier);
}
${miniMap} [data-mini='taken'] {
  fill: color-mix(in srgb, var(--foyer-seat-taken) 34%, var(--foyer-seat-floor));
}
${miniMap} [data-mini='chosen'] {
  fill: var(--foyer-seat-selected);
  stroke: var(--foyer-seat-selected-edge);
  stroke-width: 4;
}
${miniMap} [data-mini='screen'] {
  fill: var(--foyer-text-muted);
}
${miniMap} [data-mini='window'] {
  fill: none;
  stroke: var(--foyer-text);
  stroke-width: 20;
  rx: 20px;
}
[data-radius='Straight'] ${miniMap} [data-mini='window'] {
  rx: 0;
}
${media.forcedColors} {
  ${miniMap} :is([data-mini='seat'], [data-mini='prem'], [data-mini='screen']) {
    fill: CanvasText;
  }
  ${miniMap} [data-mini='taken'] {
    fill: GrayText;
  }
  ${miniMap} [data-mini='chosen'] {
    fill: Highlight;
    stroke: Highlight;
  }
  ${miniMap} [data-mini='window'] {
    stroke: CanvasText;
  }
}
`
