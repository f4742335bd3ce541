import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable } from './common.ts'

/** Copies of a member's data: Foyer's extension of the interface. */

export const DataExport = Type.Object({
  id: Id,
  createdAt: Instant,
  /** When it was made and mailed; null before. */
  completedAt: Nullable(Instant),
  /** Until when its address is good; null before it is made. */
  expiresAt: Nullable(Instant),
  /** Bytes; null before it is made. */
  size: Nullable(Type.Integer()),
})
export type DataExport = Static<typeof DataExport>

/** `GET members/current/data-exports`, the newest first; not those that are too old. */
export const DataExportsResponse = Type.Object({ dataExports: Type.Array(DataExport) })
export type DataExportsResponse = Static<typeof DataExportsResponse>

/** `POST members/current/data-exports`: with the present password, as an open page may be somebody else's. */
export const DataExportRequest = Type.Object({
  currentPassword: Type.String({ minLength: 1, maxLength: 1_024 }),
})
export type DataExportRequest = Static<typeof DataExportRequest>

export const DataExportResponse = Type.Object({ dataExport: DataExport })
export type DataExportResponse = Static<typeof DataExportResponse>
