import { media } from '../../../foundations/media/index.ts'

/** The legend under the stage, and the glyphs of seats that it and others show. */
export const legendCss = `
[data-seat-legend] {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 14px;
  row-gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 0.875rem;
  line-height: 1.25rem;
}
${media.up.md} {
  [data-seat-legend] {
    justify-content: center;
  }
}
${media.below.md} {
  [data-seat-legend] {
    margin-block-start: 12px;
  }
}
[data-seat-legend] li {
  display: inline-flex;
  align-items: center;
  gap: 8px;
  white-space: nowrap;
}
[data-seat-legend] [data-slot='label'] {
  font-weight: 600;
}
${media.below.md} {
  [data-seat-legend] [data-slot='label'] {
    font-weight: 450;
  }
}
[data-seat-legend] [data-slot='note'] {
  color: var(--foyer-text-muted);
}
:where([data-seats])[data-glyph] {
  flex: none;
  overflow: visible;
}
`
