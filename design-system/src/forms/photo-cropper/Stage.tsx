import Cropper, { type CropperProps, type MediaSize, type Point } from 'react-easy-crop'
import type { PhotoCut } from './PhotoCropper.tsx'

/** Diameter of the circle that is cut out, pixels. */
export const circle = 240

export interface StageProps {
  image: string
  /** Spoken name of the picture, which moves by arrow keys. */
  label: string
  crop: Point
  zoom: number
  rotation: number
  mostZoom: number
  onCrop: (crop: Point) => void
  onZoom: (zoom: number) => void
  onCut: (cut: PhotoCut) => void
  onSize: (size: MediaSize) => void
}

/** As the library's own defaults; its types require them all. */
const defaults = {
  aspect: 1,
  minZoom: 1,
  cropShape: 'round',
  zoomSpeed: 1,
  style: {},
  classes: {},
  restrictPosition: true,
  mediaProps: { alt: '' },
  keyboardStep: 4,
} as const satisfies Partial<CropperProps>

/** The picture under its circle. Its styles are in `PhotoCropper`: the library would write them into the page itself. */
export function Stage({
  image,
  label,
  crop,
  zoom,
  rotation,
  mostZoom,
  onCrop,
  onZoom,
  onCut,
  onSize,
}: StageProps) {
  return (
    <Cropper
      {...defaults}
      image={image}
      crop={crop}
      zoom={zoom}
      rotation={rotation}
      maxZoom={mostZoom}
      cropSize={{ width: circle, height: circle }}
      objectFit="cover"
      showGrid={false}
      disableAutomaticStylesInjection
      cropperProps={{ 'aria-label': label, role: 'group' }}
      onCropChange={onCrop}
      onZoomChange={onZoom}
      onCropAreaChange={(_, area) => onCut({ area, rotation })}
      onMediaLoaded={onSize}
    />
  )
}
