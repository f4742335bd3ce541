export { media } from './media.ts'
