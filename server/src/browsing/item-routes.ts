import type { FastifyPluginAsync } from 'fastify'
import { operations } from '@foyer/contract/operations'
import type { Site } from '@foyer/contract/wire/sites'
import { ProblemError } from '../http/problem.ts'
import { sendCached, type CachedBody } from '../http/read-cache.ts'
import { route } from '../http/route.ts'
import { listItemRewards } from '../catalogue/item-rewards.ts'
import type { BrowsingContext } from './browsing-context.ts'
import { createItemAvailabilityAnswer } from './item-availability.ts'
import { createItemProfileAnswer, createSellableItemsAnswer } from './item-profile.ts'

/** Menus of sites and of the gift shop, what of them can be ordered now, and items by code. */
export const itemRoutes: FastifyPluginAsync<BrowsingContext> = async (app, options) => {
  const { catalogue, clock, cache, database, itemChanges } = options
  const { items, currency } = catalogue
  const rewards = listItemRewards(catalogue.membership)

  function requireSite(siteId: string): Site {
    const site = catalogue.sites.get(siteId)
    if (!site) throw new ProblemError('site-not-found')
    return site
  }

  /** @param siteId null: the gift shop */
  async function readMenu(siteId: string | null) {
    return { items, rewards, changes: await itemChanges.read(), decimals: currency.decimals, siteId }
  }

  /** @param siteId null: the gift shop */
  async function answerProfile(siteId: string | null): Promise<CachedBody> {
    const menu = await readMenu(siteId)
    return cache.answer(`item profile ${siteId ?? ''}`, [catalogue, menu.changes], clock.now(), () => ({
      answer: createItemProfileAnswer(menu),
    }))
  }

  const answerAvailability = async (site: Site | null) =>
    createItemAvailabilityAnswer({
      items,
      changes: await itemChanges.read(),
      database,
      decimals: currency.decimals,
      site,
      now: clock.now(),
    })

  route(app, operations.getItemProfile, async (request, reply) =>
    sendCached(request, reply, await answerProfile(requireSite(request.params.siteId).id)),
  )

  route(app, operations.getGiftShopItemProfile, async (request, reply) =>
    sendCached(request, reply, await answerProfile(null)),
  )

  route(app, operations.getItemAvailability, (request, reply) => {
    reply.header('cache-control', 'no-store')
    return answerAvailability(requireSite(request.params.siteId))
  })

  route(app, operations.getGiftShopItemAvailability, (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return answerAvailability(null)
  })

  route(app, operations.getSellableItemsByCode, async (request) => {
    const { id: siteId } = requireSite(request.params.siteId)
    return createSellableItemsAnswer({ ...(await readMenu(siteId)), siteId }, request.params.code)
  })
}
