import { gutter, gutterShade, litEdge } from './selectors.ts'

/**
 * What stays at the edges of the window while the auditorium moves under it: row letters, and the lit edge at the top
 * of a phone's window, whose light is lifted as the screen's is.
 */
export const pinnedCss = `
${gutter} {
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: 44px;
  block-size: 100%;
  overflow: visible;
  pointer-events: none;
  transform-origin: 0 0;
}
${gutterShade} {
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: 34px;
  pointer-events: none;
  background: linear-gradient(90deg, var(--foyer-seat-floor) 72%, transparent);
}
${litEdge} {
  position: absolute;
  inset-block-start: 0;
  inset-inline: 24px;
  block-size: 52px;
  pointer-events: none;
}
${litEdge} svg {
  position: absolute;
  inset-inline: 8px;
  inset-block-start: 0;
  inline-size: calc(100% - 16px);
  block-size: 5px;
  overflow: hidden;
  border-end-start-radius: 3px;
  border-end-end-radius: 3px;
  filter: brightness(1.9) saturate(1.2);
}
${litEdge} svg[data-glow] {
  block-size: 46px;
  opacity: 0.4;
  filter: brightness(1.9) saturate(0.5) blur(12px);
}
[data-mode='light'] ${litEdge} svg[data-glow] {
  opacity: 0.2;
}
${litEdge} span {
  position: absolute;
  inset-block-start: 10px;
  inset-inline-start: 50%;
  translate: -50% 0;
  padding: 3px 10px;
  background: var(--foyer-seat-floor);
  border-radius: 999px;
  font-size: 0.875rem;
  line-height: 1.25rem;
  white-space: nowrap;
}
`
