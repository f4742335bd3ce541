import type { ComponentPropsWithRef } from 'react'
import { LiveRegion } from '../../feedback/live-region/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts'

const markSize = 28

const Root = styled('div', { name: 'FoyerPreparationSteps', slot: 'Root' })({
  '& > ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& > ol > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${markSize}px minmax(0, 1fr)`,
    columnGap: 20,
    paddingBlockEnd: 28,
    overflowWrap: 'anywhere',
  },
  '& > ol > li:last-of-type': { paddingBlockEnd: 0 },
  // From a station to the next, in the color of how far it has come.
  '& > ol > li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: `${markSize}px 0`,
    insetInlineStart: markSize / 2 - 1,
    inlineSize: 2,
    background: 'var(--foyer-border)',
    [media.forcedColors]: { background: 'CanvasText' },
  },
  '& > ol > li[data-state=done]:not(:last-of-type)::before': { background: 'var(--foyer-primary-text)' },
  '& [data-slot=mark]': {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: markSize,
    blockSize: markSize,
    border: '2px solid var(--foyer-field-border)',
    borderRadius: '50%',
  },
  '& [data-state=done] > [data-slot=mark]': {
    border: 0,
    background: 'var(--foyer-control-checked)',
    color: 'var(--foyer-control-mark)',
    [media.forcedColors]: { border: '2px solid CanvasText', color: 'CanvasText' },
  },
  '& [data-state=current] > [data-slot=mark]': {
    borderWidth: 8,
    borderColor: 'var(--foyer-control-checked)',
    [media.forcedColors]: { borderColor: 'Highlight' },
  },
  '& strong': { display: 'block', fontWeight: 650, lineHeight: `${markSize}px` },
  '& [data-state=next] strong': { color: 'var(--foyer-text-muted)' },
  '& small': {
    display: 'block',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.4,
    fontVariantNumeric: 'tabular-nums',
  },
})

export interface PreparationStation {
  /** Unique among the stations. */
  id: string
  /** "Paid £14.53", "Being made". */
  label: string
  /** When: "19:35", "Since 19:37", "About 19:41". */
  note?: string | undefined
  /** Behind it, in it, or before it. */
  state: 'done' | 'current' | 'next'
}

export interface PreparationStepsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Spoken name of the list. */
  label: string
  /** In their order. */
  stations: readonly PreparationStation[]
  /** Read after a station that is done. */
  doneLabel: string
  /** Spoken once when it changes: "Your order is being made". Empty says nothing. */
  announcement: string
}

/**
 * How far what was ordered has come: paid, being made, on its way, with times. A change is announced politely, once. For
 * the steps of an order that is being put together see `order-steps`. Our own: a vertical Stepper of Material UI would
 * only add classes to this list.
 */
export function PreparationSteps(props: PreparationStepsProps) {
  const { label, stations, doneLabel, announcement, ...rest } = props
  return (
    <Root {...rest}>
      <ol aria-label={label}>
        {stations.map(({ id, label: text, note, state }) => (
          <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span data-slot="mark">{state === 'done' && <Icon name="check" size={18} />}</span>
            <span>
              <strong>
                {text}
                {state === 'done' && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
              </strong>
              {note !== undefined && <small>{note}</small>}
            </span>
          </li>
        ))}
      </ol>
      <LiveRegion message={announcement} />
    </Root>
  )
}
