const kilometresInMile = 1.609344
/** Under this many units a distance is written with one decimal. */
const exactBelow = 10

/** A distance as one would say it: 0.8, 6, 19. */
export function roundDistance(kilometres: number, unit: 'mile' | 'kilometre'): number {
  const distance = unit === 'mile' ? kilometres / kilometresInMile : kilometres
  return distance < exactBelow ? Math.round(distance * 10) / 10 : Math.round(distance)
}

/** A cinema's name under its city, where the chain's name before it goes without saying. */
export function getNameInCity(name: string, chainName: string): string {
  const prefix = [`${chainName} `, `${chainName}, `].find((each) => name.startsWith(each))
  return prefix === undefined ? name : name.slice(prefix.length)
}
