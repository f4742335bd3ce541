import { styled } from '../../foundations/styled/index.ts'
import {
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { nextStop } from '../../foundations/keyboard/index.ts'
import { media } from '../../foundations/media/index.ts'

const Root = styled('div', { name: 'FoyerAccordion', slot: 'Root' })({
  '& > [data-slot=section]': { borderBlockStart: '1px solid var(--border)' },
  '& > [data-slot=section]:last-of-type': { borderBlockEnd: '1px solid var(--border)' },
  '& [data-slot=heading]': { fontSize: 'var(--t3)', lineHeight: 1.25 },
  '& [data-slot=heading] > button': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 24px',
    alignItems: 'center',
    gap: 16,
    inlineSize: '100%',
    minBlockSize: 64,
    paddingBlock: 12,
    paddingInline: 8,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: 'color .18s',
    '&:focus-visible': { outlineOffset: -3 },
    '& > svg': { transition: 'rotate .2s' },
    [media.hover]: { '&:hover': { color: 'var(--ink)' } },
  },
  '& [data-state=open] > [data-slot=heading] > button > svg': { rotate: '180deg' },
  '& [data-slot=panel]': {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 0fr)',
    visibility: 'hidden',
    transition: 'grid-template-rows .2s, visibility .2s',
    // Room at the sides for the focus ring of what is inside, which the fold would cut.
    '& > div': { minBlockSize: 0, overflow: 'hidden', marginInline: -6, paddingInline: 14 },
    '& > div > div': { maxInlineSize: '68ch', paddingBlock: '4px 24px', overflowWrap: 'anywhere' },
    [media.print]: { gridTemplateRows: '1fr', visibility: 'visible' },
  },
  '& [data-state=open] > [data-slot=panel]': {
    gridTemplateRows: 'minmax(0, 1fr)',
    visibility: 'visible',
  },
  '[data-radius=FullRounded] & > [data-slot=section]': {
    marginBlockEnd: 8,
    paddingInline: 16,
    border: 0,
    borderRadius: 'var(--r-md)',
    background: 'var(--surface-2)',
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
})

export interface AccordionSection {
  id: string
  heading: string
  body: ReactNode
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'onToggle' | 'children'> {
  /** Heading and body of each, in their order. */
  sections: readonly AccordionSection[]
  /** Ids of the open sections when the caller keeps them. */
  open?: readonly string[] | undefined
  /** Ids of those that are open at first, where nobody else keeps it; none unless given. */
  defaultOpen?: readonly string[] | undefined
  /** Told the ids that are to be open. */
  onToggle?: ((open: readonly string[]) => void) | undefined
  /** Opening one closes the others. Several may be open otherwise. */
  single?: boolean | undefined
  /** Of its heading in the outline of the page; 3 unless given. */
  headingLevel?: 2 | 3 | 4 | undefined
}

const none: readonly string[] = []
/** More regions than this would crowd a screen reader's list of landmarks. */
const mostRegions = 6

/**
 * Sections that fold: questions and answers, small print. Keyboard as the accordion pattern of the ARIA Authoring
 * Practices: each heading is a stop, Up, Down, Home and End lead from one to another, Space and Enter fold and unfold.
 * Not for the one choice among views (see `tabs`), nor for what most visitors need to read.
 */
export function Accordion(props: AccordionProps) {
  const { sections, open, defaultOpen = none, onToggle, single, headingLevel = 3, ...rest } = props
  const id = useId()
  const buttons = useRef(new Map<number, HTMLButtonElement>())
  const [own, setOwn] = useState(defaultOpen)
  const opened = open ?? own
  const Heading = `h${headingLevel}` as const
  const toggle = (section: string) => {
    const next = opened.includes(section)
      ? opened.filter((each) => each !== section)
      : [...(single ? [] : opened), section]
    setOwn(next)
    onToggle?.(next)
  }
  const move = (event: KeyboardEvent, index: number) => {
    // With another key held, the browser's own: Command and Up goes to the top.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const target = nextStop(event.key, { index, count: sections.length, axis: 'vertical' })
    if (target === null) return
    event.preventDefault()
    buttons.current.get(target)?.focus()
  }
  return (
    <Root {...rest}>
      {sections.map((section, index) => {
        const isOpen = opened.includes(section.id)
        const button = `${id}-${section.id}`
        return (
          <div key={section.id} data-slot="section" data-state={isOpen ? 'open' : 'closed'}>
            <Heading data-slot="heading">
              <button
                type="button"
                id={button}
                ref={(element) => {
                  if (element) buttons.current.set(index, element)
                  else buttons.current.delete(index)
                }}
                aria-expanded={isOpen}
                aria-controls={`${button}-panel`}
                onClick={() => {
                  toggle(section.id)
                }}
                onKeyDown={(event) => {
                  move(event, index)
                }}
              >
                {section.heading}
                <Icon name="chevron-down" />
              </button>
            </Heading>
            <div
              data-slot="panel"
              id={`${button}-panel`}
              role={sections.length <= mostRegions ? 'region' : undefined}
              aria-labelledby={button}
            >
              <div>
                <div>{section.body}</div>
              </div>
            </div>
          </div>
        )
      })}
    </Root>
  )
}
