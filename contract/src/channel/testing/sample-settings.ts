/** Values and paths of settings that the tables of good and of broken ones share. */
export const voucher = { id: 'a', type: 'Voucher', label: 'A', pin: 'None' }
export const connect = 'shared.initial.services.vistaConnect'
export const currency = 'shared.localisation.currency'
export const codeTypes = 'tickets.ticketRedemption.codeTypes'
export const long = (length: number) => 'x'.repeat(length)
export const image = { name: 'stub', url: '/brand/stub.svg', width: 10, height: 10 }
export const page = { id: 'terms', name: 'Terms', route: '/terms/' }
export const withIcon = (viewBox: string, paths: unknown = ['M0 0h1']) => [
  { ...voucher, icon: { viewBox, paths } },
]
