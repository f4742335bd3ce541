import type sharp from 'sharp'

type Engine = typeof sharp

let engine: Promise<Engine> | undefined

/** Loads the library that cuts and encodes pictures, with the first picture: the start does not wait for it. */
export function loadPictureEngine(): Promise<Engine> {
  return (engine ??= import('sharp').then(({ default: sharp }) => {
    // The queue limits the parallel work; libvips' own threads would compete with the event loop for two cores.
    sharp.concurrency(1)
    // Results are stored on disk, so the library's cache would only use memory.
    sharp.cache(false)
    return sharp
  }))
}
