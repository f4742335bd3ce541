/** Program of the process that makes pictures (`picture-process.ts`): receives jobs and sends pictures over its channel. */
import { makePicture } from './picture-job.ts'
import type { PictureAnswer, PictureRequest } from './picture-process.ts'

process.on('message', ({ id, job }: PictureRequest) => {
  const answer = (message: PictureAnswer) => process.send?.(message)
  makePicture(job).then(
    (bytes) => answer({ id, bytes, residentBytes: process.memoryUsage.rss() }),
    (error: unknown) => answer({ id, failure: error instanceof Error ? error.message : String(error) }),
  )
})
// The server has ended or uses another process from now on.
process.on('disconnect', () => process.exit(0))
// Ctrl+C reaches every process of the terminal: the server ends this one.
process.on('SIGINT', () => undefined)
