import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import {
  answerWith,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { page } from './page.ts'

const url = new URL('https://halcyon.example/find-order/')
const context = { params: {}, url, pattern: '/find-order/' }

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function visit(script: Script, given: Partial<typeof initialData> = { findsOrders: true }) {
  const created = createTestStores(script, {}, { ...initialData, ...given })
  const { Page } = page
  render(
    <MemoryRouter initialEntries={['/find-order/']}>
      <StoresContext value={created.stores}>
        <PageContextContext value={context}>
          <Page />
          <Address />
        </PageContextContext>
      </StoresContext>
    </MemoryRouter>,
  )
  return created
}

async function search(reference: string, email: string) {
  if (reference) await userEvent.type(screen.getByRole('textbox', { name: /^Reference/ }), reference)
  if (email) await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), email)
  await userEvent.click(screen.getByRole('button', { name: 'Find my order' }))
}

describe('finding an order', () => {
  it('leads to its tickets', async () => {
    const { getCalls } = visit({ findCompletedOrder: () => answerWith({ orderId: 'o1' }) })
    await search(' hx492tq ', 'ada@example.org')
    expect(await screen.findByText('/completed-order/?orderId=o1')).toBeVisible()
    expect(getCalls('findCompletedOrder')).toHaveLength(1)
  })

  it.each([
    ['nothing fits', () => refuseFor('order-not-found'), 'We found no order with these'],
    ['it was tried too often', () => refuseFor('too-many-requests'), 'That was tried too often'],
    ['nobody answers', unreachable, 'We could not look just now'],
  ] as const)('says so when %s, and keeps what was typed', async (_, answer, title) => {
    visit({ findCompletedOrder: answer })
    await search('HX492TQ', 'ada@example.org')
    expect(await screen.findByRole('alert')).toHaveTextContent(title)
    expect(screen.getByRole('textbox', { name: /^Reference/ })).toHaveValue('HX492TQ')
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('ada@example.org')
    expect(screen.getByText('/find-order/')).toBeVisible()
  })

  it('asks nobody before both are there', async () => {
    const { getCalls } = visit({ findCompletedOrder: () => answerWith({ orderId: 'o1' }) })
    await search('HX492TQ', 'ada')
    expect(getCalls('findCompletedOrder')).toHaveLength(0)
    expect(screen.getByRole('textbox', { name: /^Email/ })).toBeInvalid()
  })

  it('is not there where the ordering server finds none', () => {
    const { stores } = visit({}, {})
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(page.status?.(stores, context)).toBe(404)
    expect(
      page.status?.(createTestStores({}, {}, { ...initialData, findsOrders: true }).stores, context),
    ).toBe(200)
  })

  it('speaks of a confirmation only where one is sent', () => {
    const said = /in the confirmation we sent/
    visit({})
    expect(screen.queryByText(said)).toBeNull()
    visit({}, { findsOrders: true, sendsTickets: true })
    expect(screen.getByText(said)).toBeVisible()
  })

  it('is for no search engine', () => {
    const { stores } = createTestStores({})
    expect(page.head(stores, context)).toMatchObject({ robots: 'noindex' })
  })
})
