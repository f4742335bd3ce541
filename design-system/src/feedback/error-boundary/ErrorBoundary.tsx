import { Component, type ErrorInfo, type ReactNode } from 'react'
import { retryFailedImports } from '../../foundations/lazy/index.ts'

export interface ErrorBoundaryProps {
  /** What may break. */
  children: ReactNode
  /** Shown instead of the failed content. */
  fallback: (error: Error, reset: () => void) => ReactNode
  /** Reports the error, e.g. to the log. */
  onError?: ((error: Error, info: ErrorInfo) => void) | undefined
  /** A change of this tries the children again, e.g. the page's address. */
  resetKey?: string | undefined
}

interface State {
  error: Error | null
}

/**
 * Keeps a part that breaks from taking the page with it. Failures that are expected, a request's among them, are states
 * of the part: `failure-state`. Our own: it draws nothing.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo) {
    this.props.onError?.(thrown instanceof Error ? thrown : new Error(String(thrown)), info)
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.error && previous.resetKey !== this.props.resetKey) this.reset()
  }

  private readonly reset = () => {
    retryFailedImports()
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    return error ? this.props.fallback(error, this.reset) : this.props.children
  }
}
