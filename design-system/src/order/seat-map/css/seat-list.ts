import { media } from '../../../foundations/media/index.ts'
import { list } from './selectors.ts'

/** The room as a list of buttons. */
export const seatListCss = `
${list} {
  max-block-size: 560px;
  overflow-y: auto;
  padding-block: 8px;
}
${list} h3 {
  margin: 16px 0 4px;
  font-size: var(--t2, 1rem);
  font-weight: 650;
}
${list} h4 {
  margin: 0;
  inline-size: 4.5rem;
  flex: none;
  padding-block-start: 11px;
  font-size: var(--t1, 0.875rem);
  font-weight: 550;
  color: var(--muted);
}
${list} section {
  display: flex;
  gap: 12px;
  padding-block: 6px;
  border-block-start: 1px solid var(--border);
}
${list} ul {
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
}
${list} button {
  min-inline-size: 44px;
  min-block-size: 44px;
  padding: 0 8px;
  background: none;
  border: 1px solid var(--border);
  border-radius: var(--r-md);
  color: var(--text);
  font: inherit;
  font-size: 0.875rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
}
${list} button[data-state='chosen'] {
  background: var(--sel);
  border-color: var(--sel-edge);
  color: var(--on-sel);
}
${list} button[data-state='offered'] {
  border-color: var(--ink);
  border-style: dashed;
  color: var(--ink);
}
${list} button[data-state='alone'] {
  border-color: var(--warning);
  border-style: dashed;
}
${list} button[data-state='lost'] {
  border-color: var(--error);
  color: var(--error);
}
${list} button[aria-disabled='true'] {
  color: var(--muted);
  text-decoration: line-through;
  border-color: transparent;
  cursor: not-allowed;
}
${list} button:focus-visible {
  outline: 2px solid var(--text);
  outline-offset: 2px;
}
${media.forcedColors} {
  ${list} button[data-state='chosen'] {
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
}
`
