import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { Order, OrderRelatedData, type OrderResponse } from '@foyer/contract/wire/orders'

/** An answer's text, and the part of it that is stored under a key. */
export interface AnswerBody {
  readonly full: string
  /** Without an order's related data, which are six times as long and come from the catalogue. */
  readonly stored: string
}

/** Loads the related data of an order whose stored answer is sent again. */
export type LoadRelatedData = (order: Order) => Promise<OrderRelatedData>

// Spread, as Fastify takes objects with an index signature; one constant object, as it compiles by identity.
const orderPart = { ...Type.Object({ order: Order }) }
const relatedPart = { ...OrderRelatedData }
const orderStart = '{"order":'

/** Texts of related data, shared by many answers; garbage-collected with the data. */
const relatedTexts = new WeakMap<OrderRelatedData, string>()

const isOrderResponse = (value: object): value is OrderResponse => 'order' in value && 'relatedData' in value

/** Serialises the body by the route's response schema. */
export function renderBody(reply: FastifyReply, value: object | undefined): AnswerBody {
  if (value === undefined) return { full: '', stored: '' }
  if (isOrderResponse(value)) {
    const stored = reply.compileSerializationSchema(orderPart)({ order: value.order })
    return { full: appendRelatedData(reply, stored, value.relatedData), stored }
  }
  const full = String(reply.serializeInput({ ...value }, String(reply.statusCode)))
  return { full, stored: full }
}

/** Completes a stored body; a body stored by an earlier version is complete already. */
export async function restoreBody(
  reply: FastifyReply,
  stored: string,
  loadRelatedData: LoadRelatedData,
): Promise<string> {
  if (!stored.startsWith(orderStart)) return stored
  // Stored by this server only.
  const { order, relatedData } = JSON.parse(stored) as Partial<OrderResponse>
  if (order === undefined || relatedData !== undefined) return stored
  return appendRelatedData(reply, stored, await loadRelatedData(order))
}

function appendRelatedData(reply: FastifyReply, stored: string, relatedData: OrderRelatedData): string {
  let text = relatedTexts.get(relatedData)
  if (text === undefined) {
    text = reply.compileSerializationSchema(relatedPart)(relatedData)
    relatedTexts.set(relatedData, text)
  }
  return `${stored.slice(0, -1)},"relatedData":${text}}`
}
