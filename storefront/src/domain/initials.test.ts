import { getInitials } from './initials.ts'

it.each([
  ['Ines', 'Marchetti', 'IM'],
  [' ines', ' marchetti', 'IM'],
  ['Cher', '', 'C'],
  ['Þóra', 'Ärlig', 'ÞÄ'],
  // A letter outside the basic plane is one letter.
  ['𐐰𐐱', 'Okonjo', '𐐈O'],
  ['', '', ''],
])('takes from %j %j the letters %j', (givenName, familyName, initials) => {
  expect(getInitials({ givenName, familyName })).toBe(initials)
})
