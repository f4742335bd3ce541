import type { ComponentPropsWithRef } from 'react'
import { styled } from '../../foundations/styled/index.ts'
import type { Allergen } from './AllergenLetters.tsx'
import { letterBox } from './letter-box.ts'

const Root = styled('dl', { name: 'FoyerAllergenKey', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
  gap: '12px 24px',
  margin: 0,
  '& > div': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: 10 },
  '& dt': { ...letterBox, minInlineSize: 30 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
})

export interface AllergenKeyProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** All that the chain names, in its order. */
  allergens: readonly Allergen[]
}

/**
 * What the letters mean: each box with its word. `AllergenLetters` of a single item need none. Our own: a list of
 * letters and words; Material UI has no such component.
 */
export const AllergenKey = ({ allergens, ...rest }: AllergenKeyProps) => (
  <Root {...rest}>
    {allergens.map(({ id, letters, name }) => (
      <div key={id}>
        <dt>{letters}</dt>
        <dd>{name}</dd>
      </div>
    ))}
  </Root>
)
