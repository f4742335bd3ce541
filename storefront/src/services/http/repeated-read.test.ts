import { createRepeatedRead } from './repeated-read.ts'
import { createClientWith, type Reply } from './testing/client-with.ts'

const answer = (name: string, tag?: string): Reply => ({
  status: 200,
  body: { workstation: { id: 'w', name, siteId: '1001' } },
  headers: tag === undefined ? {} : { etag: tag },
})

/** A read of the calling workstation over scripted replies. */
function open(...replies: Reply[]) {
  const { client, header, requests } = createClientWith(replies)
  const read = createRepeatedRead((options) => client.call('getWorkstation', {}, options))
  return { read, requests, getSentTag: (index: number) => header(index, 'If-None-Match') }
}

it('sends the tag of the last answer, and has that answer again when nothing has changed', async () => {
  const { read, getSentTag } = open(
    answer('Till 4', '"a"'),
    { status: 304, text: '' },
    answer('Bar', '"b"'),
    { status: 304, text: '' },
  )
  const results = [await read(), await read(), await read(), await read()]
  expect([0, 1, 2, 3].map(getSentTag)).toEqual([undefined, '"a"', '"a"', '"b"'])
  expect(
    results.map((each) => each.ok && [each.value.body.workstation.name, each.value.isUnchanged]),
  ).toEqual([
    ['Till 4', false],
    ['Till 4', true],
    ['Bar', false],
    ['Bar', true],
  ])
  const [first, second] = results
  expect(second?.ok && first?.ok && second.value.body === first.value.body).toBe(true)
})

it('sends none to a server without entity tags', async () => {
  const { read, getSentTag } = open(answer('Till 4'))
  await read()
  expect(await read()).toMatchObject({ ok: true, value: { isUnchanged: false } })
  expect(getSentTag(1)).toBeUndefined()
})

it('passes a failure on, and has the last answer after it', async () => {
  const { read } = open(answer('Till 4', '"a"'), 'unreachable', { status: 304, text: '' })
  await read()
  expect(await read()).toMatchObject({ ok: false, failure: { kind: 'transport', reason: 'network' } })
  expect(await read()).toMatchObject({ ok: true, value: { isUnchanged: true } })
})

it('takes "not modified" without a known answer for a failure', async () => {
  const { read } = open({ status: 304, text: '' })
  expect(await read()).toMatchObject({ ok: false, failure: { kind: 'http', status: 304 } })
})
