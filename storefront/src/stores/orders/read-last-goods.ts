import type { BoughtGoods, BoughtLine } from '../../domain/last-goods.ts'
import { readJson, type Storage } from '../browser/storage.ts'
import { lastGoodsKey, lastGoodsVersion } from './last-goods-key.ts'
import { toFields, toId, toItem, toList } from './parse-basket.ts'

/** The goods of a cinema that were bought last in this browser, if its visitor has agreed to that; null without. */
export function readLastGoods(optional: Storage, siteId: string): BoughtGoods | null {
  const goods = parseGoods(readJson(optional, lastGoodsKey))
  return goods?.siteId === siteId ? goods : null
}

/** Any script of the page may have written it: what cannot be read was not bought. */
function parseGoods(value: unknown): BoughtGoods | null {
  const fields = toFields(value)
  const siteId = toId(fields?.siteId)
  if (fields?.version !== lastGoodsVersion || siteId === null) return null
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
