export { findFault, type Fault, type FieldKind, type FieldRules, type PasswordPattern } from './find-fault.ts'
export { faultText, type FaultMessages } from './fault-text.ts'
