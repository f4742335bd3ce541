import { render, screen } from '@testing-library/react'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { answerWith, createTestStores } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { menu } from '../../domain/testing/menu.ts'
import { page } from './page.ts'
import { TablePage } from './TablePage.tsx'

const text = (value: string) => ({ text: value, translations: [] })
const [table] = menu.relatedData.orderLocations ?? []

async function open(locationName: string, methods: readonly string[] = ['CustomLocationDelivery']) {
  const tested = createTestStores({
    getSite: () =>
      answerWith({
        site: {
          id: '1001',
          name: text('Halcyon Docklands'),
          ianaTimeZoneName: 'Europe/London',
          hasSellableItems: true,
          allowedItemDeliveryMethods: methods,
          contactDetails: { address: { city: '' } },
        },
      }),
    getItemProfile: () => answerWith(menu),
    getItemAvailability: () =>
      answerWith({ siteId: '1001', itemAvailabilities: [], relatedData: { site: null } }),
  })
  const { stores, orderStores } = tested
  stores.configuration.value.feature.foodAndBeverage = true
  const context = {
    params: { siteId: '1001', locationName },
    pattern: '/go/table/:siteId/:locationName/',
    url: new URL('https://halcyon.example/go/table/1001/x/'),
  }
  await page.load?.(stores, context)
  render(
    <TestRouter>
      <Application stores={stores}>
        <PageContextContext value={context}>
          <TablePage />
        </PageContextContext>
      </Application>
    </TestRouter>,
  )
  return orderStores.basket
}

it('brings what is chosen to the table of the address', async () => {
  const basket = await open(table?.id ?? '')
  expect(screen.getByText(table?.name.text ?? '')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'We bring it over' })).toBeVisible()
  expect(basket.itemsAt('1001').delivery).toEqual({
    method: 'CustomLocationDelivery',
    locationId: table?.id,
  })
})

it.each([
  ['There is no such table at this cinema.', 'nowhere', ['CustomLocationDelivery']],
  ['Nothing is brought to the tables of this cinema.', table?.id ?? '', ['CounterPickup']],
])('says in place of the menu: %s', async (reason, name, methods) => {
  const basket = await open(name, methods)
  expect(screen.getByText(reason)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'We bring it over' })).toBeNull()
  expect(basket.itemsAt('1001').delivery).toBeNull()
})
