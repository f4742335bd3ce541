import { styled } from '../../foundations/styled/index.ts'
import { useRef, type ComponentPropsWithRef } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { scrollingRow, toOpenLine } from './row-look.ts'
import { useOverflow } from './use-overflow.ts'
import { useTabRow } from './use-tab-row.ts'

const Root = styled('div', { name: 'FoyerTabBar', slot: 'Root' })({
  position: 'relative',
  '& > [role=tablist]': {
    ...scrollingRow,
    gap: 20,
    borderBlockEnd: '1px solid var(--foyer-border)',
  },
  '& [role=tab]': {
    position: 'relative',
    flex: 'none',
    minBlockSize: 48,
    // Space for the open tab's line below a label of two lines.
    paddingBlock: 8,
    paddingInline: 6,
    border: 0,
    background: 'none',
    color: 'var(--foyer-text-muted)',
    font: 'inherit',
    fontWeight: 600,
    // A label longer than the row breaks, and leaves space for the buttons at both ends.
    maxInlineSize: 'max(12rem, 100% - 88px)',
    cursor: 'pointer',
    transition: 'color .18s',
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-selected=true]': { color: 'var(--foyer-text)' },
    '&[aria-selected=true]::after': toOpenLine({ blockSize: 3, background: 'var(--foyer-primary)' }),
    '&[aria-disabled=true]': { cursor: 'not-allowed', textDecoration: 'line-through' },
    [media.hover]: { '&:hover:not([aria-disabled=true])': { color: 'var(--foyer-text)' } },
  },
  '& [role=tab] > [data-slot=count]': {
    marginInlineStart: 3,
    fontSize: 'var(--foyer-text-sm)',
    fontWeight: 400,
    // After the label in any script: in a right-to-left line, a number would join the Latin word before it.
    unicodeBidi: 'isolate',
  },
  '& > [data-slot=more]': {
    position: 'absolute',
    insetBlock: '0 1px',
    display: 'none',
    alignItems: 'center',
    inlineSize: 44,
    padding: 0,
    border: 0,
    background: 'var(--foyer-background)',
    color: 'inherit',
    cursor: 'pointer',
    '&[data-end]': { insetInlineEnd: 0, justifyContent: 'end' },
    '&[data-start]': { insetInlineStart: 0, justifyContent: 'start' },
    // A finger scrolls the row itself.
    '@media (hover: hover) and (pointer: fine)': { display: 'flex' },
  },
  '[data-radius=Straight] & [role=tab][aria-selected=true]::after': {
    blockSize: 2,
    background: 'var(--foyer-primary-text)',
  },
  '[data-radius=FullRounded] & > [role=tablist]': { gap: 8, borderBlockEnd: 0 },
  '[data-radius=FullRounded] & [role=tab]': {
    minBlockSize: 44,
    paddingInline: 18,
    borderRadius: 'var(--foyer-radius-button)',
    background: 'var(--foyer-surface-2)',
    color: 'var(--foyer-text)',
    '&[aria-selected=true]': { background: 'var(--foyer-primary)', color: 'var(--foyer-on-primary)' },
    '&[aria-selected=true]::after': { display: 'none' },
  },
})

export interface Tab {
  /** Tells the tabs apart. */
  id: string
  /** Label. */
  label: string
  /** How many are in it, shown beside the label. */
  count?: number | undefined
  /** Cannot be chosen; stays in view, and the arrows pass it. */
  disabled?: boolean | undefined
}

export interface TabBarProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'children'> {
  /** Spoken name of the tabs. */
  label: string
  /** In order; ids are unique. */
  tabs: readonly Tab[]
  /** Id of the open tab; null while none is. */
  selected: string | null
  /** Called with the selected id. */
  onSelect: (id: string) => void
  /** Element ids of a tab and of the panel that it opens. Without them the tabs steer something else. */
  getIds?: ((tab: string) => { tab: string; panel?: string | undefined }) | undefined
}

/** How much of the row's width a press on its end scrolls. */
const share = 0.7

/**
 * The row of tabs alone, for panels rendered elsewhere. One tab stop; Left, Right, Home and End move and open, as the
 * tabs pattern of the ARIA Authoring Practices; overflow scrolls sideways. With panels see `Tabs`. Our own: Material
 * UI's Tabs took 16 times the script time and have no disabled tab that can be pointed at.
 */
export function TabBar({ label, tabs, selected, onSelect, getIds, ...rest }: TabBarProps) {
  const row = useRef<HTMLDivElement>(null)
  const { overflow, measure } = useOverflow(row, tabs.length)
  const selectedIndex = tabs.findIndex(({ id }) => id === selected)
  const stop = selectedIndex >= 0 ? selectedIndex : tabs.findIndex(({ disabled }) => !disabled)
  const move = useTabRow({
    rowRef: row,
    count: tabs.length,
    openIndex: selectedIndex,
    isSkipped: (index) => tabs[index]?.disabled === true,
    onOpen: (index) => {
      const tab = tabs[index]
      if (tab) onSelect(tab.id)
    },
    onMove: measure,
  })
  const scroll = (direction: 1 | -1) => {
    const element = row.current
    if (!element) return
    const sign = getComputedStyle(element).direction === 'rtl' ? -direction : direction
    element.scrollBy({ left: sign * element.clientWidth * share, behavior: 'smooth' })
  }
  return (
    <Root {...rest}>
      <div role="tablist" aria-label={label} ref={row}>
        {tabs.map((tab, index) => {
          const ids = getIds?.(tab.id)
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={ids?.tab}
              aria-selected={tab.id === selected}
              aria-controls={ids?.panel}
              aria-disabled={tab.disabled ? true : undefined}
              tabIndex={index === stop ? 0 : -1}
              onClick={() => {
                if (!tab.disabled) onSelect(tab.id)
              }}
              onKeyDown={(event) => {
                move(event, index)
              }}
            >
              {tab.label}
              {tab.count !== undefined && (
                <>
                  {' '}
                  <span data-slot="count">{tab.count}</span>
                </>
              )}
            </button>
          )
        })}
      </div>
      {/* For the pointer alone: the arrow keys bring every tab into view. */}
      {(['start', 'end'] as const).map(
        (side) =>
          overflow[side] && (
            <button
              key={side}
              type="button"
              data-slot="more"
              data-start={side === 'start' ? '' : undefined}
              data-end={side === 'end' ? '' : undefined}
              tabIndex={-1}
              aria-hidden
              onClick={() => {
                scroll(side === 'start' ? -1 : 1)
              }}
            >
              <Icon name={side === 'start' ? 'chevron-left' : 'chevron-right'} size={20} />
            </button>
          ),
      )}
    </Root>
  )
}
