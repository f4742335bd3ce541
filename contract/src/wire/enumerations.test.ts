import * as enumerations from './enumerations.ts'

/** The specification's lists, word for word. */
it.each([
  ['filmDisplayStatuses', ['NowShowing', 'ComingSoon', 'AdvanceBooking']],
  ['filmPersonRoles', ['Actor', 'Director', 'Producer']],
  ['orderTypes', ['Standard', 'GiftShop', 'Subscription']],
  ['bookingModes', ['Paid', 'Unpaid', 'UnpaidConfirmed']],
  ['asyncOperationStatuses', ['NotStarted', 'Pending', 'Failed', 'Completed']],
  ['begunOperationStatuses', ['Pending', 'Completed', 'Failed']],
  ['paymentStatuses', ['NotStarted', 'Pending', 'Declined', 'Completed']],
  [
    'deliveryMethods',
    ['CounterPickup', 'ServiceAreaPickup', 'ElectronicDelivery', 'InSeatDelivery', 'CustomLocationDelivery'],
  ],
  ['subscriptionPeriods', [1, 2, 3, 4, 6, 12]],
  ['seatStatuses', ['Available', 'Sold', 'Broken', 'House']],
  ['seatTypes', ['Normal', 'Wheelchair', 'Companion', 'SofaLeft', 'SofaMiddle', 'SofaRight']],
  ['grantTypes', ['password', 'refresh_token', 'device_token']],
  ['rewardKinds', ['None', 'MemberReward']],
] as const)('%s are %j, and no others', (name, values) => {
  expect([...enumerations[name]].sort()).toEqual([...values].sort())
})

it('has a kind of picture for everything that is shown, loyalty clubs and rewards included', () => {
  expect([...enumerations.mediaKinds].sort()).toEqual([
    'AttributeIconGraphic',
    'CinemaGraphic',
    'EventPosterGraphic',
    'FilmAdvertising',
    'FilmBackdrop',
    'FilmPosterGraphic',
    'FilmStill',
    'FilmTitleTreatment',
    'GiftCardFaceGraphic',
    'ItemGraphic',
    'LoyaltyClubGraphic',
    'LoyaltyClubLevelGraphic',
    'PaymentMethodIconGraphic',
    'PromotionGraphic',
    'RewardGraphic',
    'TicketTypeGraphic',
  ])
})
