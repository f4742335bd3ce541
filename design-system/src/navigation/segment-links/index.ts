export { SegmentLinks, type SegmentLink, type SegmentLinksProps } from './SegmentLinks.tsx'
