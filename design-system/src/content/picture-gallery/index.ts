export { PictureGallery, type GalleryPicture, type PictureGalleryProps } from './PictureGallery.tsx'
