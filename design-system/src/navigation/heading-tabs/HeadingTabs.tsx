import { styled } from '../../foundations/styled/index.ts'
import { useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react'
import { PlainLink } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { ringSpace, scrollingRow, toOpenLine, toRowLine } from '../../internal/tab-row/row-look.ts'
import { TabPanels } from '../tabs/TabPanels.tsx'
import { useOpenTab } from '../tabs/use-open-tab.ts'
import { useTabRow } from '../../internal/tab-row/use-tab-row.ts'

const Root = styled('div', { name: 'FoyerHeadingTabs', slot: 'Root' })({
  '& > [role=tablist]': {
    ...scrollingRow,
    gap: 36 - 2 * ringSpace,
    marginBlockEnd: 32,
    marginInline: -ringSpace,
    paddingBlockEnd: 1,
    background: toRowLine('var(--foyer-border)'),
    [media.below.sm]: {
      gap: 24 - 2 * ringSpace,
      marginBlockEnd: 28,
      marginInline: 'calc(-1 * var(--foyer-page-margin))',
      paddingInline: `calc(var(--foyer-page-margin) - ${ringSpace}px)`,
      backgroundSize: '100% 1px',
    },
  },
  // Safe: overflow begins at the start, where it can be scrolled to.
  '[data-heading=center] & > [role=tablist]': { justifyContent: 'safe center' },
  '& [role=tab]': {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    minBlockSize: 64,
    padding: `0 ${ringSpace}px`,
    border: 0,
    background: 'none',
    color: 'var(--foyer-text-muted)',
    fontFamily: 'var(--foyer-font-heading)',
    fontSize: 'var(--foyer-text-xl)',
    fontWeight: 'var(--foyer-heading-weight)',
    letterSpacing: 'var(--foyer-heading-tracking)',
    lineHeight: 1.12,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'color .18s',
    [media.below.sm]: { fontSize: 'var(--foyer-text-lg)' },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-selected=true]': { color: 'var(--foyer-text)' },
    // Under the ring of the focus.
    '&[aria-selected=true]::after': toOpenLine({
      insetInline: ringSpace,
      zIndex: -1,
      blockSize: 4,
      background: 'var(--foyer-primary)',
    }),
    [media.hover]: { '&:hover': { color: 'var(--foyer-text)' } },
  },
  '& [role=tab] sup': {
    marginInlineStart: 1,
    fontFamily: 'var(--foyer-font-body)',
    fontSize: 'var(--foyer-text-sm)',
    fontWeight: 600,
    letterSpacing: 0,
    lineHeight: 1,
    verticalAlign: '.55em',
    // After the label in any script: in a right-to-left line, a number would join the Latin word before it.
    unicodeBidi: 'isolate',
  },
  '[data-radius=Straight] & > [role=tablist]': { [media.up.sm]: { gap: 56 - 2 * ringSpace } },
  '[data-radius=Straight] & [role=tab][aria-selected=true]::after': {
    blockSize: 2,
    background: 'var(--foyer-primary-text)',
  },
  '[data-radius=FullRounded] & > [role=tablist]': {
    gap: 8,
    paddingBlockEnd: 0,
    background: 'none',
    [media.up.sm]: { marginInline: 0 },
    [media.below.sm]: { paddingInline: 'var(--foyer-page-margin)' },
  },
  '[data-radius=FullRounded] & [role=tab]': {
    minBlockSize: 56,
    paddingInline: 26,
    borderRadius: 'var(--foyer-radius-button)',
    background: 'var(--foyer-surface-2)',
    color: 'var(--foyer-text)',
    fontSize: 'var(--foyer-text-lg)',
    [media.below.sm]: { minBlockSize: 48, paddingInline: 18, fontSize: 'var(--foyer-text-md)' },
    '&[aria-selected=true]': { background: 'var(--foyer-primary)', color: 'var(--foyer-on-primary)' },
    '&[aria-selected=true]::after': { display: 'none' },
    [media.forcedColors]: { '&[aria-selected=true]': { outline: '3px solid Highlight', outlineOffset: -3 } },
  },
})

export interface HeadingTab {
  /** Unique among the tabs. */
  id: string
  /** Words of the tab. */
  label: string
  /** How many are in it, shown raised beside the label. */
  count?: number | undefined
  /** What the tab shows. */
  panel: ReactNode
  /** Address that opens this tab: its target before script, and in another window. */
  href?: string | undefined
}

export interface HeadingTabsProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'children'> {
  /** Spoken name of the tabs. */
  label: string
  /** In order; ids are unique. */
  tabs: readonly HeadingTab[]
  /** Id of the open tab when the caller keeps it. */
  selected?: string | undefined
  /** Id selected initially, if uncontrolled; default the first. */
  defaultSelected?: string | undefined
  /** Called with the selected id. */
  onSelect?: ((id: string) => void) | undefined
}

/**
 * Tabs that are the heading of their section: arrows, Home and End move and open, one tab stop, as the tabs pattern of
 * the ARIA Authoring Practices; what does not fit scrolls sideways, with the open one in the middle. For views inside
 * a section see `tabs`. Our own: Material UI's Tabs took 16 times the script time to mount, on the home page.
 */
export function HeadingTabs({ label, tabs, selected, defaultSelected, onSelect, ...rest }: HeadingTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const { open, select, getIds } = useOpenTab(tabs, { selected, defaultSelected, onSelect })
  const move = useTabRow({
    rowRef: list,
    count: tabs.length,
    openIndex: tabs.findIndex((tab) => tab.id === open),
    onOpen: (index) => {
      const tab = tabs[index]
      if (tab) select(tab.id)
    },
  })
  return (
    <Root {...rest}>
      <div role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab, index) => {
          const common = {
            role: 'tab',
            id: getIds(tab.id).tab,
            'aria-selected': tab.id === open,
            'aria-controls': getIds(tab.id).panel,
            tabIndex: tab.id === open ? 0 : -1,
            onKeyDown: (event: KeyboardEvent) => {
              move(event, index)
            },
          }
          const headingText = (
            <span>
              {tab.label}
              {tab.count !== undefined && (
                <>
                  {' '}
                  <sup>{tab.count}</sup>
                </>
              )}
            </span>
          )
          return tab.href === undefined ? (
            <button
              key={tab.id}
              type="button"
              {...common}
              onClick={() => {
                select(tab.id)
              }}
            >
              {headingText}
            </button>
          ) : (
            <PlainLink
              key={tab.id}
              href={tab.href}
              {...common}
              onClick={(event) => {
                // With a modifier key the visitor opens another window.
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                select(tab.id)
              }}
            >
              {headingText}
            </PlainLink>
          )
        })}
      </div>
      <TabPanels tabs={tabs} open={open} getIds={getIds} />
    </Root>
  )
}
