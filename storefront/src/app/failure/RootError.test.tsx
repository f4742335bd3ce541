import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  createOrderMemory,
  orderMemoryKey,
  type EmbeddedPaymentStatus,
} from '../../stores/orders/order-memory.ts'
import { createWebStorage, type Storage } from '../../stores/browser/storage.ts'
import { StoresContext } from '../../context/contexts.ts'
import { RootError } from './RootError.tsx'
import { answerWith, createTestStores, unreachable, type Script } from '../../context/testing/order-stores.ts'

/** A browser that remembers order `o1`, in which the application broke while the payment stood so. */
function broken(payment: EmbeddedPaymentStatus = 'NotStarted', script: Script = {}) {
  const created = createTestStores({ deleteOrder: () => answerWith(undefined), ...script })
  const local = createWebStorage(() => localStorage)
  const session = createWebStorage(() => sessionStorage)
  const { core } = created.stores
  Object.assign(core.platform, { local, session })
  local.set(orderMemoryKey, JSON.stringify({ id: 'o1', revision: 1, showtimeId: 's1' }))
  createOrderMemory(local, session).paymentStatus = payment
  const page = { href: 'https://halcyon.example/films/?date=today', reload: jest.fn(), replace: jest.fn() }
  const show = () =>
    render(
      <StoresContext value={created.stores}>
        <RootError error={new Error('broken')} page={page} />
      </StoresContext>,
    )
  const { error, warn } = core.platform.logger
  return { ...created, page, show, error, warn }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const refresh = () => screen.findByRole('button', { name: 'Refresh the page' })

describe('an application that broke', () => {
  it('reloads by itself the first time, without a word', () => {
    const { page, show } = broken()
    const { container } = show()
    expect(page.reload).toHaveBeenCalledTimes(1)
    expect(container).toBeEmptyDOMElement()
  })

  it('says so when it happens again, and does not reload any more', async () => {
    const { error, page, show } = broken()
    show().unmount()
    show()
    expect(error).toHaveBeenCalledTimes(2)
    expect(error).toHaveBeenLastCalledWith('The application failed: Error: broken')
    await expect(refresh()).resolves.toBeVisible()
    expect(page.reload).toHaveBeenCalledTimes(1)
  })

  it.each(['Created', 'Started'] as const)(
    'never reloads by itself while a payment is %s',
    async (status) => {
      const { page, show } = broken(status)
      show()
      await expect(refresh()).resolves.toBeVisible()
      expect(page.reload).not.toHaveBeenCalled()
    },
  )
})

/** A storage as a browser has it that refuses to keep more. */
function full(storage: Storage): Storage {
  return { ...storage, set: () => undefined }
}

describe('an application that broke where storage keeps nothing', () => {
  it('does not reload by itself, as it could not know the next time that it has', async () => {
    const { page, show, stores } = broken()
    const { local, session } = stores.core.platform
    Object.assign(stores.core.platform, { local: full(local), session: full(session) })
    show()
    await expect(refresh()).resolves.toBeVisible()
    expect(page.reload).not.toHaveBeenCalled()
  })
})

describe('what it says of an order', () => {
  it.each(['NotStarted', 'Created'] as const)('is that nothing is charged while %s', async (status) => {
    const { show } = broken(status)
    show().unmount()
    show()
    expect(await screen.findByText(/nothing is charged/)).toBeVisible()
  })

  it('is no such promise when a card was sent, for which nothing is cancelled', async () => {
    const { page, show } = broken('Started')
    show()
    expect(await screen.findByText(/card had already been sent, so we cancel nothing/)).toBeVisible()
    await userEvent.click(await refresh())
    await waitFor(() => expect(page.replace).toHaveBeenCalledTimes(1))
    expect(screen.queryByText(/nothing is charged/)).not.toBeInTheDocument()
  })
})

describe('its refresh', () => {
  async function press(created: ReturnType<typeof broken>) {
    created.show().unmount()
    localStorage.setItem('foyer-member-hash', 'abc')
    sessionStorage.setItem('foyer-member-hash', 'def')
    localStorage.setItem('foyer-member-token', '{}')
    localStorage.setItem('foyer-something', 'kept by a page')
    sessionStorage.setItem('foyer-something', 'kept by a page')
    created.show()
    await userEvent.click(await refresh())
    await waitFor(() => expect(created.page.replace).toHaveBeenCalledTimes(1))
  }

  it('cancels the order, forgets all but the sign-in and the hash of the member, and starts the same page afresh', async () => {
    const created = broken()
    await press(created)
    expect(created.getCalls('deleteOrder')).toEqual([['deleteOrder', { params: { orderId: 'o1' } }]])
    expect(Object.entries(localStorage).sort()).toEqual([
      ['foyer-member-hash', 'abc'],
      ['foyer-member-token', '{}'],
    ])
    expect(Object.entries(sessionStorage)).toEqual([['foyer-member-hash', 'def']])
    const address = new URL(String(created.page.replace.mock.calls[0]?.[0]))
    expect(address.searchParams.get('date')).toBe('today')
    expect(address.searchParams.get('clearCache')).toMatch(/^\d+$/)
  })

  it('starts afresh, too, when the order cannot be cancelled: that is only logged', async () => {
    const created = broken('NotStarted', { deleteOrder: unreachable })
    await press(created)
    expect(created.warn).toHaveBeenCalledWith('The order could not be cancelled')
  })

  it('leaves an order alone that a card was sent for', async () => {
    const created = broken('Started')
    await press(created)
    expect(created.getCalls('deleteOrder')).toEqual([])
  })

  it('goes on to the page of such an order, which waits for its tickets, as the browser forgets the order', async () => {
    const created = broken('Started')
    await press(created)
    expect(localStorage.getItem(orderMemoryKey)).toBeNull()
    const address = new URL(String(created.page.replace.mock.calls[0]?.[0]))
    expect(address.origin + address.pathname).toBe('https://halcyon.example/completed-order/')
    expect(address.searchParams.get('orderId')).toBe('o1')
    expect(address.searchParams.get('clearCache')).toMatch(/^\d+$/)
  })

  it('stays where it was when card fields were open and nothing was sent', async () => {
    const created = broken('Created')
    await press(created)
    expect(new URL(String(created.page.replace.mock.calls[0]?.[0])).pathname).toBe('/films/')
  })
})
