import { credentialsAccess, ownWorkstationAccess } from '../wire/access.ts'
import { RegisterWorkstationRequest, WorkstationRequest, WorkstationResponse } from '../wire/workstations.ts'
import type { OperationTable } from './operation.ts'

/** Workstations: tills and other devices of a cinema’s own. */
export const workstationsOperations = {
  registerWorkstation: {
    tag: 'Workstations',
    access: credentialsAccess,
    summary: 'Register a workstation by a code that is good once; a cookie knows it from then on',
    isKeyless: true,
    body: RegisterWorkstationRequest,
    responses: { 200: WorkstationResponse },
  },
  getWorkstation: {
    tag: 'Workstations',
    access: ownWorkstationAccess,
    summary: 'The workstation that calls',
    responses: { 200: WorkstationResponse },
  },
  setWorkstation: {
    tag: 'Workstations',
    access: ownWorkstationAccess,
    summary: 'What the workstation that calls is called',
    isKeyless: true,
    body: WorkstationRequest,
    responses: { 200: WorkstationResponse },
  },
  deleteWorkstation: {
    tag: 'Workstations',
    access: ownWorkstationAccess,
    summary:
      'Foyer’s extension: sign the workstation that calls out; it needs another code to be registered again',
    isKeyless: true,
    responses: { 204: null },
  },
} as const satisfies OperationTable
