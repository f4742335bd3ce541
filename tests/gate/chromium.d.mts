/** Path of a Chromium for the browser tests. @throws when there is none and none can be had */
export function findChromium(): string
/** Flags with which it starts. */
export const chromiumFlags: string[]
/** What makes text and colours the same on every machine. */
export const steadyDrawing: string[]
