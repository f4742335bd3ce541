import { styled } from '../styled/index.ts'
import { visuallyHidden } from './hidden-words.ts'

/**
 * Text for assistive technology only; keeps its place in the reading order. What everybody may read is shown; what
 * changes is said by a `live-region`.
 */
export const VisuallyHidden = styled('span', { name: 'FoyerVisuallyHidden', slot: 'Root' })(visuallyHidden)
