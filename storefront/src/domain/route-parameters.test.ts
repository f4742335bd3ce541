import { fillPattern, getParameterNames, RouteParametersError } from './route-parameters.ts'

const film = '/films/:filmName/:filmId/'
/** As patterns come from the initial data: nothing is known of them before the site runs. */
const fromOutside: string = film

describe('the parameters of an address', () => {
  it('fill their segments, whatever characters they are made of', () => {
    expect(fillPattern(film, { filmName: 'the-last-ferry', filmId: 'HO 1/2' })).toBe(
      '/films/the-last-ferry/HO%201%2F2/',
    )
    expect(fillPattern('/films/', {})).toBe('/films/')
    expect(getParameterNames(film)).toEqual(['filmName', 'filmId'])
  })

  it.each<[string, string, Record<string, string | string[]>, RegExp]>([
    ['twice', '/films/:filmId/:filmId/', { filmId: 'HO1' }, /has a parameter twice: filmId/],
    ['missing', fromOutside, { filmName: 'the-last-ferry' }, /needs a value for its parameter: filmId/],
    ['empty', fromOutside, { filmName: '', filmId: 'HO1' }, /needs a value for its parameter: filmName/],
    ['for a catch-all', fromOutside, { filmName: 'a', filmId: ['HO1', 'HO2'] }, /takes a single value/],
    ['nowhere in it', fromOutside, { filmName: 'a', filmId: 'b', cinema: 'c' }, /no such parameter: cinema/],
  ])('are refused when one is %s', (_, pattern, parameters, message) => {
    expect(() => fillPattern(pattern, parameters)).toThrow(RouteParametersError)
    expect(() => fillPattern(pattern, parameters)).toThrow(message)
  })
})
