import { isProviderAddress } from './provider-address.ts'

const shop = 'https://halcyon.example'
const ownMachine = 'http://192.168.1.20:4000'

test.each([
  ['https://pay.example/pay/?session=1', shop, true],
  ['https://pay.example/', ownMachine, true],
  ['http://192.168.1.20:4001/pay/', ownMachine, true],
  ['http://localhost:4001/pay/', ownMachine, true],
  ['http://pay.example/', ownMachine, false],
  ['http://halcyon.example/', shop, false],
  ['http://localhost:4001/', shop, false],
  ['javascript:alert(document.domain)', shop, false],
  ['data:text/html,pay', shop, false],
  ['https://halcyon.example:card@elsewhere.example/', shop, false],
  ['//pay.example/', shop, false],
  ['/pay/', shop, false],
  ['', shop, false],
])('%s is one to be sent to from %s: %p', (address, origin, isOne) => {
  expect(isProviderAddress(address, origin)).toBe(isOne)
})
