import { Type } from 'typebox'
import { Id } from '../wire/common.ts'

/** A list in a query: the parameter is repeated (`siteIds=1&siteIds=2`); a single value is valid too. */
export const IdList = Type.Optional(Type.Union([Type.Array(Id, { maxItems: 200 }), Id]))

/** Parameters of paths and queries that several operations share. */
export const bySite = Type.Object({ siteId: Id })
export const byFilm = Type.Object({ filmId: Id })
export const byShowtime = Type.Object({ showtimeId: Id })
export const byOrder = Type.Object({ orderId: Id })
export const byOrderAndShowtime = Type.Object({ orderId: Id, showtimeId: Id })
export const byOrderAndDelivery = Type.Object({ orderId: Id, itemDeliveryId: Id })
export const byPasskey = Type.Object({ passkeyId: Id })
export const byPaymentCard = Type.Object({ paymentCardId: Id })
export const byEvent = Type.Object({ eventId: Id })
export const screenings = Type.Object({ siteIds: IdList, filmIds: IdList })
