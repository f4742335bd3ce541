import { keptByOrigin } from './kept-by-origin.ts'

function counting() {
  const made: string[] = []
  const keep = keptByOrigin((origin) => {
    made.push(origin)
    return { origin }
  })
  return { made, keep }
}

test('what is kept for an origin is made once', () => {
  const { made, keep } = counting()
  expect(keep('http://a.example')).toBe(keep('http://a.example'))
  expect(made).toEqual(['http://a.example'])
})

test('a caller who names ever new hosts leaves an origin alone that visitors come by', () => {
  const { made, keep } = counting()
  const first = keep('http://shop.example')
  for (let host = 0; host < 100; host++) {
    keep(`http://10.0.0.${host}`)
    expect(keep('http://shop.example')).toBe(first)
  }
  expect(made.filter((origin) => origin === 'http://shop.example')).toHaveLength(1)
})

test('sixteen are kept; past that the one goes that was asked for longest ago', () => {
  const { made, keep } = counting()
  for (let host = 0; host < 17; host++) keep(`http://10.0.0.${host}`)
  made.length = 0
  for (let host = 16; host >= 1; host--) keep(`http://10.0.0.${host}`)
  expect(made).toEqual([])
  keep('http://10.0.0.0')
  expect(made).toEqual(['http://10.0.0.0'])
})
