export { media, whereMenu, whereNavigation } from './media.ts'
