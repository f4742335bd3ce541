import { VisuallyHidden } from '@foyer/design-system/foundations/visually-hidden'
import type { ReactNode } from 'react'
import { useText } from '../../context/hooks.ts'

/** Says that something is coming, and draws its place. */
export function SkeletonPlace({ children }: { children: ReactNode }) {
  const { t } = useText()
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('shared.state.loading')}</VisuallyHidden>
      {children}
    </div>
  )
}

/** So many of what is drawn. */
export const repeat = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index))
