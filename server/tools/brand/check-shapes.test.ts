import { Shapes } from '@foyer/contract/channel/shapes'
import { Footer } from '@foyer/contract/channel/storefront-content'
import { checkShapes } from './check-shapes.ts'

const footer = Object.assign(new Footer(), { columns: [] })

test('the shapes of a brand are listed, also those that it did not choose', () => {
  expect(checkShapes({ shapes: Object.assign(new Shapes(), { filmList: 'Tiles' }), footer })).toEqual({
    title: 'Shapes',
    summary: 'footer Columns, filmList Tiles, eventCard Stub, pageHead Plain, consent Bar',
    failures: [],
    notes: [],
  })
})

test.each(['Colophon', 'Band'])('a %s without a column to put forward is noted', (shape) => {
  const shapes = Object.assign(new Shapes(), { footer: shape })
  expect(checkShapes({ shapes, footer }).notes).toEqual([
    `storefront.json: footer.leadColumn: the footer ${shape} puts a column forward, and none is named`,
  ])
  const withLead = Object.assign(new Footer(), { columns: [], leadColumn: 'cinemas' })
  expect(checkShapes({ shapes, footer: withLead }).notes).toEqual([])
})
