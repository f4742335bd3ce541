import MuiAccordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import {
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { findNextStop } from '../../foundations/keyboard/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('div', { name: 'FoyerAccordion', slot: 'Root' })({})

/**
 * Replaces MUI's `Collapse`, which measures and writes a style attribute into the server's markup: it folds by a grid
 * row.
 */
const Panel = styled('div', { name: 'FoyerAccordion', slot: 'Panel' })({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 0fr)',
  visibility: 'hidden',
  transition: 'grid-template-rows .2s, visibility .2s',
  '[data-state=open] > &': { gridTemplateRows: 'minmax(0, 1fr)', visibility: 'visible' },
  // Space at the sides for the focus ring of the content, which folding would clip.
  '& > *': { minBlockSize: 0, overflow: 'hidden', marginInline: -6, paddingInline: 14 },
  // On paper everything is open.
  [media.print]: { '&&': { gridTemplateRows: '1fr', visibility: 'visible' } },
})

const slots = {
  transition: ({ children }: { children?: ReactNode }) => <Panel data-slot="panel">{children}</Panel>,
}

export interface AccordionSection {
  /** Unique among the sections. */
  id: string
  /** Words of its heading; a press on it unfolds. */
  heading: string
  /** What is folded away. */
  body: ReactNode
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'onToggle' | 'children'> {
  /** Heading and body of each, in their order. */
  sections: readonly AccordionSection[]
  /** Ids of the open sections when the caller keeps them. */
  open?: readonly string[] | undefined
  /** Ids of the sections that are open initially, if uncontrolled; default none. */
  defaultOpen?: readonly string[] | undefined
  /** Called with the ids of the open sections. */
  onToggle?: ((open: readonly string[]) => void) | undefined
  /** Opening one closes the others. Several may be open otherwise. */
  single?: boolean | undefined
  /** Heading level; default 3. */
  headingLevel?: 2 | 3 | 4 | undefined
}

const none: readonly string[] = []
/** More regions than this would crowd a screen reader's list of landmarks. */
const mostRegions = 6

/**
 * Sections that fold: questions and answers, small print. Keyboard as the accordion pattern of the ARIA Authoring
 * Practices: each heading is a stop, Up, Down, Home and End lead from one to another, Space and Enter fold and unfold.
 * Not for the one choice among views (see `tabs`), nor for what most visitors need to read. Its look is `MuiAccordion`'s,
 * `MuiAccordionSummary`'s and `MuiAccordionDetails`' in the theme.
 */
export function Accordion(props: AccordionProps) {
  const { sections, open, defaultOpen = none, onToggle, single, headingLevel = 3, ...rest } = props
  const id = useId()
  const buttons = useRef(new Map<number, HTMLElement>())
  const [own, setOwn] = useState(defaultOpen)
  const opened = open ?? own
  const toggle = (section: string) => {
    const next = opened.includes(section)
      ? opened.filter((each) => each !== section)
      : [...(single ? [] : opened), section]
    setOwn(next)
    onToggle?.(next)
  }
  const move = (event: KeyboardEvent, index: number) => {
    // With a modifier key, the browser's own: Command and Up goes to the top.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const target = findNextStop(event.key, { index, count: sections.length, axis: 'vertical' })
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
          <MuiAccordion
            key={section.id}
            expanded={isOpen}
            onChange={() => {
              toggle(section.id)
            }}
            slots={slots}
            slotProps={{
              heading: { component: `h${headingLevel}` },
              region: { role: sections.length <= mostRegions ? 'region' : undefined },
            }}
            data-slot="section"
            data-state={isOpen ? 'open' : 'closed'}
          >
            <AccordionSummary
              id={button}
              aria-controls={`${button}-panel`}
              expandIcon={<Icon name="chevron-down" />}
              ref={(element) => {
                if (element) buttons.current.set(index, element)
                else buttons.current.delete(index)
              }}
              onKeyDown={(event) => {
                move(event, index)
              }}
            >
              {section.heading}
            </AccordionSummary>
            <AccordionDetails>{section.body}</AccordionDetails>
          </MuiAccordion>
        )
      })}
    </Root>
  )
}
