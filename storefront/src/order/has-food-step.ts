import type { Site } from '@foyer/contract/wire/sites'
import type { StorefrontConfiguration } from '../stores/channel/configuration-model.ts'

/** Whether food and drink of a cinema can be ordered online. */
export const hasFoodStep = (
  { hasSellableItems }: Pick<Site, 'hasSellableItems'>,
  { feature }: Pick<StorefrontConfiguration, 'feature'>,
): boolean => feature.foodAndBeverage && hasSellableItems === true
