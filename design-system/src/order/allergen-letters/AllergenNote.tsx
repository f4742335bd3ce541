import type { ComponentPropsWithRef } from 'react'
import { styled } from '../../foundations/styled/index.ts'
import type { Allergen } from './AllergenLetters.tsx'
import { letterBox } from './letter-box.ts'

const Root = styled('div', { name: 'FoyerAllergenNote', slot: 'Root' })({
  padding: 16,
  borderRadius: 'var(--foyer-radius-md)',
  background: 'var(--foyer-surface-2)',
  boxShadow: 'inset 0 0 0 var(--foyer-card-border) var(--foyer-border)',
  fontSize: 'var(--foyer-text-sm)',
  '& > p': { margin: 0 },
  '& > [data-slot=said]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 },
  '& > [data-slot=said] > span': letterBox,
  '& > [data-slot=said] > strong': { fontWeight: 650 },
  '& > [data-slot=said] > span + strong': { paddingInlineStart: 6 },
  '& > [data-slot=more]': { marginBlockStart: 8, color: 'var(--foyer-text-muted)', lineHeight: 1.5 },
})

export interface AllergenNoteProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is in it, in words: "Gluten and sesame". */
  title: string
  /** The same as letters; they are not spoken. */
  allergens: readonly Allergen[]
  /** What the kitchen also handles, and whom to ask. */
  children?: string | undefined
}

/**
 * What is in the item that was put together, at the end of its dialog. On a card of the list the letters are enough:
 * `AllergenLetters`. Our own: a box of text, to which Material UI's Paper would only add a class.
 */
export const AllergenNote = ({ title, allergens, children, ...rest }: AllergenNoteProps) => (
  <Root {...rest}>
    <p data-slot="said">
      {allergens.map(({ id, letters }) => (
        <span key={id} aria-hidden>
          {letters}
        </span>
      ))}
      <strong>{title}</strong>
    </p>
    {children !== undefined && <p data-slot="more">{children}</p>}
  </Root>
)
