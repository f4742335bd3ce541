import { memberChangeAccess } from '../wire/access.ts'
import {
  SetMemberPhotoRequest,
  SetMemberPhotoResponse,
  SetPersonalDetailsRequest,
} from '../wire/member-details.ts'
import { MemberResponse } from '../wire/members.ts'
import type { OperationTable } from './operation.ts'

/** Details, preferences and photo of the signed-in member. */
export const memberDetailsOperations = {
  setPersonalDetails: {
    tag: 'Members',
    access: memberChangeAccess,
    summary: 'Change the given details of the member',
    isKeyless: true,
    body: SetPersonalDetailsRequest,
    responses: { 200: MemberResponse },
  },
  setMemberPhoto: {
    tag: 'Members',
    access: memberChangeAccess,
    summary: 'Give the member a photo',
    isKeyless: true,
    body: SetMemberPhotoRequest,
    responses: { 200: SetMemberPhotoResponse },
  },
  deleteMemberPhoto: {
    tag: 'Members',
    access: memberChangeAccess,
    summary: 'Foyer’s extension: delete the member’s photo',
    isKeyless: true,
    responses: { 204: null },
  },
} as const satisfies OperationTable
