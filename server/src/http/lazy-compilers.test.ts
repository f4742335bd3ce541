import fastify from 'fastify'
import { Type } from 'typebox'
import { lazySerializers, lazyValidators } from './lazy-compilers.ts'

function app() {
  const server = fastify({ schemaController: { compilersFactory: { buildSerializer: lazySerializers } } })
  server.setValidatorCompiler(lazyValidators)
  server.post(
    '/seats/:row',
    {
      schema: {
        params: Type.Object({ row: Type.Integer() }),
        body: Type.Object({ note: Type.String({ minLength: 1 }) }),
        response: { 200: Type.Object({ row: Type.Integer() }) },
      },
    },
    (request) => ({ row: (request.params as { row: number }).row, secret: 'not in the schema' }),
  )
  return server
}

const ask = (row: string, note: string) =>
  app().inject({ method: 'POST', url: `/seats/${row}`, payload: { note } })

describe('compilers that wait for the first request', () => {
  it('check the very first request of a route', async () => {
    expect((await ask('front', 'hello')).statusCode).toBe(400)
    expect((await ask('4', '')).statusCode).toBe(400)
  })

  it('serialise by the schema, the first time and every other', async () => {
    const server = app()
    for (let time = 0; time < 3; time += 1) {
      const answer = await server.inject({ method: 'POST', url: '/seats/4', payload: { note: 'hello' } })
      expect(answer.json()).toEqual({ row: 4 })
    }
  })

  it('do not compile schemas earlier', async () => {
    const compiled: unknown[] = []
    const server = fastify({
      schemaController: {
        compilersFactory: {
          buildSerializer: (...options) => {
            const lazy = lazySerializers(...options)
            return (route) => {
              const schema = new Proxy(route.schema as object, {
                get: (target, key) => {
                  compiled.push(key)
                  return Reflect.get(target, key) as unknown
                },
              })
              return lazy({ ...route, schema })
            }
          },
        },
      },
    })
    server.get('/', { schema: { response: { 200: Type.Object({ row: Type.Integer() }) } } }, () => ({
      row: 1,
    }))
    await server.ready()
    expect(compiled).toEqual([])
    expect((await server.inject('/')).json()).toEqual({ row: 1 })
    expect(compiled).not.toEqual([])
  })
})
