export { PlaceBand, type PlaceBandProps } from './PlaceBand.tsx'
export { FloorSketch, type FloorSketchProps } from './FloorSketch.tsx'
export { AuditoriumSketch, type AuditoriumSketchProps } from './AuditoriumSketch.tsx'
