import { createElement, useContext } from 'react'
import { styled } from '../styled/index.ts'
import { PageHeadContext, type PageHeadingProps } from './page-head.ts'

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

/**
 * The page's h1 with an optional line under it, aligned as the brand aligns headings. As the head of a list or a
 * written page it has the brand's shape, which `PageHeadContext` provides: plain, a plate or a band. One on a page;
 * films have theirs in `film-hero`, sections in `Section`. Our own: styled text, for which Material UI's Typography
 * would add nodes.
 */
export const PageHeading = ({ isHead = false, ...props }: PageHeadingProps) => {
  const Head = useContext(PageHeadContext)
  if (isHead && Head) return createElement(Head, props)
  const { title, intro, note, titleId, ...rest } = props
  return (
    <Root {...rest}>
      <h1 id={titleId} tabIndex={-1}>
        {title}
      </h1>
      {intro !== undefined && <p>{intro}</p>}
      {note !== undefined && <p data-slot="note">{note}</p>}
    </Root>
  )
}
