import { recaptchaSources } from '@foyer/contract/captcha-service'
import type { Stores } from '../stores/create-stores.ts'
import type { PageContext, PageModule } from './page-module.ts'

/** Origins that a page frames, for the policy of its document: its own, and those of a captcha that it may show. */
export function getFrameSources(
  { frameSources, hasCaptcha }: PageModule,
  stores: Stores,
  page: PageContext,
): readonly string[] {
  const hasService = hasCaptcha && stores.core.pageData.initialData.captcha !== undefined
  return [...(frameSources?.(stores, page) ?? []), ...(hasService ? recaptchaSources.frames : [])]
}
