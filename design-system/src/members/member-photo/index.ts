export { MemberPhoto, type MemberPhotoProps } from './MemberPhoto.tsx'
