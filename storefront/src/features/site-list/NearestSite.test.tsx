import type { Position } from '@foyer/contract/personalisation/nearest-site'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StoresContext } from '../../context/contexts.ts'
import { answerWith, createTestStores } from '../../context/testing/order-stores.ts'
import { NearestSite } from './NearestSite.tsx'

const site = (id: string, name: string, latitude: number) => ({
  id,
  name: { text: name, translations: [] },
  location: { latitude, longitude: 0 },
  contactDetails: {
    phoneNumbers: [],
    email: null,
    address: { line1: '1 Quay', line2: null, city: 'Portmere' },
  },
})

async function open(position: Position | null) {
  const locate = jest.fn(async () => position)
  const { stores } = createTestStores(
    {
      getSites: () =>
        answerWith({ sites: [site('1001', 'Halcyon Docklands', 50), site('1005', 'Halcyon Northgate', 51)] }),
    },
    { locate },
  )
  await stores.sites.ensure()
  render(
    <StoresContext value={stores}>
      <NearestSite />
    </StoresContext>,
  )
  return { locate, user: userEvent.setup() }
}

const button = () => screen.getByRole('button', { name: 'Near me' })

it('asks the browser where the visitor is when they want it, and shows the nearest cinema with its distance', async () => {
  const { locate, user } = await open({ latitude: 51.1, longitude: 0 })
  expect(locate).not.toHaveBeenCalled()
  await user.click(button())
  const found = await screen.findByRole('region', { name: 'Nearest to you' })
  expect(within(found).getByRole('link', { name: 'Halcyon Northgate' })).toBeVisible()
  expect(found).toHaveTextContent('6.9 miles')
  expect(screen.getByRole('status')).toContainElement(found)
  expect(button()).toHaveFocus()
})

it('says so when the browser does not tell', async () => {
  const { user } = await open(null)
  await user.click(button())
  expect(await screen.findByText(/Your browser did not say where you are/)).toBeVisible()
})
