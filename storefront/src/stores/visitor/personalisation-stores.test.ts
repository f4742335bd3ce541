import type { ExperiencesRequest } from '@foyer/contract/personalisation/experiences'
import { getPersonalisationStores } from './personalisation-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'

const channel = {
  access: () => initialData.api,
  renewAccess: async () => false,
}
const servedAt = (personalisation: typeof initialData.personalisation) =>
  getPersonalisationStores(
    createTestStores({}, { channel }, { ...initialData, ...(personalisation && { personalisation }) }).stores,
  )

const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
})

it('asks with the territory and the channel that the initial data name, at the address that they name', async () => {
  const requested: { url: string; body: ExperiencesRequest }[] = []
  globalThis.fetch = (async (url: string, { body }: RequestInit) => {
    requested.push({ url, body: JSON.parse(body as string) as ExperiencesRequest })
    return new Response(JSON.stringify({ experiences: [] }))
  }) as typeof globalThis.fetch
  const { experiences } = servedAt({ url: 'https://films.example/', filmTerritoryShortCode: 'IE' })
  await experiences?.ensure('wall')
  expect(requested).toEqual([
    {
      url: 'https://films.example/v2/experiences/get',
      body: expect.objectContaining({ filmTerritoryShortCode: 'IE', salesChannelId: 'Web' }),
    },
  ])
})

it('asks for nothing where the initial data name no personalisation', () => {
  expect(servedAt(undefined).experiences).toBeNull()
})
