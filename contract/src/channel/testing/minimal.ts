/** The least that a sales channel's configuration may say. */
export const minimalChannel = {
  culture: 'en-GB',
  country: 'GB',
  tenantId: 'halcyon',
  filmTerritoryShortCode: 'GB',
  languages: { primaryLanguageTag: 'en' },
  shared: {
    initial: { services: { vistaConnect: { regionCode: 'HAL-UK' } } },
    localisation: { languages: [{ languageTag: 'en', displayName: 'English' }] },
  },
  tickets: {
    ticketRedemption: { codeTypes: [{ id: 'voucher', type: 'Voucher', label: 'Voucher', pin: 'None' }] },
  },
}

type Container = Record<string, unknown>

/**
 * A copy of plain data that differs in one place: `a.b[0].c`. Containers on the way are made where they are missing;
 * `undefined` takes the setting out.
 */
export function changeAt(whole: object, path: string, value: unknown): object {
  const copy = structuredClone(whole) as Container
  const steps = path.split(/[.[\]]+/).filter(Boolean)
  const last = steps.pop() ?? ''
  let place = copy
  for (const step of steps) {
    place[step] ??= {}
    place = place[step] as Container
  }
  if (value === undefined) delete place[last]
  else place[last] = value
  return copy
}
