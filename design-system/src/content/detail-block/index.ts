export { DetailBlock, type DetailBlockProps } from './DetailBlock.tsx'
