import { styled } from '../../foundations/styled/index.ts'
import { useEffect, useRef, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { Button } from '../../actions/button/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'

const Root = styled('div', { name: 'FoyerFilterTags', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 10px',
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 10px',
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& > ul > li': { minInlineSize: 0 },
})

const Tag = styled('button', { name: 'FoyerFilterTags', slot: 'Tag' })({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  maxInlineSize: '100%',
  minBlockSize: 44,
  paddingInline: '16px 12px',
  border: '1px solid var(--foyer-primary-text)',
  borderRadius: 'var(--foyer-radius-button)',
  background: 'var(--foyer-selected-background)',
  color: 'var(--foyer-primary-text)',
  fontSize: 'var(--foyer-text-sm)',
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: 'box-shadow .18s',
  [media.hover]: { '&:hover': { boxShadow: 'inset 0 0 0 1px var(--foyer-primary-text)' } },
})

export interface FilterTag {
  /** Unique among the tags; passed to the handler when it is removed. */
  id: string
  /** Words of the tag: "Docklands". */
  label: string
  /** Accessible name of the button, with the tag's label: "Remove Docklands". */
  removeLabel: string
}

export interface FilterTagsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Spoken name of the list: "Filters in force". */
  label: string
  /** In order; ids are unique. */
  tags: readonly FilterTag[]
  /** Called to remove the answer. */
  onRemove: (id: string) => void
  /** Takes all away, by a press or at an address; shown with two tags or more. */
  clear?: { label: string; onPress?: (() => void) | undefined; href?: string | undefined } | undefined
}

const worthClearing = 2

/**
 * Selections made elsewhere, each with a button to remove it. After a removal the focus moves to the neighbour, and
 * from the last to the list itself, so that the keyboard does not return to the top of the page. To select see
 * `filter-chip`. Our own: a removal moves the focus to the neighbour, which the cross of Material UI's Chip does not
 * do.
 */
export function FilterTags({ label, tags, onRemove, clear, ...rest }: FilterTagsProps) {
  const list = useRef<HTMLUListElement>(null)
  /** Index of a removed tag and their number: until it has disappeared, the list may render for another reason. */
  const removed = useRef<{ index: number; of: number } | null>(null)
  useEffect(() => {
    if (!removed.current || !list.current) return
    const { index, of } = removed.current
    if (tags.length >= of) return
    removed.current = null
    const buttons = list.current.querySelectorAll<HTMLElement>('button')
    const neighbour = buttons[Math.min(index, buttons.length - 1)]
    ;(neighbour ?? list.current).focus()
  }, [tags])
  const pressClear = (event: MouseEvent) => {
    // With a modifier key the visitor opens another window, and this page does not change.
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) removed.current = { index: 0, of: tags.length }
    clear?.onPress?.()
  }
  return (
    <Root data-empty={tags.length === 0 ? '' : undefined} {...rest}>
      <ul ref={list} aria-label={label} tabIndex={-1}>
        {tags.map((tag, index) => (
          <li key={tag.id}>
            <Tag
              type="button"
              aria-label={tag.removeLabel}
              onClick={() => {
                removed.current = { index, of: tags.length }
                onRemove(tag.id)
              }}
            >
              {tag.label}
              <Icon name="close" size={16} />
            </Tag>
          </li>
        ))}
      </ul>
      {clear && tags.length >= worthClearing && (
        <Button
          variant="text"
          size="medium"
          {...(clear.href === undefined
            ? { onClick: pressClear }
            : { href: clear.href, onClick: pressClear })}
        >
          {clear.label}
        </Button>
      )}
    </Root>
  )
}
