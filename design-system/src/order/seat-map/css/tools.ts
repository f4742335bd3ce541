import { media } from '../../../foundations/media/index.ts'
import { button, corners, phone, tools } from './selectors.ts'

/**
 * Buttons to zoom and to see the list, beside the title or, on a phone, in the window; announcements of a choice are
 * visually hidden. What stands in the window's corners on a phone stays above the bar at the foot of the page, as long as
 * a part of the window is there.
 */
export const toolsCss = `
${tools} {
  display: flex;
  flex: none;
  overflow: hidden;
  background: var(--foyer-surface);
  border: 1px solid var(--foyer-border);
  border-radius: var(--foyer-radius-lg);
}
${button} {
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  color: inherit;
  cursor: pointer;
  background: none;
  border: 0;
}
${button} svg {
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
}
${tools} button + button {
  border-inline-start: 1px solid var(--foyer-border);
}
${media.hover} {
  ${button}:hover {
    background: var(--foyer-surface-2);
  }
}
${button}:focus-visible {
  outline: 2px solid var(--foyer-text);
  outline-offset: -4px;
  border-radius: var(--foyer-radius-lg);
}
${tools}[data-place='phone'] {
  position: absolute;
  inset-block-end: 12px;
  inset-inline-start: 12px;
  display: none;
}
${tools}[data-place='phone'] button + button {
  border-inline-start: 0;
}
${media.up.md} {
  ${tools} button[data-tool='legend'] {
    display: none;
  }
}
${phone} {
  ${corners} {
    position: sticky;
    block-size: 12px;
    margin-block-start: -12px;
    pointer-events: none;
  }
  ${corners} > * {
    pointer-events: auto;
  }
  ${tools}[data-place='head'] {
    display: none;
  }
  ${tools}[data-place='phone'] {
    display: flex;
  }
}
[data-seat-map] > [data-slot='said'] {
  position: absolute;
  inset: 0;
  overflow: hidden;
  clip-path: inset(50%);
}
`
