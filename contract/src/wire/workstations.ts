import { Type, type Static } from 'typebox'
import { Id } from './common.ts'

/** A device of a cinema's own. The public interface names no fields: these are ours. */
export const Workstation = Type.Object({ id: Id, name: Type.String(), siteId: Id })
export type Workstation = Static<typeof Workstation>

/** `POST workstation-registration`: with a code that is good once. */
export const RegisterWorkstationRequest = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 100 }),
})
export type RegisterWorkstationRequest = Static<typeof RegisterWorkstationRequest>

/** `PUT workstation-registration/current`. */
export const WorkstationRequest = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
})
export type WorkstationRequest = Static<typeof WorkstationRequest>

/** `GET workstation-registration/current`, and the answer of the two others. */
export const WorkstationResponse = Type.Object({ workstation: Workstation })
export type WorkstationResponse = Static<typeof WorkstationResponse>
