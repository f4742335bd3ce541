import { styled } from '../styled/index.ts'
import type { ComponentPropsWithRef, ReactNode } from 'react'

const Root = styled('header', { name: 'FoyerPageHeading', slot: 'Root' })({
  textAlign: 'var(--foyer-heading-align)' as 'start',
  '& h1': { fontSize: 'var(--foyer-page-title, var(--foyer-text-2xl))', lineHeight: 1.12, outline: 'none' },
  '& p': {
    marginBlockStart: 12,
    marginInline: 'var(--foyer-heading-margin)',
    maxInlineSize: '62ch',
    color: 'var(--foyer-text-muted)',
    textWrap: 'pretty',
  },
  '& [data-slot=note]': { color: 'var(--foyer-text)', fontWeight: 600 },
})

export interface PageHeadingProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The page's h1. */
  title: string
  /** A line or two under it. */
  intro?: ReactNode
  /** A fact below the heading: date, place. */
  note?: ReactNode
  /** Id of the h1, e.g. for `aria-labelledby` or for moving the focus after navigation. */
  titleId?: string | undefined
}

/**
 * The page's h1 with an optional line under it, aligned as the brand aligns headings. One on a page; films have
 * theirs in `film-hero`, sections in `Section`.
 */
export const PageHeading = ({ title, intro, note, titleId, ...rest }: PageHeadingProps) => (
  <Root {...rest}>
    <h1 id={titleId} tabIndex={-1}>
      {title}
    </h1>
    {intro !== undefined && <p>{intro}</p>}
    {note !== undefined && <p data-slot="note">{note}</p>}
  </Root>
)
