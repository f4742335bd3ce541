export {
  PhotoCropper,
  type PhotoCropperLabels,
  type PhotoCropperProps,
  type PhotoCut,
} from './PhotoCropper.tsx'
