import { readable, type Read } from './readable-props.ts'

const typeOf = (name: string, raw?: string) => {
  const component: Read = Object.assign(() => null, {
    __docgenInfo: {
      description: 'A button.',
      props: { one: { required: false, tsType: { name, ...(raw && { raw }) } } },
    },
  })
  return readable(component).__docgenInfo?.props?.['one']
}

test.each([
  ['boolean | undefined', 'boolean'],
  ["'card' | 'wide' | undefined", "'card' | 'wide'"],
  ["| 'card'\n    | 'wide'\n    | undefined", "'card'\n    | 'wide'"],
  ['((value: string) => void) | undefined', '(value: string) => void'],
  ['string | null', 'string | null'],
])('a prop of the type %s is said to be %s', (raw, said) => {
  expect(typeOf('union', raw)).toEqual({ required: false, tsType: { name: said } })
})

test('what is two types together is said as it is written', () => {
  const raw = '{ legend: string } & Record<ModeChoice, string>'
  expect(typeOf('intersection', raw)).toEqual({ required: false, tsType: { name: raw } })
})

test('what is no union stays, and what was not read is not called unknown', () => {
  expect(typeOf('string')).toEqual({ required: false, tsType: { name: 'string' } })
  expect(typeOf('unknown')).toEqual({ required: false })
})

test('the rest of what is known of a component stays', () => {
  const known = { description: 'A button.', props: {} }
  const component: Read = Object.assign(() => null, { __docgenInfo: known })
  expect(readable(component).__docgenInfo).toEqual(known)
})
