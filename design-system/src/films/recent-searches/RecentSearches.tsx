import { useId, type ComponentPropsWithRef } from 'react'
import { Button } from '../../actions/button/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import { IconButton } from '../../actions/icon-button/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('section', { name: 'FoyerRecentSearches', slot: 'Root' })({
  '& > [data-slot=head]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minBlockSize: 44,
  },
  '& > [data-slot=head] > button': { flex: 'none' },
  '& > [data-slot=head] > :is(h2, h3)': { fontSize: 'var(--foyer-text-md)', lineHeight: 1.3 },
})

const List = styled('ul', { name: 'FoyerRecentSearches', slot: 'List' })({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 8,
    borderBlockStart: '1px solid var(--foyer-border)',
  },
  '& li > a': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 48,
    color: 'inherit',
    textDecoration: 'none',
    // Beside its icon; overflow is cut at its own end, whatever its direction.
    '& > span': {
      justifySelf: 'start',
      maxInlineSize: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& > svg': { color: 'var(--foyer-text-muted)' },
  },
  '& li > button': { color: 'var(--foyer-text-muted)' },
  [media.hover]: { '& li > a:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
})

export interface RecentSearch {
  /** What was searched for. */
  term: string
  /** Address that searches for it again. */
  href: string
  /** Spoken name of the button that forgets it: "Remove louder". */
  removeLabel: string
}

export interface RecentSearchesProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** "Recent searches". */
  label: string
  /** The latest first. Without any there is nothing to see. */
  searches: readonly RecentSearch[]
  /** Of the button that forgets all. */
  clearLabel: string
  /** The focus moves to the next one's button; after the last one, the owner places it. */
  onRemove: (term: string) => void
  /** Forgets all. */
  onClear: () => void
  /** Called before a search is opened. */
  onFollow?: ((term: string) => void) | undefined
  /** Heading level; default 2. */
  headingLevel?: 2 | 3 | undefined
}

/**
 * The visitor's recent searches, each a link that searches again; one or all can be deleted. Store them only with
 * consent. For results see `search-results`. Our own: these are links in a dialog instead of values of a combobox, so
 * Material UI's `useAutocomplete` does not fit.
 */
export function RecentSearches(props: RecentSearchesProps) {
  const { label, searches, clearLabel, onRemove, onClear, onFollow, headingLevel = 2, ...rest } = props
  const id = useId()
  const Heading = `h${headingLevel}` as const
  if (searches.length === 0) return null
  return (
    <Root aria-labelledby={`${id}label`} {...rest}>
      <div data-slot="head">
        <Heading id={`${id}label`}>{label}</Heading>
        <Button variant="text" size="medium" onClick={onClear}>
          {clearLabel}
        </Button>
      </div>
      <List role="list">
        {searches.map(({ term, href, removeLabel }) => (
          <li key={term}>
            <PlainLink href={href} onClick={() => onFollow?.(term)}>
              <Icon name="clock" size={20} />
              <span dir="auto">{term}</span>
            </PlainLink>
            <IconButton
              icon="close"
              size={20}
              label={removeLabel}
              onClick={({ currentTarget }) => {
                const row = currentTarget.closest('li')
                const next = row?.nextElementSibling ?? row?.previousElementSibling
                next?.querySelector('button')?.focus()
                onRemove(term)
              }}
            />
          </li>
        ))}
      </List>
    </Root>
  )
}
