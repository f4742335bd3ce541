import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { useId, type ReactNode } from 'react'

const Root = styled('section', { name: 'FoyerPersonalDetails', slot: 'Part' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  marginBlockEnd: 48,
  '& > h3': { fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25 },
})

export interface PartProps {
  title: string
  children: ReactNode
}

/** A part of the form under its heading. */
export function Part({ title, children }: PartProps) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Root>
  )
}

/** Two columns, of which wide parts take both; one on phones. */
export const Columns = styled('div', { name: 'FoyerPersonalDetails', slot: 'Columns' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [media.up.sm]: { gridTemplateColumns: '1fr 1fr', '& > [data-wide]': { gridColumn: '1 / -1' } },
})

/** Buttons at the end; one below the other on phones. */
export const Actions = styled('div', { name: 'FoyerPersonalDetails', slot: 'Actions' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginBlockStart: 24,
  [media.below.sm]: { display: 'grid' },
})
