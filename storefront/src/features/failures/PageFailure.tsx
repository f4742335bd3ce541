import { PageContainer } from '@foyer/design-system/foundations/layout'
import { useText } from '../../context/hooks.ts'
import { SectionFailure, type SectionFailureProps } from './SectionFailure.tsx'

export interface PageFailureProps extends Pick<SectionFailureProps, 'title' | 'onRetry'> {
  text?: string | undefined
}

/** A page whose content did not come: says so and tries again on request. */
export function PageFailure({ text, ...rest }: PageFailureProps) {
  const { t } = useText()
  return (
    <PageContainer>
      <SectionFailure headingLevel={1} text={text ?? t('shared.error.page.text')} {...rest} />
    </PageContainer>
  )
}
