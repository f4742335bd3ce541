export { FactBand, type Fact, type FactBandProps } from './FactBand.tsx'
