import type { BoughtGoods, BoughtLine } from '../../domain/last-goods.ts'
import { readJson, type Storage } from '../browser/storage.ts'
import { lastGoodsKey } from './last-goods-key.ts'
import { toFields, toId, toItem, toList } from './parse-basket.ts'

const version = 1

/** The goods that were bought last in this browser, if its visitor has agreed to that. */
export interface LastGoodsMemory {
  /** Those of a cinema; null without. */
  find: (siteId: string) => BoughtGoods | null
  keep: (goods: BoughtGoods) => void
}

/** @param optional storage that nothing is written to without consent */
export function createLastGoodsMemory(optional: () => Storage): LastGoodsMemory {
  return {
    find(siteId) {
      const goods = parseGoods(readJson(optional(), lastGoodsKey))
      return goods?.siteId === siteId ? goods : null
    },
    keep: (goods) => optional().set(lastGoodsKey, JSON.stringify({ version, ...goods })),
  }
}

/** Any script of the page may have written it: what cannot be read was not bought. */
function parseGoods(value: unknown): BoughtGoods | null {
  const fields = toFields(value)
  const siteId = toId(fields?.siteId)
  if (fields?.version !== version || siteId === null) return null
  const lines = toList(fields.lines, parseLine)
  return lines.length > 0 ? { siteId, lines } : null
}

function parseLine(value: unknown): BoughtLine | null {
  const fields = toFields(value)
  const item = fields && toItem({ ...fields, id: 'line' })
  if (!item) return null
  const { itemId, quantity, modifiers, comment } = item
  return { itemId, quantity, modifiers, comment, name: parseName(fields.name) }
}

function parseName(value: unknown): BoughtLine['name'] {
  const fields = toFields(value)
  const text = toId(fields?.text)
  if (text === null) return null
  const translations = toList(fields?.translations, (each) => {
    const translation = toFields(each)
    const [languageTag, translated] = [toId(translation?.languageTag), toId(translation?.text)]
    return languageTag === null || translated === null ? null : { languageTag, text: translated }
  })
  return { text, translations }
}
