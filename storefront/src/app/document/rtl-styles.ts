import type { Options, StylisPlugin } from '@emotion/cache'
import mirror from '@mui/stylis-plugin-rtl'
import { addVendorPrefixes } from './vendor-prefixes.ts'

/** A rule that names a direction is left as it is. */
const namesDirection = (props: string | string[]) => [props].flat().some((each) => each.includes('[dir='))

/**
 * Mirrors what is written for reading from left to right: Material UI's own styles. Ours use logical properties, so
 * that little is left to turn, and a seat map, a plan of an auditorium, has nothing that turns.
 */
const mirrored: StylisPlugin = (element, index, children, callback) =>
  element.type === 'rule' && namesDirection(element.props)
    ? undefined
    : mirror(element, index, children, callback)

/** Emotion's options for a page that reads from right to left. Fetched by such pages only. */
export const rtlStyles: Pick<Options, 'key' | 'stylisPlugins'> = {
  key: 'css-rtl',
  stylisPlugins: [addVendorPrefixes, mirrored],
}
