import { createChannelClient } from './channel-client.ts'
import { fetchLanguageText } from './language-text.ts'

const clientFor = (answer: () => Response) => {
  const fetched = jest.fn(async (_address: unknown) => answer())
  const client = createChannelClient({
    fetch: fetched as typeof fetch,
    origin: '',
    attempts: 1,
    timeout: 1_000,
    headerNames: { correlationId: 'x-correlation-id' },
  })
  return { client, fetched }
}

it('fetches the texts of one area in a language', async () => {
  const languageText = { 'tickets.title': 'Billets' }
  const { client, fetched } = clientFor(() => Response.json({ languageTag: 'fr', languageText }))
  expect(await fetchLanguageText(client, 'tickets', 'fr')).toEqual(languageText)
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/v1/sales-channels/web/tickets/language-text?languageTag=fr')
})

it.each([
  ['a gateway that is down', () => new Response('', { status: 503 })],
  ['no texts', () => Response.json({})],
  ['something else among the texts', () => Response.json({ languageText: { 'tickets.title': 1 } })],
])('rejects for %s', async (_, answer) => {
  await expect(fetchLanguageText(clientFor(answer).client, 'tickets', 'en')).rejects.toThrow('tickets')
})
