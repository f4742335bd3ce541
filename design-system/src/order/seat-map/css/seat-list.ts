import { media } from '../../../foundations/media/index.ts'
import { list } from './selectors.ts'

/** The auditorium as a list of buttons. */
export const seatListCss = `
${list} {
  max-block-size: 560px;
  overflow-y: auto;
  padding-block: 8px;
}
${list} h3 {
  margin: 16px 0 4px;
  font-size: var(--foyer-text-md, 1rem);
  font-weight: 650;
}
${list} h4 {
  margin: 0;
  inline-size: 4.5rem;
  flex: none;
  padding-block-start: 11px;
  font-size: var(--foyer-text-sm, 0.875rem);
  font-weight: 550;
  color: var(--foyer-text-muted);
}
${list} section {
  display: flex;
  gap: 12px;
  padding-block: 6px;
  border-block-start: 1px solid var(--foyer-border);
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
  border: 1px solid var(--foyer-border);
  border-radius: var(--foyer-radius-md);
  color: var(--foyer-text);
  font: inherit;
  font-size: 0.875rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
}
${list} button[data-state='chosen'] {
  background: var(--foyer-seat-selected);
  border-color: var(--foyer-seat-selected-edge);
  color: var(--foyer-on-seat-selected);
}
${list} button[data-state='offered'] {
  border-color: var(--foyer-primary-text);
  border-style: dashed;
  color: var(--foyer-primary-text);
}
${list} button[data-state='alone'] {
  border-color: var(--foyer-warning);
  border-style: dashed;
}
${list} button[data-state='lost'] {
  border-color: var(--foyer-error);
  color: var(--foyer-error);
}
${list} button[aria-disabled='true'] {
  color: var(--foyer-text-muted);
  text-decoration: line-through;
  border-color: transparent;
  cursor: not-allowed;
}
${list} button:focus-visible {
  outline: 2px solid var(--foyer-text);
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
