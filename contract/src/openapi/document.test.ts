import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { channelPaths } from '../channel/calls.ts'
import { createOpenApi } from './document.ts'
import { operations } from '../operations.ts'

const committed = join(__dirname, '..', '..', 'openapi.json')

describe('the OpenAPI document', () => {
  it('is committed as the table of operations makes it (npm run contract:openapi writes it)', () => {
    expect(JSON.parse(readFileSync(committed, 'utf8'))).toEqual(createOpenApi())
  })

  it('describes every operation once, with its refusals', () => {
    const { paths } = createOpenApi() as {
      paths: Record<string, Record<string, { operationId: string; responses: object }>>
    }
    // Paths of the content system and of the sales channel name a server of their own.
    const described = Object.values(paths)
      .filter((path) => !('servers' in path))
      .flatMap((methods) => Object.values(methods))
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(operations).sort())
    for (const { responses } of described) expect(responses).toHaveProperty('401')
  })

  it("describes every call of the sales channel's configuration once, with 304", () => {
    const { paths } = createOpenApi() as {
      paths: Record<string, { get: { operationId: string; responses: object } }>
    }
    const described = Object.entries(paths).filter(([path]) => path.startsWith('/api/v1/sales-channels/'))
    expect(described.map(([path]) => path.split('{salesChannel}/')[1]).sort()).toEqual(
      [...channelPaths].sort(),
    )
    expect(new Set(described.map(([, { get }]) => get.operationId)).size).toBe(32)
    for (const [, { get }] of described) expect(get.responses).toHaveProperty('304')
  })
})
