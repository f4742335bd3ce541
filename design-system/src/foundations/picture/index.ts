export { Picture, type PictureProps, type PictureRatio } from './Picture.tsx'
export { pictureSet, pictureWidths, type PictureSource } from './source.ts'
export type { PlaceholderType } from './placeholder.ts'
