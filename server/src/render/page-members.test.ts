import type { RenderPage, RenderRequest } from '@foyer/contract/render/boundary'
import { renderPlainPage, openShells } from '../app/testing/open-shells.ts'
import type { PageMembers } from './page-members.ts'

const open = openShells()
const cookie = '__Host-foyer-member=a-token'

describe('a rendered page', () => {
  const members: PageMembers = {
    readSignIn: async () => 'signed-in',
    readCookieHeader: () => cookie,
    getSetCookies: () => [],
  }

  /** Renders a page with a member's cookie. @returns what the storefront is told of the member, and the answer's headers */
  async function render(changeServices: NonNullable<Parameters<typeof open>[0]>['changeServices']) {
    let member: RenderRequest['member']
    const renderPage: RenderPage = async (request) => {
      member = request.member
      await member?.readSignIn()
      return renderPlainPage(request)
    }
    const { app } = await open({ render: renderPage, members, ...(changeServices ? { changeServices } : {}) })
    const { headers } = await app.inject({ url: '/member/', headers: { cookie } })
    return { isMemberKnown: member !== undefined, cacheControl: headers['cache-control'] }
  }

  it('knows the member where the ordering server is this one', async () => {
    expect(await render(undefined)).toEqual({ isMemberKnown: true, cacheControl: 'private, no-store' })
  })

  it.each([
    ['of another ordering server', (services) => (services.vistaConnect.url = 'https://ocapi.example/')],
    [
      'of another ordering server that signs in by cookie',
      (services) =>
        Object.assign(services.vistaConnect, { url: 'https://ocapi.example/', memberSignIn: 'Cookie' }),
    ],
    ['whose token only the browser holds', (services) => (services.vistaConnect.memberSignIn = 'Token')],
  ] as readonly [string, NonNullable<Parameters<typeof render>[0]>][])(
    'does not know the member %s, whose cookie it never reads',
    async (_whose, changeServices) => {
      expect(await render(changeServices)).toEqual({ isMemberKnown: false, cacheControl: 'no-store' })
    },
  )
})
