import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import { Type } from 'typebox'
import { Nullable, OneOf } from '@foyer/contract/wire/common'
import { flagNullable } from './nullable-schemas.ts'

const compile = SerializerSelector()({}, {})
const toRoute = (schema: unknown) =>
  ({ schema, method: 'GET', url: '/', httpStatus: '200' }) as unknown as Parameters<typeof compile>[0]

const Seat = Type.Object({
  row: Nullable(Type.String()),
  price: Nullable(Type.Number()),
  status: Nullable(OneOf(['Sold', 'Free'])),
  holder: Nullable(
    Type.Object({ name: Nullable(Type.String()), points: Type.Optional(Nullable(Type.Integer())) }),
  ),
  tags: Nullable(Type.Array(Nullable(Type.String()))),
  label: Type.Union([Type.String(), Type.Number(), Type.Null()]),
  kind: Nullable(Type.Union([Type.Literal('Stalls'), Type.Literal('Circle')])),
})

const full = {
  row: 'A',
  price: 9.5,
  status: 'Sold',
  holder: { name: 'Ines', points: 3 },
  tags: ['aisle', null],
  label: 4,
  kind: 'Circle',
}
const empty = { row: null, price: null, status: null, holder: null, tags: null, label: null, kind: null }

it.each([
  ['all that it can have', full],
  ['null wherever it may be', empty],
  ['null inside what is there', { ...full, holder: { name: null, points: null }, tags: [], label: 'four' }],
  ['what is left out', { ...full, holder: { name: 'Ines' } }],
])('an answer is serialised as by its own schema: %s', (_, answer) => {
  const serialize = compile(toRoute(flagNullable(Seat)))
  expect(JSON.parse(serialize(answer))).toEqual(answer)
  expect(serialize(answer)).toBe(compile(toRoute(Seat))(answer))
})

it('leaves what the schema does not name out, inside what may be null as well', () => {
  const serialize = compile(toRoute(flagNullable(Seat)))
  const answer = { ...full, secret: 1, holder: { ...full.holder, secret: 1 } }
  expect(JSON.parse(serialize(answer))).toEqual(full)
})

it('an answer that may itself be null', () => {
  const serialize = compile(toRoute(flagNullable(Nullable(Seat))))
  expect(serialize(null)).toBe('null')
  expect(JSON.parse(serialize(full))).toEqual(full)
})

it('keeps the schema that it is given, choices of more than one, and data that looks like a schema', () => {
  const before = JSON.stringify(Seat)
  flagNullable(Seat)
  expect(JSON.stringify(Seat)).toBe(before)
  const choice = { anyOf: [{ type: 'string' }, { type: 'number' }] }
  expect(flagNullable(choice)).toEqual(choice)
  const sample = { type: 'object', default: { anyOf: [{ type: 'string' }, { type: 'null' }] } }
  expect(flagNullable(sample)).toEqual(sample)
})
