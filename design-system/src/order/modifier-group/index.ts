export { ModifierGroup, type ModifierGroupProps } from './ModifierGroup.tsx'
export type { CountedOption, ModifierOption } from './options.ts'
