import type { FilmEvent } from '@foyer/contract/wire/films'
import type { Site } from '@foyer/contract/wire/sites'
import { getEventLettering, getEventPicture, getSiteFront, isSiteFront } from './chain-pictures.ts'

const routes = {
  media: (kind: string, id: string, options: { sequenceNumber?: number } = {}) =>
    [kind, id, options.sequenceNumber].filter((part) => part !== undefined).join('/'),
}
const site = (presentation?: Site['presentation']) => ({ id: '1001', presentation }) as Site
const event = (lettering?: NonNullable<FilmEvent['presentation']>['lettering']) =>
  ({
    id: 'EV1',
    presentation: {
      hero: { ground: '#000000', on: '#ffffff', accent: '#ffb224' },
      focalPoint: { x: 0.4, y: 0.5 },
      lettering,
    },
  }) as FilmEvent
const drawn = { languageTag: 'en', ratio: 2, place: null, hasPageInks: false }

it('shows a cinema by night where its server has a night', () => {
  expect(getSiteFront(site({ focalPoint: { x: 0.5, y: 0.5 }, hasNight: true }), routes)).toEqual({
    url: 'CinemaGraphic/1001',
    focalPoint: { x: 0.5, y: 0.5 },
    night: { url: 'CinemaGraphic/1001/2' },
  })
  expect(getSiteFront(site(), routes)).toEqual({
    url: 'CinemaGraphic/1001',
    focalPoint: { x: 0.7, y: 0.5 },
  })
})

it('tells the front of a cinema from other pictures of it', () => {
  expect(isSiteFront('https://m.example/media/entity/get/CinemaGraphic/1001?v=2', site())).toBe(true)
  for (const other of [
    '/media/entity/get/CinemaGraphic/1001?v=2&sequenceNumber=3',
    '/media/entity/get/CinemaGraphic/10010',
    '/brand/art/quay.svg',
  ])
    expect(isSiteFront(other, site())).toBe(false)
})

it('shows an event by its picture, and one of another server by its poster', () => {
  expect(getEventPicture(event(), routes)).toEqual({
    url: 'EventPosterGraphic/EV1',
    focalPoint: { x: 0.4, y: 0.5 },
  })
  expect(getEventPicture({ id: 'EV1' }, routes)).toEqual({ url: 'EventPosterGraphic/EV1' })
})

describe('the lettering of an event', () => {
  it.each(['en', 'en-GB', 'EN-us'])('is shown in its language: %s', (language) => {
    expect(getEventLettering(event(drawn), routes, language)?.source.url).toBe('EventPosterGraphic/EV1/2')
  })

  it.each(['fr', 'ar', 'es'])('is not shown in another: %s', (language) => {
    expect(getEventLettering(event(drawn), routes, language)).toBeUndefined()
  })

  it('has drawings for pages where its server says so', () => {
    expect(getEventLettering(event({ ...drawn, hasPageInks: true }), routes, 'en')?.onPage).toEqual({
      light: { url: 'EventPosterGraphic/EV1/3' },
      dark: { url: 'EventPosterGraphic/EV1/4' },
    })
    expect(getEventLettering(event(drawn), routes, 'en')?.onPage).toBeUndefined()
    expect(getEventLettering(event(), routes, 'en')).toBeUndefined()
  })
})
