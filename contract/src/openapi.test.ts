import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApi } from './openapi.ts'
import { operations } from './operations.ts'

const committed = join(__dirname, '..', 'openapi.json')

describe('the OpenAPI document', () => {
  it('is committed as the table of operations makes it (npm run contract:openapi writes it)', () => {
    expect(JSON.parse(readFileSync(committed, 'utf8'))).toEqual(openApi())
  })

  it('describes every operation once, with its refusals', () => {
    const { paths } = openApi() as {
      paths: Record<string, Record<string, { operationId: string; responses: object }>>
    }
    const described = Object.values(paths).flatMap((methods) => Object.values(methods))
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(operations).sort())
    for (const { responses } of described) expect(responses).toHaveProperty('401')
  })
})
