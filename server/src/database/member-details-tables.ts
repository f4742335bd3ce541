/** Tables of members' photos and of what they have agreed to. */
export interface MemberDetailsTables {
  member_photo: MemberPhotoTable
  member_photo_upload: MemberPhotoUploadTable
  consent_event: ConsentEventTable
  member_card: MemberCardTable
  deleted_member: DeletedMemberTable
}

/** An account that was deleted. Leads to nobody. */
interface DeletedMemberTable {
  /** SHA-256 of the member's id, hexadecimal. Primary key. */
  id_hash: string
  deleted_at: number
}

/** The number of a member's card. Primary key member_id. */
interface MemberCardTable {
  member_id: string
  /** Sixteen digits, the last a check digit. Unique. */
  number: string
  issued_at: number
}

/** A member's photo, as the server has made it. */
interface MemberPhotoTable {
  member_id: string
  /** Random, and another one for each photo: part of its address. Unique. */
  id: string
  /** WebP in Base64: squares of 512 and 128 pixels. */
  large: string
  small: string
  created_at: number
}

/** How many photos a member has sent within an hour. */
interface MemberPhotoUploadTable {
  member_id: string
  since: number
  uploads: number
}

/** That a member has agreed to something, or no longer does. Rows are added, and never changed. */
interface ConsentEventTable {
  id: string
  /** Null once the account is deleted. */
  member_id: string | null
  /** Keyed hash of the member's address, or of the username. */
  subject: string
  channel: string
  purpose: string
  is_granted: number
  source: string
  created_at: number
}
