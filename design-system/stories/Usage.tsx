import { Icon } from '@foyer/design-system/foundations/icon'
import { styled } from '@foyer/design-system/foundations/styled'
import type { ReactNode } from 'react'

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: 24,
  '&[data-wide]': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

const Figure = styled('figure')({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  margin: 0,
  overflow: 'hidden',
  border: '1px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-md)',
  color: 'var(--foyer-text)',
  fontFamily: 'var(--foyer-font-body)',
  fontSize: 'var(--foyer-text-md)',
  '& > [data-slot=stage]': {
    display: 'flex',
    flex: 1,
    flexWrap: 'wrap',
    alignContent: 'center',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 128,
    padding: 24,
    '& > *': { maxInlineSize: '100%' },
    '& > p': { margin: 0 },
    // Fields, lists and messages are as wide as their place on a page, too.
    '&[data-filled] > *': { flex: '1 1 100%', minInlineSize: 0 },
  },
  '& > figcaption': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '0 8px',
    padding: '12px 24px 16px',
    borderBlockStart: '4px solid var(--foyer-success)',
    background: 'var(--foyer-surface)',
    fontSize: 'var(--foyer-text-sm)',
    '& > svg': { inlineSize: 20, blockSize: 20, color: 'var(--foyer-success)' },
    '& > span': { gridColumn: 2, color: 'var(--foyer-text-muted)' },
  },
  '&[data-kind=dont] > figcaption': {
    borderBlockStartColor: 'var(--foyer-error)',
    '& > svg': { color: 'var(--foyer-error)' },
  },
})

interface PictureProps {
  /** The rule in one sentence. */
  because: string
  /** Gives each child the full width. */
  filled?: boolean
  children: ReactNode
}

/**
 * Good and bad use, drawn with the component itself: what `UseAndAvoid` shows. Side by side; `wide` sets them under each
 * other, for what needs the width of a page.
 */
export const Usage = ({ wide, children }: { wide?: boolean; children: ReactNode }) => (
  <Grid data-wide={wide ? '' : undefined}>{children}</Grid>
)

/** A picture of good use. */
export const Do = ({ because, filled, children }: PictureProps) => (
  <Figure data-kind="do">
    <div data-slot="stage" data-filled={filled ? '' : undefined}>
      {children}
    </div>
    <figcaption>
      <Icon name="check-circle" />
      <strong>Do</strong>
      <span>{because}</span>
    </figcaption>
  </Figure>
)

/** A picture of a common mistake. It has the look of the mistake only: names and roles stay right. */
export const Dont = ({ because, filled, children }: PictureProps) => (
  <Figure data-kind="dont">
    <div data-slot="stage" data-filled={filled ? '' : undefined}>
      {children}
    </div>
    <figcaption>
      <Icon name="x-circle" />
      <strong>Don’t</strong>
      <span>{because}</span>
    </figcaption>
  </Figure>
)

const Panel = styled('div')({
  padding: 20,
  borderRadius: 'var(--foyer-radius-lg)',
  background: 'var(--foyer-surface)',
  boxShadow: '0 8px 32px rgb(0 0 0 / 30%)',
  '& > p': { margin: '0 0 16px' },
  '& > [data-slot=title]': {
    marginBlockEnd: 8,
    fontFamily: 'var(--foyer-font-heading)',
    fontSize: 'var(--foyer-text-lg)',
    fontWeight: 'var(--foyer-heading-weight)',
  },
  '& > :not(p, [data-slot=actions])': { marginBlockEnd: 16 },
  '& > [data-slot=actions]': { display: 'flex', flexWrap: 'wrap', gap: 12 },
})

/** A dialog as it is drawn, in its place: two that are open would lie over each other. */
export const DrawnDialog = ({
  title,
  actions,
  children,
}: {
  title: string
  actions?: ReactNode
  children?: ReactNode
}) => (
  <Panel>
    <p data-slot="title">{title}</p>
    {children}
    {actions && <div data-slot="actions">{actions}</div>}
  </Panel>
)
