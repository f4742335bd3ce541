/** The program of the process that makes pictures (`picture-process.ts`): jobs come in and pictures go out by its channel. */
import { makePicture } from './picture-job.ts'
import type { PictureAnswer, PictureRequest } from './picture-process.ts'

process.on('message', ({ id, job }: PictureRequest) => {
  const answer = (message: PictureAnswer) => process.send?.(message)
  makePicture(job).then(
    (bytes) => answer({ id, bytes, residentBytes: process.memoryUsage.rss() }),
    (error: unknown) => answer({ id, failure: error instanceof Error ? error.message : String(error) }),
  )
})
// The server has gone, or has another for what comes next.
process.on('disconnect', () => process.exit(0))
// Ctrl+C reaches the whole terminal: the server says when it is over.
process.on('SIGINT', () => undefined)
