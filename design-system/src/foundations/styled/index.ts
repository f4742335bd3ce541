export { styledIfOverridden } from './styled-if-overridden.tsx'
export { StaticStyles } from './StaticStyles.tsx'
export { styled, type CSSObject } from './styled.ts'
