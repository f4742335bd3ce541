import { styled } from '@foyer/design-system/foundations/styled'
import { useId, type ReactNode } from 'react'

const Root = styled('section')({
  display: 'grid',
  gap: 20,
  paddingBlock: 28,
  borderBlockStart: '1px solid var(--foyer-border)',
  '&:first-of-type': { paddingBlockStart: 0, borderBlockStart: 0 },
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px' },
  '& > header > h2': { flex: 1, fontSize: 'var(--foyer-text-lg)', lineHeight: 1.3 },
  '& > header > small': { color: 'var(--foyer-text-muted)' },
})

export interface GiftCardSectionProps {
  title: string
  /** At the end of the head: what is chosen. */
  note?: string | undefined
  children: ReactNode
}

/** A part of the designer, behind a hairline. */
export function GiftCardSection({ title, note, children }: GiftCardSectionProps) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <small>{note}</small>}
      </header>
      {children}
    </Root>
  )
}
