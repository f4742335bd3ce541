import { createCacheByOrigin } from './cache-by-origin.ts'

function counting() {
  const created: string[] = []
  const get = createCacheByOrigin((origin) => {
    created.push(origin)
    return { origin }
  })
  return { created, get }
}

test('creates the value of an origin once', () => {
  const { created, get } = counting()
  expect(get('http://a.example')).toBe(get('http://a.example'))
  expect(created).toEqual(['http://a.example'])
})

test('keeps a used origin while a caller names many new hosts', () => {
  const { created, get } = counting()
  const first = get('http://shop.example')
  for (let host = 0; host < 100; host++) {
    get(`http://10.0.0.${host}`)
    expect(get('http://shop.example')).toBe(first)
  }
  expect(created.filter((origin) => origin === 'http://shop.example')).toHaveLength(1)
})

test('keeps sixteen; beyond, drops the least recently used one', () => {
  const { created, get } = counting()
  for (let host = 0; host < 17; host++) get(`http://10.0.0.${host}`)
  created.length = 0
  for (let host = 16; host >= 1; host--) get(`http://10.0.0.${host}`)
  expect(created).toEqual([])
  get('http://10.0.0.0')
  expect(created).toEqual(['http://10.0.0.0'])
})
