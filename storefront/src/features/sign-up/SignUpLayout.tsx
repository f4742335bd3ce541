import { ErrorBoundary } from '@foyer/design-system/feedback/error-boundary'
import { OrderSteps } from '@foyer/design-system/order/order-steps'
import { PageContainer } from '@foyer/design-system/foundations/layout'
import { media } from '@foyer/design-system/foundations/media'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { styled } from '@foyer/design-system/foundations/styled'
import { Suspense, type ReactNode } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { ClubPanel } from './ClubPanel.tsx'
import { LikesPanel } from './lazy-steps.ts'
import type { SignUpStep } from './steps.ts'

/** Of the page's heading, which has the focus when a step begins. */
export const signUpTitleId = 'sign-up-title'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '48px 64px',
  paddingBlock: '48px 72px',
  // A form's heads stand where its fields begin, however the brand sets its headings.
  '--foyer-heading-align': 'start',
  '--foyer-heading-margin': '0',
  '& > [data-slot=form]': {
    display: 'grid',
    gap: 32,
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxInlineSize: 640,
  },
  '& h1': { fontSize: '2.75rem', [media.below.sm]: { fontSize: '2rem' } },
  [media.below.sm]: { paddingBlock: '28px 48px' },
  [media.up.md]: { gridTemplateColumns: 'minmax(0, 1fr) 384px' },
})

export interface SignUpLayoutProps {
  steps: readonly SignUpStep[]
  current: SignUpStep
  /** Address of a step. */
  toHref: (step: SignUpStep) => string
  signInHref: string
  /** Genres that were chosen, at the step that asks for them; null at others. */
  likedGenreIds: readonly string[] | null
  /** The form, and what went wrong above it. */
  children: ReactNode
}

/** A step of the sign-up in its frame: where the visitor is, the step's title, what membership is good for. */
export function SignUpLayout(props: SignUpLayoutProps) {
  const { steps, current, toHref, signInHref, likedGenreIds, children } = props
  const { t } = useText()
  const { logger } = useStores().core.platform
  const position = steps.indexOf(current)
  const clubPanel = <ClubPanel signInHref={signInHref} />
  return (
    <PageContainer>
      <OrderSteps
        label={t('member.signUp.steps')}
        progress={t('member.signUp.position', { position: position + 1, count: steps.length })}
        doneLabel={t('member.signUp.done')}
        steps={steps.map((step, index) => ({
          id: step,
          label: t(`member.signUp.step.${step}`),
          state: index < position ? 'done' : index === position ? 'current' : 'next',
          href: index < position ? toHref(step) : undefined,
        }))}
      />
      <Columns>
        <div data-slot="form">
          <PageHeading
            titleId={signUpTitleId}
            title={t(`member.signUp.title.${current}`, { club: t('member.signUp.club') })}
            intro={t(`member.signUp.intro.${current}`, { count: steps.length })}
          />
          {children}
        </div>
        {likedGenreIds === null ? (
          clubPanel
        ) : (
          // Decoration: where its script does not come, the page has what it had.
          <ErrorBoundary fallback={() => clubPanel} onError={(error) => logger.error(error.message)}>
            <Suspense fallback={clubPanel}>
              <LikesPanel genreIds={likedGenreIds}>{clubPanel}</LikesPanel>
            </Suspense>
          </ErrorBoundary>
        )}
      </Columns>
    </PageContainer>
  )
}
