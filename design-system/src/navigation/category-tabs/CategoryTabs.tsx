import { useImperativeHandle, useRef, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { scrollingRow, toOpenLine } from '../../internal/tab-row/row-look.ts'
import { useCentredTab } from '../../internal/tab-row/use-centred-tab.ts'
import { useSectionInView } from './use-section-in-view.ts'

const Root = styled('nav', { name: 'FoyerCategoryTabs', slot: 'Root' })({
  ...scrollingRow,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  gap: 20,
  borderBlockEnd: '1px solid var(--foyer-border)',
  background: 'var(--foyer-background)',
  '& > a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    minBlockSize: 56,
    paddingInline: 6,
    color: 'var(--foyer-text-muted)',
    fontWeight: 600,
    textDecoration: 'none',
    transition: 'color .18s',
    // What scrolls sideways would cut an outline off.
    '&:focus-visible': { outlineOffset: -3 },
    '&:first-of-type': { marginInlineStart: -6 },
  },
  '& > a[aria-current]': { color: 'var(--foyer-text)' },
  '& > a[aria-current]::after': toOpenLine({ blockSize: 3, background: 'var(--foyer-primary)' }),
  [media.hover]: { '& > a:hover': { color: 'var(--foyer-text)' } },
  '[data-radius=Straight] & > a[aria-current]::after': { background: 'var(--foyer-primary-text)' },
  '[data-radius=FullRounded] &': { gap: 8, paddingBlock: 8, borderBlockEnd: 0 },
  '[data-radius=FullRounded] & > a': {
    minBlockSize: 44,
    paddingInline: 18,
    borderRadius: 'var(--foyer-radius-button)',
    background: 'var(--foyer-surface-2)',
    color: 'var(--foyer-text)',
    '&:first-of-type': { marginInlineStart: 0 },
    '&[aria-current]': { background: 'var(--foyer-primary)', color: 'var(--foyer-on-primary)' },
    '&[aria-current]::after': { display: 'none' },
    [media.forcedColors]: { '&[aria-current]': { outline: '3px solid Highlight', outlineOffset: -3 } },
  },
  [media.below.sm]: {
    // To the edges of the page: what scrolls out ends there.
    marginInline: 'calc(-1 * var(--foyer-page-margin))',
    paddingInline: 'var(--foyer-page-margin)',
    scrollPaddingInline: 'var(--foyer-page-margin)',
  },
})

export interface Category {
  /** Id of its section in the page. */
  id: string
  /** "Popcorn", "Hot, until 19:58". */
  label: string
}

export interface CategoryTabsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'onSelect'> {
  /** Spoken name of the links: "Categories". */
  label: string
  /** In the order of their sections on the page. */
  categories: readonly Category[]
  /** Called with the category that was pressed. */
  onSelect?: ((id: string) => void) | undefined
}

/**
 * Links to the sections of a long page, which stay at its top and say which section is in view. Keyboard as plain links;
 * the section that one leads to takes the focus. The sections stand below, each with its id. For views of which one is
 * open see `tabs`; for views with addresses of their own, `tab-links`. Our own: Material UI's Tabs are tabs, and these
 * are links.
 */
export function CategoryTabs({ label, categories, onSelect, ref, ...rest }: CategoryTabsProps) {
  const row = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => row.current, [])
  const { current, lead } = useSectionInView(row, categories)
  useCentredTab(
    row,
    categories.findIndex(({ id }) => id === current),
  )
  const press = (event: MouseEvent, id: string) => {
    // With a modifier key, the browser's own: another window.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    onSelect?.(id)
    if (lead(id)) event.preventDefault()
  }
  return (
    <Root aria-label={label} ref={row} {...rest}>
      {categories.map(({ id, label: text }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'true' : undefined}
          onClick={(event) => {
            press(event, id)
          }}
        >
          {text}
        </a>
      ))}
    </Root>
  )
}
