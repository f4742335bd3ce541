import { renderDerivative } from './derivative.ts'
import { drawLinkPreview, type LinkPreviewParts } from './link-preview.ts'
import { renderMemberPhoto, type PhotoParts } from './member-photo.ts'

/** A picture to be made: plain data, so that another process can make it. */
export type PictureJob =
  | { readonly kind: 'derivative'; readonly of: Parameters<typeof renderDerivative> }
  | { readonly kind: 'link preview'; readonly of: LinkPreviewParts }
  | { readonly kind: 'member photo'; readonly of: PhotoParts }

/** Makes a picture, in this process or another. */
export type MakePicture = (job: PictureJob) => Promise<Buffer>

/** Makes a picture in this process. */
export async function makePicture(job: PictureJob): Promise<Buffer> {
  switch (job.kind) {
    case 'derivative':
      return renderDerivative(...job.of)
    case 'link preview':
      return drawLinkPreview(job.of)
    case 'member photo':
      return renderMemberPhoto(job.of)
    default:
      return job satisfies never
  }
}
