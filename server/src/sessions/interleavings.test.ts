import { confirmedAfter } from './present-token.ts'
import { simulateVisits } from './testing/simulate-visits.ts'
import { SimulatedServers } from './testing/simulated-servers.ts'

jest.setTimeout(120_000)

describe('tokens over interleaved tabs, servers, lost answers and killed browsers', () => {
  it('sign nobody out by mistake, and every stolen one is found', async () => {
    const servers = await SimulatedServers.open(confirmedAfter)
    const result = simulateVisits(servers, { seed: 'gate', runs: 1_000, hours: 6 })
    servers.close()
    expect(result).toMatchObject({ falseSignOuts: 0, outlivedTaken: 0, undiscoveredThieves: 0 })
    // Otherwise the case was not exercised.
    expect(result.outlivedReplays).toBeGreaterThan(100)
    expect(result.thieves).toBeGreaterThan(50)
  })

  it('sign members out where a token counts as stored as soon as it is seen', async () => {
    const servers = await SimulatedServers.open(0)
    const result = simulateVisits(servers, { seed: 'control', runs: 200, hours: 6 })
    servers.close()
    expect(result.falseSignOuts).toBeGreaterThan(5)
  })

  it('let thieves pass where no token ever counts as stored', async () => {
    const servers = await SimulatedServers.open(365 * 24 * 3_600_000)
    const result = simulateVisits(servers, { seed: 'control', runs: 200, hours: 6 })
    servers.close()
    expect(result.undiscoveredThieves).toBeGreaterThan(20)
  })
})
