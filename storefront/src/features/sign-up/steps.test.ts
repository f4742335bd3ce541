import { chooseStep, listSteps, type SignUpStep } from './steps.ts'

const all: readonly SignUpStep[] = ['you', 'password', 'preferences', 'club']
const isComplete =
  (...complete: SignUpStep[]) =>
  (step: SignUpStep) =>
    complete.includes(step)

test('a chain with one language has nothing to prefer', () => {
  expect(listSteps(1)).toEqual(['you', 'password', 'club'])
  expect(listSteps(2)).toEqual(all)
})

test.each<[requested: string | null, complete: SignUpStep[], shown: SignUpStep]>([
  [null, [], 'you'],
  ['you', ['you'], 'you'],
  ['password', [], 'you'],
  ['password', ['you'], 'password'],
  // After a reload the password is gone.
  ['club', ['you', 'preferences'], 'password'],
  ['club', ['you', 'password', 'preferences'], 'club'],
  ['photo', ['you'], 'you'],
])('asked for %s with %j complete, it shows %s', (requested, complete, shown) => {
  expect(chooseStep(requested, all, isComplete(...complete))).toBe(shown)
})

test('a step that the chain does not have is the first one', () => {
  expect(chooseStep('preferences', listSteps(1), () => true)).toBe('you')
})
