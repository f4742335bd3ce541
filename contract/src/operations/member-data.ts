import { memberAccess, memberChangeAccess } from '../wire/access.ts'
import { DataExportRequest, DataExportResponse, DataExportsResponse } from '../wire/member-data.ts'
import type { OperationTable } from './operation.ts'

/** Copies of a member's data: Foyer’s extension of the interface. */
export const memberDataOperations = {
  getDataExports: {
    tag: 'Members',
    access: memberAccess,
    summary: 'Foyer’s extension: copies of their data that the member has asked for',
    responses: { 200: DataExportsResponse },
  },
  createDataExport: {
    tag: 'Members',
    access: memberChangeAccess,
    summary: 'Foyer’s extension: ask for a copy of the member’s data; its address is mailed',
    isKeyless: true,
    body: DataExportRequest,
    responses: { 200: DataExportResponse },
  },
} as const satisfies OperationTable
