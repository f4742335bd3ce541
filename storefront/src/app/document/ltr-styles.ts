import type { Options } from '@emotion/cache'
import { addVendorPrefixes } from './vendor-prefixes.ts'

/** Emotion's options for a page that reads from left to right. */
export const ltrStyles: Pick<Options, 'key' | 'stylisPlugins'> = {
  key: 'css',
  stylisPlugins: [addVendorPrefixes],
}
