import { styled } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { useListFormat } from '../../foundations/list-format/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { visuallyHidden, VisuallyHidden } from '../../foundations/visually-hidden/index.ts'

const Root = styled('nav', { name: 'FoyerOrderSteps', slot: 'Root' })({
  paddingBlockStart: 24,
  fontSize: 'var(--foyer-text-sm)',
  '& > ol': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: 6,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li': { borderBlockStart: '3px solid var(--foyer-border)', color: 'var(--foyer-text-muted)' },
  '& li:is([data-state=done], [data-state=current])': { borderBlockStartColor: 'var(--foyer-primary-text)' },
  '& li > *': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 44,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& li > a:hover': { color: 'var(--foyer-text)', textDecoration: 'underline', textUnderlineOffset: '.22em' },
  '& li svg': { color: 'var(--foyer-primary-text)' },
  '& li[data-state=current] > *': { color: 'var(--foyer-text)', fontWeight: 650 },
  '& > p': { display: 'none' },
  [media.below.sm]: {
    paddingBlockStart: 16,
    '& li > *': visuallyHidden,
    // A step's label is hidden here; its bar shows the focus.
    '& li:has(> :focus-visible)': { outline: '2px solid var(--foyer-primary-text)', outlineOffset: 3 },
    '& > p': {
      display: 'flex',
      justifyContent: 'space-between',
      marginBlockStart: 12,
      color: 'var(--foyer-text-muted)',
    },
    '& > p > strong': { color: 'var(--foyer-text)' },
  },
  [media.forcedColors]: {
    '& li[data-state=current]': { borderBlockStartColor: 'Highlight' },
    // The line above shows it; a frame would cut through the number.
    '& li[data-state=current] > *': { outline: 'none' },
  },
})

export interface OrderStep {
  /** Unique among the steps. */
  id: string
  /** Name of the step. */
  label: string
  /** A step that is done leads back. */
  href?: string | undefined
  /** Where the visitor is: behind it, in it, or before it. */
  state: 'done' | 'current' | 'next'
}
export interface OrderStepsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Spoken name of the steps. */
  label: string
  /** In their order; one is the current. */
  steps: readonly OrderStep[]
  /** "Step 2 of 4", on phones. */
  progress: string
  /** Announced after a completed step. */
  doneLabel: string
}

/**
 * The position in the order; completed steps are links back. For a page's position on the site see `breadcrumbs`. Our
 * own: Material UI's Stepper would only add a class to this list of links.
 */
export function OrderSteps({ label, steps, progress, doneLabel, ...rest }: OrderStepsProps) {
  const formatList = useListFormat()
  // Once all are completed, the last one is current.
  const shown = steps.find(({ state }) => state === 'current') ?? steps[steps.length - 1]
  return (
    <Root aria-label={label} {...rest}>
      <ol>
        {steps.map((step, index) => {
          const content =
            step.state === 'done' ? (
              <>
                <Icon name="check" size={18} />
                <span>
                  {step.label}
                  <VisuallyHidden>{formatList(['', doneLabel])}</VisuallyHidden>
                </span>
              </>
            ) : (
              <>
                <span aria-hidden="true">{index + 1}</span>
                <span>{step.label}</span>
              </>
            )
          return (
            <li key={step.id} data-state={step.state}>
              {step.state === 'done' && step.href !== undefined ? (
                <PlainLink href={step.href}>{content}</PlainLink>
              ) : (
                <span aria-current={step.state === 'current' ? 'step' : undefined}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
      <p aria-hidden="true">
        <strong>{shown?.label}</strong>
        <span>{progress}</span>
      </p>
    </Root>
  )
}
