export { AppliedCode, AppliedCodes, type AppliedCodeProps, type AppliedCodesProps } from './AppliedCodes.tsx'
