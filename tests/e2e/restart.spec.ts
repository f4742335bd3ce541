import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startServer } from '../gate/server.mjs'

test('a held order is there after the server was killed and started again', async ({ request }, info) => {
  const data = mkdtempSync(join(tmpdir(), 'foyer-restart-'))
  const port = 4700 + info.parallelIndex * 10
  const call = async (address: string, method: string, path: string, body?: unknown) => {
    const initial = (await (await request.get(`${address}/api/omnia/v1/initialData`)).json()) as {
      api: { authToken: string }
    }
    return request.fetch(`${address}/ocapi/v1/${path}`, {
      method,
      headers: { Authorization: `Bearer ${initial.api.authToken}` },
      ...(body === undefined ? {} : { data: body }),
    })
  }
  try {
    const first = await startServer({ port, data })
    const created = await call(first.address, 'POST', 'orders/standard/booking', { siteId: '1001' })
    expect(created.status()).toBe(201)
    const { order } = (await created.json()) as { order: { id: string } }
    const killed = new Promise((resolve) => first.process.once('exit', resolve))
    first.process.kill('SIGKILL')
    await killed
    const second = await startServer({ port, data })
    try {
      const found = await call(second.address, 'GET', `orders/${order.id}`)
      expect(found.status()).toBe(200)
    } finally {
      await second.stop()
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
})
