/** Steps of the sign-up, in their order. */
const allSteps = ['you', 'password', 'preferences', 'photo', 'club'] as const
export type SignUpStep = (typeof allSteps)[number]

/** What a chain has steps for. */
export interface SignUpParts {
  /** Languages, genres or ways of contact to choose from. */
  readonly preferences: boolean
  readonly photo: boolean
}

/** The steps that a chain has. */
export const listSteps = (parts: SignUpParts): readonly SignUpStep[] =>
  allSteps.filter((step) => (step !== 'preferences' && step !== 'photo') || parts[step])

/**
 * The step to show: the requested one, or the first one before it that lacks something.
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
