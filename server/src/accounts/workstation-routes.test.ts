import { engines } from '../mail/testing/engines.ts'
import { goodAntiforgery, type FrontDesk } from './testing/front-desk.ts'
import { prepareFrontDesk } from './testing/prepare-front-desk.ts'

describe.each(engines)('a workstation on $name', ({ open }) => {
  let desk: FrontDesk

  prepareFrontDesk(open, (opened) => {
    desk = opened
  })

  const register = (code: string, headers: Record<string, string> = {}) =>
    desk.call('registerWorkstation', { payload: { code }, headers })
  /** Registers a new workstation and returns its cookie. */
  async function registerNew() {
    const { id, code } = await desk.accounts.workstations.add('Till 4', '1001')
    const { headers } = await register(code)
    const setCookies = [headers['set-cookie']].flat().map(String)
    const [cookie = ''] = setCookies[0]?.split(';') ?? []
    return { id, cookie, setCookies }
  }

  it('is registered by a code, and known by a cookie that no page reads, beside its id that pages read', async () => {
    const { id, cookie, setCookies } = await registerNew()
    expect(setCookies).toEqual([
      expect.stringMatching(
        /^__Host-foyer-workstation=[\w-]{43}; Path=\/; Max-Age=34560000; SameSite=Lax; Secure; HttpOnly$/,
      ),
      `foyer-workstation-id=${id}; Path=/; Max-Age=34560000; SameSite=Lax; Secure`,
    ])
    const { body } = await desk.call('getWorkstation', { headers: { cookie } })
    expect(body).toEqual({ workstation: { id, name: 'Till 4', siteId: '1001' } })
  })

  it('is not registered by a code that is wrong, used, or of a page of another origin, nor by guessing', async () => {
    const { code } = await desk.accounts.workstations.add('Till 4', '1001')
    expect((await register(code, { 'sec-fetch-site': 'same-site' })).condition).toBe('forbidden')
    expect((await register('ABCD-EFGH-2345')).condition).toBe('credentials-invalid')
    expect((await register(code)).status).toBe(200)
    expect((await register(code)).condition).toBe('credentials-invalid')
    for (let times = 0; times < 30; times += 1) await register('ABCD-EFGH-2345')
    expect(await register('ABCD-EFGH-2345')).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
  })

  it('says what it is called, with an antiforgery token alone', async () => {
    const { cookie } = await registerNew()
    const rename = (name: string, headers = {}) =>
      desk.call('setWorkstation', { payload: { name }, headers: { cookie, ...headers } })
    expect((await rename('Foyer left')).condition).toBe('forbidden')
    expect((await rename(' ', goodAntiforgery)).condition).toBe('invalid-argument')
    expect((await rename(' Foyer left ', goodAntiforgery)).body).toMatchObject({
      workstation: { name: 'Foyer left' },
    })
  })

  it('is refused once it is revoked, and its cookie deleted', async () => {
    const { id, cookie } = await registerNew()
    await desk.accounts.workstations.revoke(id)
    expect(await desk.call('getWorkstation', { headers: { cookie } })).toMatchObject({
      condition: 'forbidden',
      headers: {
        'set-cookie': [
          '__Host-foyer-workstation=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly',
          'foyer-workstation-id=; Path=/; Max-Age=0; SameSite=Lax; Secure',
        ],
      },
    })
  })

  it('signs itself out, with an antiforgery token alone, and needs another code then', async () => {
    const { id, cookie } = await registerNew()
    const signOut = (headers = {}) => desk.call('deleteWorkstation', { headers: { cookie, ...headers } })
    expect((await signOut()).condition).toBe('forbidden')
    expect(await signOut(goodAntiforgery)).toMatchObject({
      status: 204,
      headers: {
        'set-cookie': [
          '__Host-foyer-workstation=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly',
          'foyer-workstation-id=; Path=/; Max-Age=0; SameSite=Lax; Secure',
        ],
      },
    })
    expect((await desk.call('getWorkstation', { headers: { cookie } })).condition).toBe('forbidden')
    expect(await desk.accounts.workstations.read(id)).toBeNull()
  })

  it('is none without a cookie, and no member with one', async () => {
    expect((await desk.call('getWorkstation')).condition).toBe('forbidden')
    const { cookie } = await registerNew()
    expect((await desk.call('getCurrentMember', { headers: { cookie } })).condition).toBe('forbidden')
  })
})
