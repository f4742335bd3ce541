export { PlaceBand, type PlaceBandProps } from './PlaceBand.tsx'
export { AuditoriumSketch, type AuditoriumSketchProps } from './AuditoriumSketch.tsx'
