import { postEntry } from './form-entries.ts'

const fetch = jest.spyOn(globalThis, 'fetch')
beforeEach(() => fetch.mockReset())
afterAll(() => fetch.mockRestore())

const answers = (status: number, body: string) => fetch.mockResolvedValueOnce(new Response(body, { status }))
const send = () =>
  postEntry('lost property', { what: 'A trombone', consent: 'true' }, { Token: 't1', Key: 'k1' })

describe('the answers to a form', () => {
  it('are posted as JSON with the headers of their token and their key', async () => {
    answers(200, '{"messageOnSubmit":"<p>Thanks</p>"}')
    expect(await send()).toEqual({ kind: 'accepted', accepted: { messageOnSubmit: '<p>Thanks</p>' } })
    expect(fetch.mock.calls[0]?.[0]).toBe('/umbraco/forms/api/v1/entries/lost%20property')
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', Token: 't1', Key: 'k1' },
      body: '{"values":{"what":"A trombone","consent":"true"}}',
    })
  })

  it('may lead on to a page', async () => {
    answers(200, '{"messageOnSubmit":"","gotoPageOnSubmitRoute":{"path":"/help/"}}')
    expect(await send()).toMatchObject({ accepted: { gotoPageOnSubmitRoute: { path: '/help/' } } })
  })

  it.each([200, 422])('are rejected field by field with a title, with the status %i', async (status) => {
    answers(status, '{"title":"Look again","errors":{"what":["Say what."]}}')
    expect(await send()).toEqual({
      kind: 'rejected',
      rejected: { title: 'Look again', errors: { what: ['Say what.'] } },
    })
  })

  it('may be forbidden, when the token is no longer good', async () => {
    answers(403, '{"status":403}')
    expect(await send()).toEqual({ kind: 'forbidden' })
  })

  it.each([
    [500, '{"title":"Something went wrong"}'],
    [502, '<h1>Bad gateway</h1>'],
    [404, ''],
    [200, '<h1>Sign in to the network</h1>'],
    [200, '[]'],
  ])('are not taken for kept by the answer %i %s', async (status, body) => {
    answers(status, body)
    await expect(send()).rejects.toThrow(`status ${String(status)}`)
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})
