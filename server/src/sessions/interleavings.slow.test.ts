import { confirmedAfter } from './present-token.ts'
import { simulateVisits } from './testing/simulate-visits.ts'
import { SimulatedServers } from './testing/simulated-servers.ts'

jest.setTimeout(600_000)

it('signs nobody out by mistake in ten thousand runs, and finds every stolen token', async () => {
  const servers = await SimulatedServers.open(confirmedAfter)
  const result = simulateVisits(servers, { seed: 'verify', runs: 10_000, hours: 8 })
  servers.close()
  expect(result).toMatchObject({ falseSignOuts: 0, outlivedTaken: 0, undiscoveredThieves: 0 })
})
