import { media } from '../../../foundations/media/index.ts'
import { miniMap } from './selectors.ts'

/** The small map of the whole room, with the window in it. */
export const miniMapCss = `
${miniMap} {
  position: absolute;
  inset-block-end: 12px;
  inset-inline-end: 12px;
  inline-size: 112px;
  padding: 6px;
  background: var(--floor);
  border: 1px solid var(--border);
  border-radius: var(--r-md);
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
  fill: var(--seat);
}
${miniMap} [data-mini='prem'] {
  fill: var(--seat-prem);
}
${miniMap} [data-mini='taken'] {
  fill: color-mix(in srgb, var(--seat-taken) 34%, var(--floor));
}
${miniMap} [data-mini='chosen'] {
  fill: var(--sel);
  stroke: var(--sel-edge);
  stroke-width: 4;
}
${miniMap} [data-mini='screen'] {
  fill: var(--muted);
}
${miniMap} [data-mini='window'] {
  fill: none;
  stroke: var(--text);
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
