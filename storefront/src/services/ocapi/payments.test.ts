import { unreachable } from '../../context/testing/order-stores.ts'
import { createPaymentsService } from './payments.ts'

it('sends the answer of a captcha with the look-up of a gift card, where there is one', async () => {
  const call = jest.fn(async () => unreachable())
  const service = createPaymentsService({ call: call as never })
  const body = { cardNumber: 'HG1', pin: null }
  await service.giftCard(body, { captchaResponse: 'an answer' })
  await service.giftCard(body)
  expect(call.mock.calls).toEqual([
    ['getGiftCardDetails', { body }, { captchaResponse: 'an answer' }],
    ['getGiftCardDetails', { body }, undefined],
  ])
})
