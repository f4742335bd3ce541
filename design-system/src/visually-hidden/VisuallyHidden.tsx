import { styled } from '../styled/index.ts'

/** Text for assistive technology only; keeps its place in the reading order. */
export const VisuallyHidden = styled('span', { name: 'FoyerVisuallyHidden', slot: 'Root' })({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
})
