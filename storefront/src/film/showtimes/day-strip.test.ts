import { getChosenDay, getDayStrip } from './day-strip.ts'

const today = '2026-03-12'
const dates = ['2026-03-14', '2026-03-13', '2026-03-11', '2026-03-30']

describe('the day a film page shows', () => {
  it('is the first with a screening from today on', () => {
    expect(getChosenDay({ today, dates, requested: null })).toBe('2026-03-13')
  })

  it('is the one asked for, even without a screening', () => {
    expect(getChosenDay({ today, dates, requested: '2026-03-17' })).toBe('2026-03-17')
  })

  it.each(['2026-03-11', '2026-02-30', 'tomorrow', ''])('is not %p', (requested) => {
    expect(getChosenDay({ today, dates, requested })).toBe('2026-03-13')
  })

  it('is none when nothing is on', () => {
    expect(getChosenDay({ today, dates: ['2026-03-01'], requested: null })).toBeUndefined()
  })
})

describe('the day strip', () => {
  it('begins today and marks the days that have films', () => {
    const cells = getDayStrip({ today, dates, requested: null, length: 4 })
    expect(cells).toEqual([
      { date: '2026-03-12', hasFilms: false, isCurrent: false },
      { date: '2026-03-13', hasFilms: true, isCurrent: true },
      { date: '2026-03-14', hasFilms: true, isCurrent: false },
      { date: '2026-03-15', hasFilms: false, isCurrent: false },
    ])
  })

  it('begins at the first screening when that lies beyond the strip', () => {
    const cells = getDayStrip({ today, dates: ['2026-03-30'], requested: null, length: 12 })
    expect(cells[0]).toEqual({ date: '2026-03-30', hasFilms: true, isCurrent: true })
  })

  it('runs over the end of a month', () => {
    const cells = getDayStrip({ today: '2028-02-28', dates: [], requested: null, length: 3 })
    expect(cells.map(({ date }) => date)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  })
})
