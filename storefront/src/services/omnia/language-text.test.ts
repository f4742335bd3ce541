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

it('leaves out what is no text', async () => {
  const languageText = { 'tickets.title': 'Tickets', 'tickets.fee': null, 'tickets.more': 2 }
  const { client } = clientFor(() => Response.json({ languageText }))
  expect(await fetchLanguageText(client, 'tickets', 'en')).toEqual({ 'tickets.title': 'Tickets' })
})

it.each([
  ['a gateway that is down', () => new Response('', { status: 503 })],
  ['no texts', () => Response.json({})],
  ['no text that can be used', () => Response.json({ languageText: { 'tickets.title': 1 } })],
  ['a body that is cut', () => new Response('{"languageText":{"tick')],
])('rejects for %s', async (_, answer) => {
  await expect(fetchLanguageText(clientFor(answer).client, 'tickets', 'en')).rejects.toThrow('tickets')
})
