import { styled } from '../styled/index.ts'
import { visuallyHidden } from './hidden-words.ts'

/**
 * Text for assistive technology only; keeps its place in the reading order. Not for text that everybody may read; for
 * text that changes see `live-region`. Our own: one CSS rule; of Material UI, `@mui/utils` alone has it, as a style
 * object.
 */
export const VisuallyHidden = styled('span', { name: 'FoyerVisuallyHidden', slot: 'Root' })(visuallyHidden)
