/** Path of a Chromium for the browser tests. @throws when there is none and none can be had */
export function findChromium(): string
