import type { MakePhoto } from '../accounts/member-photos.ts'
import { createWorkQueue } from '../domain/work-queue.ts'
import { dimensionsMessage } from '../media/member-photo.ts'
import { PictureProcessEnded } from '../media/picture-process.ts'
import type { MakePicture } from '../media/picture-job.ts'

/** Photos of members that wait to be made, of all and of each: a large one takes a quarter of a second. */
const queue = { concurrency: 1, mostWaiting: 40, mostOfClient: 2 }

/** Makes members' photos one after the other. @param make also makes the other pictures */
export function createPhotoMaker(make: MakePicture): MakePhoto {
  const photos = createWorkQueue(queue)
  return (bytes, side, client) =>
    photos.run(async () => {
      try {
        return await make({ kind: 'member photo', of: { bytes, side } })
      } catch (error) {
        // Not the picture's fault.
        if (error instanceof PictureProcessEnded) throw error
        return error instanceof Error && error.message === dimensionsMessage ? 'dimensions' : 'unreadable'
      }
    }, client)
}
