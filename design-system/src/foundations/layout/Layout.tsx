import { styled } from '../styled/index.ts'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { media } from '../media/index.ts'

/**
 * The page's column: at most 1280 px of content inside the margins. Not around full-width content, such as a hero. Our
 * own: Material UI's Container takes its widths from breakpoints only.
 */
export const PageContainer = styled('div', { name: 'FoyerPageContainer', slot: 'Root' })({
  inlineSize: '100%',
  maxInlineSize: 'calc(1280px + 2 * var(--foyer-page-margin))',
  marginInline: 'auto',
  paddingInline: 'var(--foyer-page-margin)',
})

const SectionRoot = styled('section', { name: 'FoyerSection', slot: 'Root' })({
  marginBlockStart: 72,
  [media.below.sm]: { marginBlockStart: 48 },
  '& > [data-slot=head]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '4px 24px',
    marginBlockEnd: 28,
    [media.below.sm]: { marginBlockEnd: 20 },
  },
  '[data-heading=center] & > [data-slot=head]': {
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
  },
  '& > [data-slot=head] :is(h2, h3)': { fontSize: 'var(--foyer-text-xl)', lineHeight: 1.12 },
  '& > [data-slot=head] p': { marginBlockStart: 8, color: 'var(--foyer-text-muted)' },
})

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Of the section, and its spoken name. */
  title?: string | undefined
  /** A line under the title. */
  note?: ReactNode
  /** A link or small text at the end of the head. */
  action?: ReactNode
  /** Heading level; default 2. */
  headingLevel?: 2 | 3 | undefined
}

/**
 * A section of a page with its heading, spaced from the content above. For the head of the page itself use a
 * `page-heading`; between elements of a page's content, a `headline`. Our own: a heading and its content; Material UI
 * has no such component.
 */
export function Section({ title, note, action, headingLevel = 2, children, ...rest }: SectionProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <SectionRoot aria-labelledby={title === undefined ? undefined : id} {...rest}>
      {title !== undefined && (
        <div data-slot="head">
          <div>
            <Heading id={id}>{title}</Heading>
            {note !== undefined && <p>{note}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </SectionRoot>
  )
}

const OrderRoot = styled('div', { name: 'FoyerOrderLayout', slot: 'Root' })({
  // A step's title is quieter than a page's: the total beside it is what counts.
  '--foyer-page-title': '44px',
  [media.below.sm]: { '--foyer-page-title': '32px' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  paddingBlockStart: 40,
  paddingBlockEnd: 128,
  [media.up.md]: {
    gridTemplateColumns: 'minmax(0, 1fr) 384px',
    columnGap: 'clamp(32px, 5vw, 72px)',
    paddingBlockStart: 48,
  },
  '& > aside': {
    [media.up.md]: { position: 'sticky', insetBlockStart: 'calc(var(--foyer-covered-head, 0px) + 24px)' },
  },
})

export interface OrderLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The first column: content of the step. */
  main: ReactNode
  /** The order summary: sticks beside the steps from 1024 px, is a bar at the foot below. */
  summary: ReactNode
}

/**
 * Steps on the left, order summary on the right; one column on a phone. For any other page use `PageContainer` alone.
 * Our own: CSS rules in the page's sheet; Material UI's Grid computes columns per element by class.
 */
export const OrderLayout = ({ main, summary, ...rest }: OrderLayoutProps) => (
  <OrderRoot {...rest}>
    <div>{main}</div>
    <aside>{summary}</aside>
  </OrderRoot>
)

/**
 * The first stop of the keyboard: jumps over the header. Shown only while focused. One on a page; within its text see
 * `link`. Our own: a link that is visible with the focus; Material UI has no such component.
 */
export const SkipLink = styled('a', { name: 'FoyerSkipLink', slot: 'Root' })({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 20,
  padding: '12px 20px',
  borderRadius: 'var(--foyer-radius-md)',
  background: 'var(--foyer-text)',
  color: 'var(--foyer-background)',
  fontWeight: 650,
  '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
})
