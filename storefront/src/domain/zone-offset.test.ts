import { getSiteOffset } from './zone-offset.ts'

const at = (zone: string, instant: string) =>
  getSiteOffset({ ianaTimeZoneName: zone }, Date.parse(instant), 999)

describe('the offset of a cinema', () => {
  it('is its own zone’s, to the quarter of an hour', () => {
    expect(at('Europe/London', '2026-11-25T12:00:00Z')).toBe(0)
    expect(at('America/New_York', '2026-11-25T12:00:00Z')).toBe(-300)
    expect(at('Asia/Kathmandu', '2026-11-25T12:00:59.999Z')).toBe(345)
    expect(at('Pacific/Auckland', '2026-12-31T12:00:00Z')).toBe(780)
  })

  it('changes with its clock, in the minute of the change', () => {
    expect(at('Europe/London', '2026-03-29T00:59:59Z')).toBe(0)
    expect(at('Europe/London', '2026-03-29T01:00:00Z')).toBe(60)
    expect(at('Europe/London', '2026-10-25T00:59:59Z')).toBe(60)
    expect(at('Europe/London', '2026-10-25T01:00:00Z')).toBe(0)
    expect(at('America/New_York', '2026-03-08T07:00:00Z')).toBe(-240)
  })

  it('is another one where the zone is unknown or not said', () => {
    expect(at('Europe/Atlantis', '2026-11-25T12:00:00Z')).toBe(999)
    expect(at('', '2026-11-25T12:00:00Z')).toBe(999)
  })
})
