import { styled } from '../../foundations/styled/index.ts'
import { useRef, type KeyboardEvent } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { NavLabel } from './NavLabel.tsx'
import { getNavLinkProps, type NavItem } from './navigation.ts'

const Root = styled('details', { name: 'FoyerMoreMenu', slot: 'Root' })({
  position: 'relative',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: 44,
    paddingInline: 12,
    listStyle: 'none',
    fontWeight: 600,
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] > summary svg': { rotate: '180deg' },
  '& > ul': {
    position: 'absolute',
    insetInlineEnd: 0,
    zIndex: 5,
    minInlineSize: 220,
    marginBlockStart: 8,
    padding: 8,
    border: '1px solid var(--foyer-border)',
    borderRadius: 'var(--foyer-radius-lg)',
    background: 'var(--foyer-surface)',
    listStyle: 'none',
  },
  '& > ul :focus-visible': { outlineColor: 'var(--foyer-primary-text)' },
  '& > ul a': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 44,
    paddingInline: 12,
    color: 'var(--foyer-text)',
    textDecoration: 'none',
    '&:hover, &[aria-current=page]': { color: 'var(--foyer-primary-text)' },
  },
})

/**
 * The entries that do not fit: a native disclosure, so that it opens before script arrives. Material UI's Menu
 * does not.
 */
export function MoreMenu({ label, items }: { label: string; items: readonly NavItem[] }) {
  const root = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (root.current) root.current.open = false
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !root.current?.open) return
    close()
    root.current.querySelector('summary')?.focus()
  }
  return (
    <Root
      ref={root}
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <summary>
        {label}
        <Icon name="chevron-down" size={18} />
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <PlainLink {...getNavLinkProps(item)} onClick={close}>
              <NavLabel {...item} />
            </PlainLink>
          </li>
        ))}
      </ul>
    </Root>
  )
}
