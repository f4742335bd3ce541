export { FigureBand, type Figure, type FigureBandProps } from './FigureBand.tsx'
