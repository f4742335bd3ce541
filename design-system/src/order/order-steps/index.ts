export { OrderSteps, type OrderStep, type OrderStepsProps } from './OrderSteps.tsx'
