import type { Site } from '@foyer/contract/wire/sites'
import type { Stores } from '../stores/create-stores.ts'

/** What the menu of a cinema is called: "Food and drink at Kite Mill". */
export const getMenuTitle = ({ texts }: Pick<Stores, 'texts'>, { name }: Pick<Site, 'name'>): string =>
  texts.t('food-and-beverage.titleAt', { site: texts.text(name) })
