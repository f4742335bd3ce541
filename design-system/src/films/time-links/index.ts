export { TimeLinks, type TimeLinksProps } from './TimeLinks.tsx'
