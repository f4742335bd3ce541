import Cropper, { type CropperProps, type MediaSize, type Point } from 'react-easy-crop'
import type { PhotoCut } from './PhotoCropper.tsx'

/** Diameter of the circle that is cut out, pixels. */
export const circle = 240

export interface StageProps {
  /** Address of the picture. */
  image: string
  /** Spoken name of the picture, which moves by arrow keys. */
  label: string
  /** How far the picture is moved, pixels. */
  crop: Point
  /** How many times its fitting size the picture has, from 1. */
  zoom: number
  /** Degrees clockwise. */
  rotation: number
  /** Greatest `zoom`. */
  mostZoom: number
  /** Called while the picture is moved. */
  onCrop: (crop: Point) => void
  /** Called while the picture is sized. */
  onZoom: (zoom: number) => void
  /** Called with what is inside the circle, after each change. */
  onCut: (cut: PhotoCut) => void
  /** Called once the picture has loaded. */
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
