import type { BoughtGoods } from '../../domain/last-goods.ts'
import type { Storage } from '../browser/storage.ts'
import { lastGoodsKey, lastGoodsVersion } from './last-goods-key.ts'

/** Remembers what was bought last; `readLastGoods` reads it, where it is offered again. */
export interface LastGoodsMemory {
  readonly keep: (goods: BoughtGoods) => void
}

/** @param optional storage that nothing is written to without consent */
export const createLastGoodsMemory = (optional: () => Storage): LastGoodsMemory => ({
  keep: (goods) => optional().set(lastGoodsKey, JSON.stringify({ version: lastGoodsVersion, ...goods })),
})
