export { bare } from './bare.tsx'
export { StaticStyles } from './StaticStyles.tsx'
export { styled, type CSSObject } from './styled.ts'
