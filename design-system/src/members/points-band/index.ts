export { PointsBand, type PointsBandProps } from './PointsBand.tsx'
