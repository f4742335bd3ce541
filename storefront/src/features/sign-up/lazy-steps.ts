import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import type { SignUpStep } from './steps.ts'

const importPassword = () => import('./PasswordStep.tsx')
const importPreferences = () => import('./PreferencesStep.tsx')
const importLikes = () => import('./LikesPanel.tsx')
const importPhoto = () => import('./PhotoStep.tsx')
const importClub = () => import('./ClubStep.tsx')

/** Steps after the first: a visitor who only looks at the page has no use for their script. */
export const PasswordStep = lazyWithRetry(async () => (await importPassword()).PasswordStep)
export const PreferencesStep = lazyWithRetry(async () => (await importPreferences()).PreferencesStep)
/** Beside the step of preferences. */
export const LikesPanel = lazyWithRetry(async () => (await importLikes()).LikesPanel)
export const PhotoStep = lazyWithRetry(async () => (await importPhoto()).PhotoStep)
export const ClubStep = lazyWithRetry(async () => (await importClub()).ClubStep)

const imports: Readonly<Record<Exclude<SignUpStep, 'you'>, () => Promise<unknown>>> = {
  password: importPassword,
  preferences: () => Promise.all([importPreferences(), importLikes()]),
  photo: importPhoto,
  club: importClub,
}

/**
 * Fetches the script of a step before it is shown, so that nothing waits at the press that leads there. A failure is left to
 * the step itself, which fetches it again.
 */
export function prefetchStep(step: SignUpStep | undefined): void {
  if (step !== undefined && step !== 'you') imports[step]().catch(() => undefined)
}
