import { partClasses } from '@foyer/theme-tokens/configuration/part-classes'
import { readPartClasses } from './part-classes.ts'

test('the parts that a brand may name are those of Material UI as it is installed', () => {
  expect(partClasses).toEqual(readPartClasses())
  expect(partClasses['MuiButton']?.split(' ')).toEqual(expect.arrayContaining(['root', 'contained']))
})
