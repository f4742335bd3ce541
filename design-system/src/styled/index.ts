export { styled, type CSSObject } from './styled.ts'
