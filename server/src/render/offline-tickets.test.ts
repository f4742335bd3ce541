import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { RenderTicketShell } from '@foyer/contract/render/boundary'
import { readBrand } from '../brand/brand.ts'
import { problemHandling } from '../http/problem.ts'
import { createTestApp } from '../http/testing/test-app.ts'
import { offlineTickets } from './offline-tickets.ts'

const brands = join(__dirname, '../../../brands')

const createRender =
  (script = 'show()'): RenderTicketShell =>
  async ({ siteTitle, brand }) => ({
    html: `<title>${siteTitle}</title><style>p{}</style><script>${script}</script>${Object.keys(brand.texts).join()}`,
    scripts: [script],
    styles: ['p{}'],
    createKeeper: (version) => `run("/completed-order/shell.html?v=${version}")`,
  })

async function open(renderTicketShell?: RenderTicketShell) {
  const app = createTestApp()
  await app.register(problemHandling, { numbering: () => 1 })
  const load = async () => ({ render: jest.fn(), renderTicketShell, manifest: {} })
  await app.register(offlineTickets, { brand: await readBrand(brands, 'halcyon'), storefront: { load } })
  const getShellAddress = async () =>
    /run\("(.*)"\)/.exec((await app.inject('/completed-order/keeper.js')).body)?.[1] ?? ''
  return { app, getShellAddress }
}

const toHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('tickets without a connection', () => {
  it('have a worker that is asked for anew each time, under a policy that lets it fetch', async () => {
    const { app } = await open(createRender())
    const { statusCode, headers } = await app.inject('/completed-order/keeper.js')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    )
    // Its place is its scope, which nothing widens.
    expect(headers).not.toHaveProperty('service-worker-allowed')
  })

  it('have one page for everybody, whose code is allowed by its hashes', async () => {
    const { app, getShellAddress } = await open(createRender())
    const address = await getShellAddress()
    expect(address).toMatch(/^\/completed-order\/shell\.html\?v=[0-9a-f]{16}$/)
    const { statusCode, headers, body } = await app.inject(address)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toContain('<title>Halcyon Cinemas</title>')
    expect(body).toMatch(/en,fr,ar$/)
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers).not.toHaveProperty('set-cookie')
    const policy = String(headers['content-security-policy'])
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${toHash('show()')}`,
      `style-src ${toHash('p{}')}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
  })

  it('answer 404 to another version of the page, and nobody may store that', async () => {
    const { app, getShellAddress } = await open(createRender())
    const other = await open(createRender('showMore()'))
    const addresses = [
      await other.getShellAddress(),
      '/completed-order/shell.html',
      `${await getShellAddress()}0`,
    ]
    expect(addresses[0]).not.toBe(await getShellAddress())
    for (const address of addresses) {
      const { statusCode, headers } = await app.inject(address)
      expect([address, statusCode, headers['cache-control']]).toEqual([address, 404, 'no-store'])
    }
  })

  it('have a manifest for the home screen that opens the order’s ticket', async () => {
    const { app } = await open(createRender())
    const answer = await app.inject('/completed-order/app.webmanifest?orderId=01a-b.c_2')
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    const manifest = answer.json<{ icons: { src: string; sizes: string }[] }>()
    expect(manifest).toMatchObject({
      name: 'Halcyon Cinemas',
      scope: '/completed-order/',
      start_url: '/completed-order/?orderId=01a-b.c_2',
      display: 'standalone',
      background_color: '#0b0f17',
    })
    expect(manifest.icons).toContainEqual({
      src: '/brand/favicon/icon-192.png',
      sizes: '192x192',
      type: 'image/png',
    })
    for (const query of ['', '?orderId=', '?orderId=a%2F..%2F', `?orderId=${'a'.repeat(101)}`])
      expect((await app.inject(`/completed-order/app.webmanifest${query}`)).statusCode).toBe(400)
  })

  it('are not there without a build of the storefront', async () => {
    const { app } = await open()
    for (const address of ['/completed-order/keeper.js', '/completed-order/shell.html?v=1'])
      expect((await app.inject(address)).statusCode).toBe(404)
  })

  it('are made again after a failure', async () => {
    const render = createRender()
    let isBroken = true
    const { app } = await open((request) => {
      if (isBroken) throw new TypeError('broken')
      return render(request)
    })
    expect((await app.inject('/completed-order/keeper.js')).statusCode).toBe(500)
    isBroken = false
    expect((await app.inject('/completed-order/keeper.js')).statusCode).toBe(200)
  })
})
