export { PreparationSteps, type PreparationStation, type PreparationStepsProps } from './PreparationSteps.tsx'
