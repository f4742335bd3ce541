/** Steps of the sign-up, in their order. */
const allSteps = ['you', 'password', 'preferences', 'club'] as const
export type SignUpStep = (typeof allSteps)[number]

/** The steps that a chain has: without a second language there is nothing to prefer yet. */
export const listSteps = (languages: number): readonly SignUpStep[] =>
  allSteps.filter((step) => step !== 'preferences' || languages > 1)

/**
 * The step to show: the one that is asked for, or the first one before it that lacks something.
 * @param requested from the address
 */
export function chooseStep(
  requested: string | null,
  steps: readonly SignUpStep[],
  isComplete: (step: SignUpStep) => boolean,
): SignUpStep {
  const position = Math.max(
    0,
    steps.findIndex((step) => step === requested),
  )
  return steps.slice(0, position).find((step) => !isComplete(step)) ?? steps[position] ?? 'you'
}
