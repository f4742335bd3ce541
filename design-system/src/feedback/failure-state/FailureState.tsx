import { styled } from '../../foundations/styled/index.ts'
import type { ReactNode } from 'react'
import { Button } from '../../actions/button/index.ts'
import { EmptyState, type EmptyStateProps } from '../empty-state/index.ts'

const Reference = styled('span', { name: 'FoyerFailureState', slot: 'Reference' })({
  display: 'block',
  marginBlockStart: 8,
  fontSize: 'var(--foyer-text-sm)',
  fontVariantNumeric: 'tabular-nums',
})

export interface FailureStateProps extends EmptyStateProps {
  /** Consequence for the visitor. */
  text: ReactNode
  /** Of the button for another try; without it there is none. */
  retryLabel?: string | undefined
  /** Of the button while it tries; default `retryLabel`. */
  retryingLabel?: string | undefined
  /** Tries again. */
  onRetry?: (() => void) | undefined
  /** A retry is in progress: the button shows it and ignores presses. */
  retrying?: boolean | undefined
  /** Something to quote to the help desk, e.g. a correlation id. */
  reference?: string | undefined
}

/**
 * Something failed: what, and a way to retry. Announces itself. For a successful but empty result see `empty-state`;
 * beside content that stays, `alert`. Our own: Material UI has no such component.
 */
export function FailureState({
  text,
  retryLabel,
  retryingLabel = retryLabel,
  onRetry,
  retrying,
  reference,
  actions,
  ...rest
}: FailureStateProps) {
  return (
    <EmptyState
      role="alert"
      icon="alert"
      text={
        <>
          {text}
          {reference !== undefined && <Reference>{reference}</Reference>}
        </>
      }
      actions={
        onRetry && retryLabel !== undefined ? (
          <>
            <Button onClick={onRetry} busy={retrying} busyLabel={retryingLabel} icon="refresh">
              {retryLabel}
            </Button>
            {actions}
          </>
        ) : (
          actions
        )
      }
      {...rest}
    />
  )
}
