import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problemHandling } from '../http/problem.ts'
import { createTestApp } from '../http/testing/test-app.ts'
import { filmColors } from './film-colors.ts'

const theme = JSON.parse(readFileSync(join(__dirname, '../../../brands/kite/theme.json'), 'utf8')) as unknown

test('a sheet is named by three colours, and nothing else is a name', async () => {
  const app = createTestApp()
  await app.register(problemHandling, { numbering: () => 1 })
  await app.register(filmColors, { theme })
  const key = '07111a-f4ead9-ff6a46'
  const { statusCode, headers, body } = await app.inject(`/brand/film-colors/${key}.css`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/css; charset=utf-8')
  expect(headers['cache-control']).toBe('public, max-age=3600')
  expect(body).toContain(`[data-film-ground="${key}"]{color-scheme:dark;--foyer-background:#07111a`)
  expect((await app.inject(`/brand/film-colors/${key}.css`)).body).toBe(body)
  for (const other of ['07111a-f4ead9', 'red-blue-green', '%7D*%7B', `${key}-000000`])
    expect((await app.inject(`/brand/film-colors/${other}.css`)).statusCode).toBe(404)
  await app.close()
})
