import { pan, phone } from './selectors.ts'

/**
 * Buttons to pan with, in the middle of each edge, beside the letters and under the sign of the screen. Where there is nothing
 * more that way they are out of the way of the seats behind, and so they are on a phone, whose small map is pressed instead;
 * with the focus they can be seen there too.
 */
export const panCss = `
${pan} button {
  position: absolute;
  background: var(--foyer-surface);
  border: 1px solid var(--foyer-border);
  border-radius: var(--foyer-radius-lg);
}
${pan} :is([data-pan='left'], [data-pan='right']) {
  inset-block-start: calc(50% - 22px);
}
${pan} :is([data-pan='up'], [data-pan='down']) {
  inset-inline-start: calc(50% - 22px);
}
${pan} [data-pan='left'] {
  inset-inline-start: 40px;
}
${pan} [data-pan='right'] {
  inset-inline-end: 8px;
}
${pan} [data-pan='up'] {
  inset-block-start: 8px;
}
${pan} [data-pan='down'] {
  inset-block-end: 12px;
}
${pan} [aria-disabled] {
  color: var(--foyer-text-muted);
}
${pan} [aria-disabled]:not(:focus-visible) {
  clip-path: inset(50%);
}
${phone} {
  ${pan} button:not(:focus-visible) {
    clip-path: inset(50%);
  }
  ${pan} [data-pan='left'] {
    inset-inline-start: 4px;
  }
  ${pan} [data-pan='right'] {
    inset-inline-end: 4px;
  }
  ${pan} [data-pan='up'] {
    inset-block-start: 44px;
  }
}
`
