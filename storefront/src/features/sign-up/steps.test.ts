import { chooseStep, listSteps, type SignUpStep } from './steps.ts'

const all: readonly SignUpStep[] = ['you', 'password', 'preferences', 'photo', 'club']
const isComplete =
  (...complete: SignUpStep[]) =>
  (step: SignUpStep) =>
    complete.includes(step)

test('a chain with nothing to prefer and no photos has no steps for them', () => {
  expect(listSteps({ preferences: false, photo: false })).toEqual(['you', 'password', 'club'])
  expect(listSteps({ preferences: true, photo: false })).toEqual(['you', 'password', 'preferences', 'club'])
  expect(listSteps({ preferences: true, photo: true })).toEqual(all)
})

test.each<[requested: string | null, complete: SignUpStep[], shown: SignUpStep]>([
  [null, [], 'you'],
  ['you', ['you'], 'you'],
  ['password', [], 'you'],
  ['password', ['you'], 'password'],
  // After a reload the password is gone.
  ['club', ['you', 'preferences', 'photo'], 'password'],
  ['club', ['you', 'password', 'preferences', 'photo'], 'club'],
  ['photo', ['you', 'password', 'preferences'], 'photo'],
  ['tickets', ['you'], 'you'],
])('asked for %s with %j complete, it shows %s', (requested, complete, shown) => {
  expect(chooseStep(requested, all, isComplete(...complete))).toBe(shown)
})

test('a step that the chain does not have is the first one', () => {
  expect(chooseStep('preferences', listSteps({ preferences: false, photo: true }), () => true)).toBe('you')
})
