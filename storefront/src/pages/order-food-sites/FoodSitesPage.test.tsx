import { render, screen } from '@testing-library/react'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { answerWith, createTestStores, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { named } from '../../domain/testing/menu.ts'
import { page } from './page.ts'

const createSite = (id: string, name: string, hasSellableItems: boolean) => ({
  id,
  name: named(name),
  contactDetails: { address: { city: 'Aldwick' }, phoneNumbers: [] },
  hasSellableItems,
})

async function open(getSites: NonNullable<Script['getSites']>) {
  const { stores } = createTestStores({ getSites })
  stores.configuration.value.feature.foodAndBeverage = true
  const context = {
    params: {},
    pattern: '/food-and-drink/',
    url: new URL('https://halcyon.example/food-and-drink/'),
  }
  await page.load?.(stores, context)
  render(
    <TestRouter>
      <Application stores={stores}>
        <PageContextContext value={context}>
          <page.Page />
        </PageContextContext>
      </Application>
    </TestRouter>,
  )
  return page.status?.(stores, context)
}

test('lists the cinemas that sell food, each with its menu', async () => {
  const status = await open(() =>
    answerWith({ sites: [createSite('1001', 'Kite Mill', true), createSite('1002', 'Kite Quay', false)] }),
  )
  expect(status).toBe(200)
  expect(screen.getByRole('link', { name: 'Kite Mill' })).toHaveAttribute(
    'href',
    '/order/sites/1001/food-and-drink/',
  )
  expect(screen.queryByText('Kite Quay')).toBeNull()
})

test('says so where no cinema sells food', async () => {
  await open(() => answerWith({ sites: [createSite('1002', 'Kite Quay', false)] }))
  expect(screen.getByText('No cinema sells food online yet')).toBeInTheDocument()
})

test('cinemas that did not come can be asked for again', async () => {
  expect(await open(() => unreachable())).toBe(503)
  expect(screen.getByRole('button', { name: /Try again/ })).toBeInTheDocument()
})
