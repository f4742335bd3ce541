import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { VisuallyHidden } from '@foyer/design-system/foundations/visually-hidden'
import { CounterColumns } from './CounterColumn.tsx'

/** Three columns of orders before they come. @param label said while waiting */
export const CounterSkeleton = ({ label }: { readonly label: string }) => (
  <CounterColumns aria-busy="true">
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    {['first', 'second', 'third'].map((column) => (
      <div key={column}>
        <Skeleton shape="title" width="medium" />
        <Skeleton shape="backdrop" />
      </div>
    ))}
  </CounterColumns>
)
