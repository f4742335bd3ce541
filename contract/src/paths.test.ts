import { operations, pathOf } from './operations.ts'
import { fillPath, paths } from './paths.ts'

describe('paths', () => {
  it('gives every operation the method and path of the table', () => {
    expect(Object.keys(operations).sort()).toEqual(Object.keys(paths).sort())
    for (const [id, operation] of Object.entries(operations)) {
      expect([operation.method, operation.path]).toEqual(paths[id as keyof typeof paths])
    }
  })

  it('fills and percent-encodes parameters', () => {
    expect(fillPath('getFilm', 'films/{filmId}', { filmId: 'a/b c' })).toBe('ocapi/v1/films/a%2Fb%20c')
    expect(pathOf(operations.setOrderShowtime, { orderId: 'o1', showtimeId: '1001-7' })).toBe(
      'ocapi/v1/orders/o1/showtimes/1001-7',
    )
  })

  it('refuses a missing parameter', () => {
    expect(() => pathOf(operations.getFilm, {})).toThrow(TypeError)
  })
})
