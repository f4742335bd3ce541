import type { StylisPlugin } from '@emotion/cache'

/** Properties, and their longhands, that a browser of `supported-browsers.ts` knows, wholly or in part, by `-webkit-` alone. */
const prefixed = /^(box-decoration-break|print-color-adjust|text-decoration|text-size-adjust|user-select)/

/**
 * Writes a declaration a second time, for WebKit, where a supported browser needs it. Emotion's own plugin writes prefixes for
 * browsers of the last fifteen years, `display: flex` in five ways: more of each page's styles to send, to parse, and a third
 * of the time that inserting them takes.
 */
export const addVendorPrefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && typeof element.props === 'string' && prefixed.test(element.props)) {
    element.return = `-webkit-${element.value}${element.value}`
  }
}
