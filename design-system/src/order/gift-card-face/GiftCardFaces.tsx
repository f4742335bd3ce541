import { media } from '../../foundations/media/index.ts'
import type { PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { choiceBoxes } from '../../internal/choice-box/choice-boxes.ts'
import { ChoiceBoxes, type BoxGroupProps } from '../../internal/choice-box/ChoiceBoxes.tsx'
import { GiftCardFace } from './GiftCardFace.tsx'

const Boxes = styled('div', { name: 'FoyerGiftCardFaces', slot: 'Boxes' })({
  ...choiceBoxes,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: 12,
  '& > label': {
    ...choiceBoxes['& > label'],
    minBlockSize: 0,
    padding: 0,
    border: 0,
    borderRadius: 'var(--foyer-radius-lg)',
    // Outside the picture, so that nothing of it is covered.
    '&:has(:checked)': {
      boxShadow: '0 0 0 2px var(--foyer-background), 0 0 0 4px var(--foyer-primary-text)',
      [media.forcedColors]: { outline: '3px solid Highlight', outlineOffset: 2 },
    },
    '&:has(:focus-visible)': { outline: '3px solid var(--foyer-primary-text)', outlineOffset: 6 },
    '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
    [media.hover]: {
      '&:hover:not(:has(:checked, :disabled))': { boxShadow: '0 0 0 2px var(--foyer-primary-text)' },
    },
  },
})

export interface CardFace {
  /** The value that a form sends and `onChange` reports; unique in the group. */
  value: string
  /** What the picture shows, its spoken name: "Sunset over the harbour". */
  label: string
  /** Of the face, with the chain's logo in it. */
  picture: PictureSource
  /** Shown, and cannot be chosen. */
  disabled?: boolean | undefined
}

export interface GiftCardFacesProps extends BoxGroupProps {
  /** In their order. */
  faces: readonly CardFace[]
}

/**
 * The faces that a gift card can have, of which one is chosen. Keyboard as the radio group of the ARIA Authoring
 * Practices, which the browser's own radios have. The card as it will be given is a `GiftCardFace`. Its radios are
 * Material UI's; the boxes are our own.
 */
export const GiftCardFaces = ({ faces, ...rest }: GiftCardFacesProps) => (
  <ChoiceBoxes<CardFace>
    {...rest}
    list={Boxes}
    options={faces}
    draw={({ label, picture }) => <GiftCardFace picture={picture} alt={label} sizes="160px" />}
  />
)
