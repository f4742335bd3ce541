import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OrderInPreparation, PreparationStatus } from '@foyer/contract/wire/order-items'
import { HydratedProvider } from '../../app/HydratedProvider.tsx'
import { CounterFrame } from '../../app/frames/CounterFrame.tsx'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import {
  answerWith,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
// Fetched when they are needed; here before the tests' time runs.
import '../../features/notifications/Notifications.tsx'
import { page } from './page.ts'

const context = { params: {}, url: new URL('https://halcyon.example/counter/'), pattern: '/counter/' }
const workstation = { id: 'w1', name: 'Till 4', siteId: '1001' }
const named = (text: string) => ({ text, translations: [] })

const toPreparation = (status: PreparationStatus) => ({
  status,
  wantedAt: '2026-11-21T11:55:00Z',
  startedAt: null,
  sentAt: null,
  collectedAt: status === 'Collected' ? '2026-11-21T12:00:00Z' : null,
})

const createOrder = (reference: string, change: Partial<OrderInPreparation> = {}): OrderInPreparation => ({
  orderId: reference.toLowerCase(),
  reference,
  completedAt: '2026-11-21T11:55:00Z',
  customerName: 'Ada',
  preparation: toPreparation('NotStarted'),
  items: [{ id: 'i1', itemId: 'popcorn', quantity: 2 }],
  itemDeliveries: [],
  itemDeliveriesComment: null,
  serviceAreaPickupSchedule: null,
  ...change,
})

const toSeat = createOrder('HX49', {
  items: [
    {
      id: 'i1',
      itemId: 'popcorn',
      quantity: 2,
      comment: 'no salt please',
      modifiers: [{ modifierId: 'butter', name: named('Butter'), quantity: 1, modifiers: [] }],
    },
  ],
  itemDeliveries: [
    {
      id: 'd1',
      method: 'InSeatDelivery',
      itemIds: ['i1'],
      seat: { showtimeId: 's1', seatId: '1_2_3', name: 'C12', screenName: named('Screen 2') },
    },
  ],
  itemDeliveriesComment: 'left of the stairs',
})

/** A server with these orders, which go on as they are pressed. */
function serve(...orders: OrderInPreparation[]) {
  const kitchen = { orders }
  const move = (orderId: string, status: PreparationStatus) => {
    kitchen.orders = kitchen.orders.flatMap((order) => {
      if (order.orderId !== orderId) return [order]
      return status === 'Collected' ? [] : [{ ...order, preparation: toPreparation(status) }]
    })
    const { itemDeliveries = [] } = orders.find((order) => order.orderId === orderId) ?? {}
    return answerWith({ orderId, preparation: toPreparation(status), itemDeliveries })
  }
  const script: Script = {
    getWorkstation: () => answerWith({ workstation }),
    getOrdersInPreparation: () =>
      answerWith({
        orders: kitchen.orders,
        relatedData: { items: [{ id: 'popcorn', name: named('Popcorn, large') }] },
      }),
  }
  return { kitchen, move, script }
}

async function visit(script: Script, id: string | null = 'w1') {
  const clock = { time: Date.parse('2026-11-21T12:00:00Z') }
  const created = createTestStores(script, {
    findWorkstationId: () => id,
    clock: { now: () => clock.time },
  })
  created.stores.today.tick()
  await act(async () => {
    render(
      <TestRouter>
        <StoresContext value={created.stores}>
          <PageContextContext value={context}>
            <HydratedProvider>
              <CounterFrame>
                <page.Page />
              </CounterFrame>
            </HydratedProvider>
          </PageContextContext>
        </StoresContext>
      </TestRouter>,
    )
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  return { ...created, clock }
}

const column = (name: RegExp) => screen.findByRole('region', { name })
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('a device that is no workstation', () => {
  it('is signed in by a code, and shows the orders', async () => {
    const { script } = serve(createOrder('HX49'))
    await visit({ ...script, registerWorkstation: () => answerWith({ workstation }) }, null)
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
    await userEvent.type(screen.getByRole('textbox', { name: /One-time code/ }), 'ABCD-EFGH-JKLM')
    await press(/^Sign in/)
    expect(await screen.findByRole('heading', { name: 'Order HX49' })).toBeVisible()
    expect(screen.getByText('This screen: Till 4')).toBeVisible()
  })

  it.each([
    ['credentials-invalid', 'This code is not valid', /mistyped, used before, or older than a day/],
    ['too-many-requests', 'Too many codes were tried', /Wait a minute/],
    ['unknown', 'That did not work', /our fault/],
  ] as const)(
    'says after the refusal %s what it means, and the code stays',
    async (condition, title, text) => {
      await visit({ registerWorkstation: () => refuseFor(condition) }, null)
      const field = screen.getByRole('textbox', { name: /One-time code/ })
      await userEvent.type(field, 'ABCD')
      await press(/^Sign in/)
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent(title)
      expect(alert).toHaveTextContent(text)
      expect(field).toHaveValue('ABCD')
    },
  )

  it('sends no empty code', async () => {
    const { getCalls } = await visit({}, null)
    await press(/^Sign in/)
    expect(screen.getByRole('textbox', { name: /One-time code/ })).toBeInvalid()
    expect(getCalls('registerWorkstation')).toHaveLength(0)
  })

  it('says that it was signed out by the chain', async () => {
    await visit({ getWorkstation: () => refuseFor('forbidden') })
    expect(screen.getByText('This screen is no longer signed in')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /One-time code/ })).toBeVisible()
  })
})

it('tries again where nobody tells whether the device is a workstation', async () => {
  const { script } = serve(createOrder('HX49'))
  const created = await visit({ ...script, getWorkstation: unreachable })
  expect(screen.getByText(/whether this screen is signed in/)).toBeVisible()
  created.script.getWorkstation = script.getWorkstation!
  await press(/Try again/)
  expect(await screen.findByRole('heading', { name: 'Order HX49' })).toBeVisible()
})

describe('the orders of a counter', () => {
  it('say when, which, where to and what, with modifiers and comments', async () => {
    await visit(serve(toSeat).script)
    const ticket = within(await screen.findByRole('article', { name: 'Order HX49' }))
    for (const text of [
      '5 min',
      'Ada · Right away',
      'Row C, seat 12',
      'Screen 2',
      '2 × Popcorn, large',
      'Butter',
      'no salt please',
      'left of the stairs',
    ])
      expect(ticket.getByText(text)).toBeVisible()
  })

  it('are as far as they are pressed, until they are handed over', async () => {
    const { kitchen, move, script } = serve(toSeat, createOrder('KM22'))
    const { clock } = await visit({
      ...script,
      startPreparation: () =>
        move('hx49', kitchen.orders[0]?.preparation.status === 'NotStarted' ? 'InPreparation' : 'OnItsWay'),
      setOrderCollected: () => move('hx49', 'Collected'),
    })
    await press(/^Start making: Order HX49, Row C, seat 12/)
    expect(within(await column(/^Being made/)).getByRole('heading', { name: 'Order HX49' })).toBeVisible()
    expect(within(await column(/^New/)).getByRole('heading', { name: 'Order KM22' })).toBeVisible()
    clock.time += 1_000
    await press(/^Send out: Order HX49/)
    expect(await column(/^Ready/)).toHaveTextContent('Order HX49')
    clock.time += 1_000
    await press(/^Handed over: Order HX49/)
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Order HX49' })).toBeNull())
    expect(screen.getByText('Order HX49 is handed over')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Handed over at this screen (1)' })).toBeVisible()
  })

  it('go back where the server refuses, and say why', async () => {
    const { script } = serve(createOrder('HX49'))
    await visit({ ...script, startPreparation: () => refuseFor('preparation-16100') })
    await press(/^Start making/)
    expect(await screen.findByText('Order HX49: another screen was faster')).toBeVisible()
    expect(await column(/^New/)).toHaveTextContent('Order HX49')
  })

  it('leave the focus with the next order, and arrow keys go from press to press', async () => {
    const { move, script } = serve(createOrder('HX49'), createOrder('KM22'), createOrder('PQ31'))
    await visit({ ...script, startPreparation: () => move('hx49', 'InPreparation') })
    screen.getByRole('button', { name: /HX49/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: /KM22/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('button', { name: /PQ31/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: /HX49/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('button', { name: /KM22/ })).toHaveFocus()
  })

  it('are filtered by place', async () => {
    await visit(serve(toSeat, createOrder('KM22')).script)
    await press(/^Screen 2/)
    expect(screen.getByRole('article', { name: 'Order HX49' })).toBeVisible()
    expect(screen.queryByRole('article', { name: 'Order KM22' })).toBeNull()
    await press(/^Counter/)
    expect(screen.getByRole('article', { name: 'Order KM22' })).toBeVisible()
    expect(screen.queryByRole('article', { name: 'Order HX49' })).toBeNull()
  })

  it('are none, and say so', async () => {
    await visit(serve().script)
    expect(await screen.findByRole('heading', { name: 'No orders just now' })).toBeVisible()
  })

  it('did not load, which is no emptiness', async () => {
    const { script } = serve(createOrder('HX49'))
    const created = await visit({ ...script, getOrdersInPreparation: unreachable })
    expect(await screen.findByRole('heading', { name: 'The orders did not load' })).toBeVisible()
    created.script.getOrdersInPreparation = script.getOrdersInPreparation!
    await press(/Try again/)
    expect(await screen.findByRole('heading', { name: 'Order HX49' })).toBeVisible()
  })
})

it('asks before it signs out, and then wants a code', async () => {
  const { script } = serve()
  const { getCalls } = await visit({ ...script, deleteWorkstation: () => answerWith(undefined) })
  await press(/^Sign out/)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign this screen out?' }))
  expect(getCalls('deleteWorkstation')).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByRole('textbox', { name: /One-time code/ })).toBeVisible()
})

it('is stored nowhere, names its address to nobody, and is for no search engine', () => {
  const { stores } = createTestStores({})
  expect(page).toMatchObject({ isForStaff: true, hidesAddress: true })
  expect(page.head(stores, context)).toMatchObject({ robots: 'noindex, nofollow' })
})

describe('a member’s card', () => {
  const drink = {
    id: 'r1',
    rewardId: 'cold-drink',
    name: named('Any cold drink'),
    description: null,
    status: 'Held',
  }
  const card = () => answerWith({ memberName: 'Ines M.', rewards: [drink, { ...drink, id: 'r2' }] })
  const scan = async (code = 'm1') =>
    userEvent.type(await screen.findByRole('textbox', { name: /Membership card/ }), `${code}{Enter}`)

  async function visitWith(script: Script) {
    const visited = await visit({ ...serve().script, ...script })
    return visited
  }

  it('shows the rewards that the member holds, and a press hands one over, once', async () => {
    const { getCalls } = await visitWith({
      getCounterRewards: card,
      handOverReward: () => answerWith({ reward: drink, handedOverAt: '2026-11-21T12:00:00Z' }),
    })
    await scan()
    expect(await screen.findByText('Ines M. holds')).toBeInTheDocument()
    const [first] = screen.getAllByRole('button', { name: 'Hand over Any cold drink to Ines M.' })
    await userEvent.dblClick(first!)
    expect(await screen.findByText(/Handed over at/)).toBeInTheDocument()
    expect(getCalls('handOverReward')).toHaveLength(1)
    expect(getCalls('handOverReward')[0]?.[1]).toMatchObject({ params: { memberId: 'm1', id: 'r1' } })
    expect(screen.getAllByRole('button', { name: /Hand over/ })).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Next card' }))
    expect(screen.queryByText('Ines M. holds')).toBeNull()
  })

  it('says that a reward is used, and of which card nobody knows', async () => {
    await visitWith({
      getCounterRewards: card,
      handOverReward: () => refuseFor('reward-unavailable'),
    })
    await scan()
    await userEvent.click((await screen.findAllByRole('button', { name: /Hand over/ }))[0]!)
    expect(await screen.findByRole('alert')).toHaveTextContent('It is used already')
  })

  it('of a closed account is said so', async () => {
    await visitWith({ getCounterRewards: () => refuseFor('member-account-closed') })
    await scan()
    expect(await screen.findByRole('alert')).toHaveTextContent('This account is closed')
  })

  it('of nobody is said so', async () => {
    await visitWith({ getCounterRewards: () => refuseFor('not-found') })
    await scan('nobody')
    expect(await screen.findByRole('alert')).toHaveTextContent('Nobody has this card')
  })
})

it('moves the parts of an order on one by one, where it goes to two places', async () => {
  const first = toSeat.itemDeliveries[0]!
  const parts = createOrder('HX50', {
    items: [
      { id: 'i1', itemId: 'popcorn', quantity: 2 },
      { id: 'i2', itemId: 'popcorn', quantity: 1 },
    ],
    itemDeliveries: [
      { ...first, status: 'NotStarted' },
      {
        id: 'd2',
        method: 'CustomLocationDelivery',
        itemIds: ['i2'],
        siteOrderLocation: { id: 't7', name: named('Table 7') },
        status: 'NotStarted',
      },
    ],
  })
  const { script } = serve(parts, toSeat)
  await visit({
    ...script,
    startItemDeliveryPreparation: () =>
      answerWith({
        orderId: parts.orderId,
        preparation: parts.preparation,
        itemDeliveries: parts.itemDeliveries.map((each) =>
          each.id === 'd1' ? { ...each, status: 'InPreparation' } : each,
        ),
      }),
  })
  const ticket = await screen.findByRole('article', { name: 'Order HX50' })
  await press(/^Start making: Order HX50, Row C, seat 12$/)
  expect(within(ticket).getByText('Being made')).toBeVisible()
  expect(within(ticket).getByRole('button', { name: 'Send out: Order HX50, Row C, seat 12' })).toBeVisible()
  expect(within(ticket).getByRole('button', { name: 'Start making: Order HX50, Table 7' })).toBeVisible()
  // An order for one place has the one press of the whole.
  const other = screen.getByRole('article', { name: 'Order HX49' })
  expect(within(other).getAllByRole('button')).toHaveLength(1)
})
