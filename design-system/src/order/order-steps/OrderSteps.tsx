import { styled } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { useListFormat } from '../../foundations/list-format/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { visuallyHidden, VisuallyHidden } from '../../foundations/visually-hidden/index.ts'

const Root = styled('nav', { name: 'FoyerOrderSteps', slot: 'Root' })({
  paddingBlockStart: 24,
  fontSize: 'var(--t1)',
  '& > ol': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: 6,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li': { borderBlockStart: '3px solid var(--border)', color: 'var(--muted)' },
  '& li:is([data-state=done], [data-state=current])': { borderBlockStartColor: 'var(--ink)' },
  '& li > *': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 44,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& li > a:hover': { color: 'var(--text)', textDecoration: 'underline', textUnderlineOffset: '.22em' },
  '& li svg': { color: 'var(--ink)' },
  '& li[data-state=current] > *': { color: 'var(--text)', fontWeight: 650 },
  '& > p': { display: 'none' },
  [media.below.sm]: {
    paddingBlockStart: 16,
    '& li > *': visuallyHidden,
    // The words of a step cannot be seen here; its bar says where the focus is.
    '& li:has(> :focus-visible)': { outline: '2px solid var(--ink)', outlineOffset: 3 },
    '& > p': {
      display: 'flex',
      justifyContent: 'space-between',
      marginBlockStart: 12,
      color: 'var(--muted)',
    },
    '& > p > strong': { color: 'var(--text)' },
  },
  [media.forcedColors]: {
    '& li[data-state=current]': { borderBlockStartColor: 'Highlight' },
    // The line above says it; a frame would cut through the number.
    '& li[data-state=current] > *': { outline: 'none' },
  },
})

export interface OrderStep {
  id: string
  label: string
  /** A step that is done leads back. */
  href?: string | undefined
  state: 'done' | 'current' | 'next'
}
export interface OrderStepsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Spoken name of the steps. */
  label: string
  /** In their order; one is the current. */
  steps: readonly OrderStep[]
  /** "Step 2 of 4", on phones. */
  progress: string
  /** Said after a step that is done. */
  doneLabel: string
}

/**
 * Where in the order we are; done steps are links back. For where a page stands on the site see `breadcrumbs`. Our
 * own: of Material UI's Stepper this list of links back would take a class and no more.
 */
export function OrderSteps({ label, steps, progress, doneLabel, ...rest }: OrderStepsProps) {
  const formatList = useListFormat()
  // Once all are done, the last one is where the order stands.
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
