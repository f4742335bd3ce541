import { foreignAddresses } from '@foyer/contract/render/testing/addresses'
import { Routes } from '../domain/routes.ts'
import { getDestination, getRedirect, getSignUpPath } from './destination.ts'

const routes = new Routes({
  pages: {},
  origin: 'https://halcyon.example',
  mediaBase: '/',
  isSeatFirst: false,
  allowsUnpaidBookings: false,
})
const at = (query: Record<string, string>) =>
  new URL(`https://halcyon.example/sign-in/?${new URLSearchParams(query).toString()}`)

describe('where a visitor goes once signed in', () => {
  it('is the page that was left, with its query and its place', () => {
    expect(getDestination(at({ redirect: '/films/?date=2026-11-23#top' }), routes)).toBe(
      '/films/?date=2026-11-23#top',
    )
    expect(getDestination(at({ redirect: 'https://halcyon.example/member/' }), routes)).toBe('/member/')
  })

  it.each(foreignAddresses)('is never another site: %j', (redirect) => {
    expect(getDestination(at({ redirect }), routes)).toBe('/member/')
    expect(getRedirect(at({ redirect }))).toBeUndefined()
  })

  it.each(['', '/sign-in/?redirect=/films/', '/sign-up/', '/member/password-reset/ABC/'])(
    'is the overview instead of %j',
    (redirect) => {
      expect(getDestination(at(redirect ? { redirect } : {}), routes)).toBe('/member/')
    },
  )
})

describe('the way to sign up', () => {
  it('is the one that the address names', () => {
    expect(getSignUpPath(at({ signUpPath: '/subscription/member-details/' }), routes)).toBe(
      '/subscription/member-details/',
    )
  })

  it('has the way back, where it is the usual one', () => {
    expect(getSignUpPath(at({ redirect: '/films/' }), routes)).toBe('/sign-up/?redirect=%2Ffilms%2F')
    expect(getSignUpPath(at({}), routes)).toBe('/sign-up/')
  })

  it.each(foreignAddresses)('is never on another site: %j', (signUpPath) => {
    expect(getSignUpPath(at({ signUpPath }), routes)).toBe('/sign-up/')
  })
})
