import { useId, type ComponentPropsWithRef } from 'react'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('section', { name: 'FoyerDetailBlock', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px 14px',
  alignContent: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '&:has(> svg)': { gridTemplateColumns: '24px minmax(0, 1fr)' },
  '& > svg': { color: 'var(--foyer-text-muted)' },
  '& > :is(h2, h3, h4)': { fontSize: 'var(--foyer-text-md)', lineHeight: '24px' },
  '& > div': { gridColumnEnd: -1, color: 'var(--foyer-text-muted)', lineHeight: 1.5 },
  // Below a heading in the middle it is on its axis, and so are pairs of term and detail.
  '[data-heading=center] &': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    textAlign: 'center',
    textWrap: 'balance',
    '& dl': { gridTemplateColumns: 'auto auto', justifyContent: 'center' },
    '& dt': { minInlineSize: 0, textAlign: 'end' },
    '& dd': { textAlign: 'start' },
  },
})

export interface DetailBlockProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** "Getting here". */
  title: string
  /** An icon of the set beside the text. */
  icon?: IconName | undefined
  /** Heading level; default 3. */
  headingLevel?: 2 | 3 | 4 | undefined
}

/**
 * One subject of a cinema, a film or an order: its name and content. For pairs of term and detail use a
 * `description-list`, inside a block or alone; for a part of a page, `Section`. Our own: Material UI has no such
 * component.
 */
export function DetailBlock({ title, icon, headingLevel = 3, children, ...rest }: DetailBlockProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <Root aria-labelledby={id} {...rest}>
      {icon && <Icon name={icon} />}
      <Heading id={id}>{title}</Heading>
      <div>{children}</div>
    </Root>
  )
}
