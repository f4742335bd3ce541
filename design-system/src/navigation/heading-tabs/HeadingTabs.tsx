import { styled } from '../../foundations/styled/index.ts'
import {
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { nextStop } from '../../foundations/keyboard/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { useCentredTab } from '../../internal/tab-row/use-centred-tab.ts'

/** px at each side of a tab's words, for the ring of its focus; words and line stand as if there were none. */
const ringRoom = 8

const Root = styled('div', { name: 'FoyerHeadingTabs', slot: 'Root' })({
  '& > [role=tablist]': {
    position: 'relative',
    display: 'flex',
    gap: 36 - 2 * ringRoom,
    marginBlockEnd: 32,
    marginInline: -ringRoom,
    paddingBlockEnd: 1,
    background: `linear-gradient(var(--border) 0 0) 50% 100% / calc(100% - ${2 * ringRoom}px) 1px no-repeat`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    [media.below.sm]: {
      gap: 24 - 2 * ringRoom,
      marginBlockEnd: 28,
      marginInline: 'calc(-1 * var(--page-margin))',
      paddingInline: `calc(var(--page-margin) - ${ringRoom}px)`,
      backgroundSize: '100% 1px',
    },
  },
  // Safe: what does not fit starts at the start, where it can be scrolled to.
  '[data-heading=center] & > [role=tablist]': { justifyContent: 'safe center' },
  '& [role=tab]': {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    minBlockSize: 64,
    padding: `0 ${ringRoom}px`,
    border: 0,
    background: 'none',
    color: 'var(--muted)',
    fontFamily: 'var(--font-head)',
    fontSize: 'var(--t4)',
    fontWeight: 'var(--head-weight)',
    letterSpacing: 'var(--head-tracking)',
    lineHeight: 1.12,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'color .18s',
    [media.below.sm]: { fontSize: 'var(--t3)' },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-selected=true]': { color: 'var(--text)' },
    '&[aria-selected=true]::after': {
      content: '""',
      position: 'absolute',
      insetInline: ringRoom,
      insetBlockEnd: 0,
      // Under the ring of the focus.
      zIndex: -1,
      blockSize: 4,
      background: 'var(--primary)',
      [media.forcedColors]: { background: 'Highlight' },
    },
    [media.hover]: { '&:hover': { color: 'var(--text)' } },
  },
  '& [role=tab] sup': {
    marginInlineStart: 1,
    fontFamily: 'var(--font-body)',
    fontSize: 'var(--t1)',
    fontWeight: 600,
    letterSpacing: 0,
    lineHeight: 1,
    verticalAlign: '.55em',
    // After the label whatever its script: in a line from the right, a number joins the Latin word before it.
    unicodeBidi: 'isolate',
  },
  '[data-radius=Straight] & > [role=tablist]': { [media.up.sm]: { gap: 56 - 2 * ringRoom } },
  '[data-radius=Straight] & [role=tab][aria-selected=true]::after': {
    blockSize: 2,
    background: 'var(--ink)',
  },
  '[data-radius=FullRounded] & > [role=tablist]': {
    gap: 8,
    paddingBlockEnd: 0,
    background: 'none',
    [media.up.sm]: { marginInline: 0 },
    [media.below.sm]: { paddingInline: 'var(--page-margin)' },
  },
  '[data-radius=FullRounded] & [role=tab]': {
    minBlockSize: 56,
    paddingInline: 26,
    borderRadius: 'var(--r-button)',
    background: 'var(--surface-2)',
    color: 'var(--text)',
    fontSize: 'var(--t3)',
    [media.below.sm]: { minBlockSize: 48, paddingInline: 18, fontSize: 'var(--t2)' },
    '&[aria-selected=true]': { background: 'var(--primary)', color: 'var(--on-primary)' },
    '&[aria-selected=true]::after': { display: 'none' },
    [media.forcedColors]: { '&[aria-selected=true]': { outline: '3px solid Highlight', outlineOffset: -3 } },
  },
})

export interface HeadingTab {
  id: string
  label: string
  /** How many are in it, shown raised beside the label. */
  count?: number | undefined
  panel: ReactNode
  /** Address that opens on this tab: where it leads before script, and in another window. */
  href?: string | undefined
}

export interface HeadingTabsProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'children'> {
  /** Spoken name of the tabs. */
  label: string
  /** In their order; the ids are told apart. */
  tabs: readonly HeadingTab[]
  /** Id of the open tab when the caller keeps it. */
  selected?: string | undefined
  /** What is chosen at first, where nobody else keeps it; the first unless given. */
  defaultSelected?: string | undefined
  /** Told what was chosen. */
  onSelect?: ((id: string) => void) | undefined
}

/**
 * Tabs that are the heading of their section: arrows, Home and End move and open, one tab stop, as the tabs pattern
 * of the ARIA Authoring Practices; what does not fit scrolls sideways, with the open one in the middle. For views inside
 * a section see `tabs`.
 */
export function HeadingTabs({ label, tabs, selected, defaultSelected, onSelect, ...rest }: HeadingTabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(defaultSelected)
  const wanted = selected ?? own
  // A tab may leave while it is open: the first takes its place.
  const open = tabs.some((tab) => tab.id === wanted) ? wanted : tabs[0]?.id
  useCentredTab(
    list,
    tabs.findIndex((tab) => tab.id === open),
  )
  const select = (tab: string) => {
    setOwn(tab)
    onSelect?.(tab)
  }
  const move = (event: KeyboardEvent, index: number) => {
    // With another key held, the browser's own: Alt and Left goes back a page.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    // A link opens by Enter alone, a tab by the space bar too.
    const target =
      event.key === ' '
        ? index
        : nextStop(event.key, { index, count: tabs.length, axis: 'horizontal', isRtl })
    const tab = target === null ? undefined : tabs[target]
    if (!tab || target === null) return
    event.preventDefault()
    select(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }
  return (
    <Root {...rest}>
      <div role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab, index) => {
          const common = {
            role: 'tab',
            id: `${id}-${tab.id}`,
            'aria-selected': tab.id === open,
            'aria-controls': `${id}-${tab.id}-panel`,
            tabIndex: tab.id === open ? 0 : -1,
            onKeyDown: (event: KeyboardEvent) => {
              move(event, index)
            },
          }
          const words = (
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
              {words}
            </button>
          ) : (
            <PlainLink
              key={tab.id}
              href={tab.href}
              {...common}
              onClick={(event) => {
                // With a key held the visitor asks for another window.
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                select(tab.id)
              }}
            >
              {words}
            </PlainLink>
          )
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== open}
        >
          {tab.id === open && tab.panel}
        </div>
      ))}
    </Root>
  )
}
