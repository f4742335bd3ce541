export { Picture, type PictureProps, type PictureRatio } from './Picture.tsx'
export { createPictureSet, pictureWidths, type PictureSource } from './source.ts'
export type { PlaceholderType } from './placeholder.ts'
export { getLaidHeight, getLaidLeft, placePicture, type PicturePlacement } from './placement.ts'
