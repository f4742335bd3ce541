import { openNotice, signNotice } from './notices.ts'

const secret = 'between shop and provider'
const notice = {
  type: 'declined',
  paymentId: 'p1',
  reason: 'declined',
  maskedDetail: 'card ending 1111',
} as const

describe('a notice', () => {
  it('can be opened with the secret', () => {
    expect(openNotice(signNotice(notice, secret), secret)).toEqual(notice)
    expect(openNotice(signNotice(notice, 'another'), secret)).toBeNull()
  })

  it.each([
    [undefined],
    [null],
    ['text'],
    [{}],
    [{ body: '{}' }],
    [{ body: '{}', signature: null }],
    [{ body: null, signature: 'x' }],
    [{ body: 5, signature: 5 }],
    [{ body: '{}', signature: 'ü' }],
    [{ signature: signNotice(notice, secret).signature }],
  ])('of another shape (%j) is refused', (sent) => {
    expect(openNotice(sent, secret)).toBeNull()
  })
})
