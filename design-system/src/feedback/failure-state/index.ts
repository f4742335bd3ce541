export { FailureState, type FailureStateProps } from './FailureState.tsx'
