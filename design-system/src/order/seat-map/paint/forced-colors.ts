/** High contrast: the visitor's colors, distinguished by shape; nothing decorative. */
export const forcedColorsCss = `
@media (forced-colors: active) {
  [data-seats] :is([data-paint='beam'], [data-paint='halo'], [data-paint='floor'], [data-paint='band']) {
    display: none;
  }
  [data-seats] :is([data-paint='seat'], [data-paint='prem'], [data-paint='head']) {
    fill: ButtonText;
    stroke: ButtonText;
  }
  [data-seats]
    :is(
      [data-paint$='back'],
      [data-paint='place'],
      [data-paint='glyph'],
      [data-paint='link'],
      [data-paint^='far']
    ) {
    stroke: ButtonText;
  }
  [data-seats] :is([data-paint='cross'], [data-paint*='taken']) {
    stroke: GrayText;
  }
  [data-seats] :is([data-paint='person'], [data-paint$='number']) {
    fill: ButtonFace;
  }
  [data-seats] [data-seat-state='chosen'] [data-part='cushion'] {
    fill: Highlight;
    stroke: Highlight;
  }
  [data-seats] [data-seat-state='chosen'] [data-part='back'] {
    stroke: Highlight;
  }
  [data-seats] [data-seat-state='chosen'] [data-part='mark'] {
    stroke: HighlightText;
  }
  [data-seats] :is([data-paint$='ring'], [data-paint='focus']) {
    stroke: CanvasText;
  }
  [data-seats] text,
  [data-seats] [data-paint='area'],
  [data-seats] [data-paint='letter'],
  [data-seats] [data-paint='friend'] {
    fill: CanvasText;
  }
  [data-seats] [data-paint='letter-box'],
  [data-seats] [data-flag] :is(rect, path) {
    fill: CanvasText;
  }
  [data-seats] [data-flag] text,
  [data-seats] [data-paint='letter'][data-used] {
    fill: Canvas;
  }
}
`
