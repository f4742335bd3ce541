import type { Member } from '@foyer/contract/wire/members'
import { engines } from '../mail/testing/engines.ts'
import { readCardNumber } from './card-number.ts'
import { MemberCards } from './member-cards.ts'
import { tokenHeader, type FrontDesk } from './testing/front-desk.ts'
import { prepareFrontDesk } from './testing/prepare-front-desk.ts'

const password = 'a long walk to row 7'

describe.each(engines)('cards of members on $name', ({ open }) => {
  let desk: FrontDesk
  prepareFrontDesk(open, (opened) => {
    desk = opened
  })

  async function read(email: string): Promise<Member> {
    const { access_token } = await desk.signIn({ grant_type: 'password', email, password })
    const { body } = await desk.call('getCurrentMember', { headers: { [tokenHeader]: access_token } })
    return (body as { member: Member }).member
  }
  const clubs = new Map([['limelight', { cardPrefix: '7155' }]]) as never
  const openCards = (draw?: () => number) =>
    new MemberCards({
      database: desk.database,
      membership: { clubs },
      clock: desk.clock,
      ...(draw ? { draw } : {}),
    })

  it('members of before get a number when they are read, and keep it', async () => {
    await desk.addMember(password, { email: 'ines@postbox.example' })
    const { cardNumber } = await read('ines@postbox.example')
    expect(readCardNumber(cardNumber ?? '')).toBe(cardNumber)
    expect((await read('ines@postbox.example')).cardNumber).toBe(cardNumber)
  })

  it('two requests at once give one number, which leads to its member alone', async () => {
    const [id, other] = [
      await desk.addMember(password, { email: 'ines@postbox.example' }),
      await desk.addMember(password, { email: 'odile@postbox.example' }),
    ]
    const cards = openCards()
    const numbers = await Promise.all([1, 2, 3, 4].map(() => cards.ensure(id, 'limelight')))
    expect(new Set(numbers).size).toBe(1)
    expect(numbers[0]).toMatch(/^7155\d{12}$/)
    expect(await cards.ensure(other, null)).toMatch(/^70\d{14}$/)
    expect(await cards.findMember(numbers[0] ?? '')).toBe(id)
    expect(await cards.findMember('7000000000000005')).toBeNull()
    expect(await cards.findMember('ines@postbox.example')).toBeNull()
  })

  it('a number that somebody has is not drawn twice', async () => {
    const [id, other] = [
      await desk.addMember(password, { email: 'ines@postbox.example' }),
      await desk.addMember(password, { email: 'odile@postbox.example' }),
    ]
    const drawn = [...'0'.repeat(13), ...'0'.repeat(13), ...'1'.repeat(13)].map(Number)
    const cards = openCards(() => drawn.shift() ?? 9)
    expect(await cards.ensure(id, null)).toBe('7000000000000005')
    expect(await cards.ensure(other, null)).toMatch(/^701111111111111\d$/)
  })

  it('goes with the account', async () => {
    const id = await desk.addMember(password, { email: 'ines@postbox.example' })
    const number = await openCards().ensure(id, null)
    await desk.database.tx((trx) => trx.deleteFrom('member').where('id', '=', id).execute())
    expect(await openCards().findMember(number)).toBeNull()
  })
})
