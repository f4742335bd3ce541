import { openShells } from './testing/open-shells.ts'

const open = openShells()

describe('a refusal', () => {
  const put = { method: 'PUT' as const, url: '/ocapi/v1/orders/o1/showtimes/s1' }
  const good = { seats: ['1_2_3'], tickets: [{ id: 't1', ticketTypeId: 'adult' }] }

  it('is problem details with the code of the numbering in force', async () => {
    for (const [numbering, code] of [
      ['1', 10000],
      ['2', 40216],
    ] as const) {
      const { app, auth } = await open({ env: { FOYER_ERROR_NUMBERING: numbering } })
      const answer = await app.inject({ ...put, headers: { ...auth, correlationid: 'c-1' }, payload: good })
      expect(answer.statusCode).toBe(400)
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(answer.json()).toEqual({
        type: 'urn:foyer:problem:seats-unavailable',
        title: 'Seats unavailable',
        detail: 'One or more of the chosen seats are no longer available',
        status: 400,
        correlationId: 'c-1',
        instance: '/ocapi/v1/orders/o1/showtimes/s1',
        errorCode: code,
        unavailableSeatIds: ['1_2_3'],
      })
    }
  })

  it('has a status but no code if the catalogue has none', async () => {
    const { app, auth } = await open()
    const answer = await app.inject({ url: '/ocapi/v1/showtimes/s1/seat-availability', headers: auth })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).not.toHaveProperty('errorCode')
  })

  it('says where a request is malformed', async () => {
    const { app, auth } = await open()
    const answer = await app.inject({ ...put, headers: auth, payload: { seats: [5], tickets: [] } })
    expect(answer.statusCode).toBe(400)
    const { violations } = answer.json<{ violations: { path: string; message: string }[] }>()
    expect(violations[0]).toMatchObject({ path: 'body/seats/0', message: expect.any(String) })
  })

  it('is sent for malformed JSON, an unknown type, a huge body, and an address that does not exist', async () => {
    const { app, auth } = await open()
    const send = async (payload: string, type: string) =>
      app.inject({ ...put, headers: { ...auth, 'content-type': type }, payload })
    const answers = [
      await send('{"seats":', 'application/json'),
      await send('<a/>', 'application/xml'),
      await send(JSON.stringify({ ...good, more: 'x'.repeat(70_000) }), 'application/json'),
      await app.inject({ url: '/ocapi/v1/nothing', headers: auth }),
      await app.inject({ url: '/api/nothing' }),
      await app.inject({ method: 'POST', url: '/films/' }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 415, 413, 404, 404, 404])
    for (const answer of answers) {
      expect(answer.headers['content-type']).toMatch('application/problem+json')
      expect(answer.json()).toMatchObject({ status: answer.statusCode, title: expect.any(String) })
    }
  })

  it('is not sent for a call without a body that has a content type', async () => {
    const { app, auth } = await open()
    const headers = { ...auth, 'content-type': 'application/json' }
    for (const payload of ['', ' \n'])
      for (const [method, url, status] of [
        ['DELETE', '/ocapi/v1/orders/o1', 204],
        ['POST', '/ocapi/v1/orders/o1/expiry/reset', 204],
        ['PUT', '/ocapi/v1/orders/o1/showtimes/s1', 400],
      ] as const) {
        const answer = await app.inject({ method, url, headers, payload })
        expect([method, answer.statusCode]).toEqual([method, status])
      }
    const missing = await app.inject({ ...put, headers, payload: '' })
    expect(missing.json<{ violations: object[] }>().violations[0]).toMatchObject({ path: 'body' })
    const bare = await app.inject({ method: 'DELETE', url: '/ocapi/v1/orders/o1', headers })
    expect(bare.statusCode).toBe(204)
  })

  it('reveals nothing about an internal error', async () => {
    const { app, auth } = await open()
    const answer = await app.inject({ url: '/ocapi/v1/films', headers: auth })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toMatch('hunter2')
  })
})
