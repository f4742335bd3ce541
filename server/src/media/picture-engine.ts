import type sharp from 'sharp'

type Engine = typeof sharp

let engine: Promise<Engine> | undefined

/** The library that cuts and encodes pictures, brought in by the first picture: a start need not wait for it. */
export function loadPictureEngine(): Promise<Engine> {
  return (engine ??= import('sharp').then(({ default: sharp }) => {
    // The queue decides how much runs at once; libvips' own threads would only fight the event loop for two cores.
    sharp.concurrency(1)
    // No picture is asked for twice: what is made is kept on the disk, and what was decoded only takes memory.
    sharp.cache(false)
    return sharp
  }))
}
