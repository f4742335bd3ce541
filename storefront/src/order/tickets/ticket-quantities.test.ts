import { parseQuantities, toQuery, countTickets } from './ticket-quantities.ts'

const read = (query: string) => parseQuantities(new URLSearchParams(query))

describe('ticket quantities in an address', () => {
  it('comes back as it was written', () => {
    const quantities = { 'adult-standard': 2, 'student.premier': 1 }
    expect(read(toQuery(quantities))).toEqual(quantities)
  })

  it('keeps no zero and writes nothing for nobody', () => {
    expect(toQuery({ adult: 0 })).toBe('')
    expect(toQuery({ adult: 2, child: 0 })).toBe('?tickets=adult.2')
  })

  it.each([
    '',
    'tickets=',
    'tickets=adult',
    'tickets=adult.-1',
    'tickets=adult.0',
    'tickets=adult.100',
    'tickets=.2',
    'tickets=adult.1e1',
  ])('passes over what is no count: %s', (query) => {
    expect(read(query)).toEqual({})
  })

  it('keeps the good part of a broken address', () => {
    expect(read('tickets=adult.2~child.x')).toEqual({ adult: 2 })
  })

  it('adds up the party', () => {
    expect(countTickets({ adult: 2, student: 1 })).toBe(3)
    expect(countTickets({})).toBe(0)
  })
})
