import { createTestStores } from '../../context/testing/order-stores.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { guardMemberPage } from './guard-member-page.tsx'

const url = new URL('https://halcyon.example/member/')
const context = { params: {}, url, pattern: '/member/' }
const page = guardMemberPage({ Page: () => null, isMemberOnly: true, head: () => ({ title: '' }) })

function createStores(isSignedIn?: boolean): Stores {
  const { stores } = createTestStores({})
  return isSignedIn === undefined
    ? stores
    : { ...stores, core: { ...stores.core, pageData: { ...stores.core.pageData, isSignedIn } } }
}

it.each([
  ['leads a visitor without a cookie to the sign-in', false, { redirect: '/sign-in/?redirect=%2Fmember%2F' }],
  ['lets a member in', true, undefined],
  ['leaves it to the browser where it cannot tell', undefined, undefined],
] as const)('the server %s', async (_, isSignedIn, outcome) => {
  expect(await page.load?.(createStores(isSignedIn), context)).toEqual(outcome)
})
