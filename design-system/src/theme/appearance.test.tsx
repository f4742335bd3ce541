/** @jest-environment-options {"url": "https://shop.example/"} */
import { chooseAppearance } from './appearance.ts'

test('a chosen look goes over https alone where the page has come so', () => {
  const written = jest.spyOn(document, 'cookie', 'set')
  chooseAppearance({ mode: 'Dark', contrast: 'High' })
  expect(written.mock.calls.flat()).toEqual([
    'foyer-mode=Dark;path=/;max-age=31536000;samesite=lax;secure',
    'foyer-contrast=High;path=/;max-age=31536000;samesite=lax;secure',
  ])
})
