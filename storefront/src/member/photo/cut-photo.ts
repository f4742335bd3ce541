import type { PhotoCut } from '@foyer/design-system/forms/photo-cropper'

/** Side of the square that is sent, pixels: the server makes smaller ones of it. */
const side = 1_024
const quality = 0.9

/**
 * Draws the chosen part of a picture as a JPEG: a tenth of the bytes of the file, and without the place where it was taken.
 * @param image address of the picture
 * @throws Error if the browser cannot read or write it
 */
export async function cutPhoto(image: string, { area, rotation }: PhotoCut): Promise<Blob> {
  const picture = await loadImage(image)
  const length = Math.min(side, Math.round(area.width))
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = length
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures')
  const { naturalWidth: width, naturalHeight: height } = picture
  const isOnItsSide = rotation % 180 !== 0
  const turned = isOnItsSide ? { width: height, height: width } : { width, height }
  context.scale(length / area.width, length / area.height)
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y)
  context.rotate((rotation * Math.PI) / 180)
  context.drawImage(picture, -width / 2, -height / 2)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser writes no pictures'))),
      'image/jpeg',
      quality,
    )
  })
}

/** @throws Error for a file that the browser does not read as a picture */
export function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('The browser cannot read the picture'))
    image.src = address
  })
}
