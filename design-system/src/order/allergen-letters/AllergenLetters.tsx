import type { ComponentPropsWithRef } from 'react'
import { styled } from '../../foundations/styled/index.ts'
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts'
import { letterBox } from './letter-box.ts'

const Root = styled('ul', { name: 'FoyerAllergenLetters', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': letterBox,
})

export interface Allergen {
  /** Unique among the allergens. */
  id: string
  /** In its box, one to three letters: "M", "Su". */
  letters: string
  /** What is spoken for them, and shown on hover: "Milk". */
  name: string
}

export interface AllergenLettersProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Spoken before the words: "Contains". */
  label: string
  /** In the order of the chain's list; nothing is shown without one. */
  allergens: readonly Allergen[]
}

/**
 * What an item contains, as letters in boxes that are spoken as words. One on a page has an `AllergenKey` to read them
 * by. An `AllergenNote` says what is in an item with its chosen parts. Our own: Material UI's Chip is larger, and
 * has no text for its letters.
 */
export const AllergenLetters = ({ label, allergens, ...rest }: AllergenLettersProps) =>
  allergens.length > 0 && (
    <Root aria-label={label} {...rest}>
      {allergens.map(({ id, letters, name }) => (
        <li key={id} title={name}>
          <span aria-hidden>{letters}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
    </Root>
  )
