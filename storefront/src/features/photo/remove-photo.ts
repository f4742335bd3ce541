import { success, type Result } from '../../cache/result.ts'
import type { TextFunctions } from '../../context/hooks.ts'
import type { Failure } from '../../services/http/failure.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { getMemberStores } from '../../stores/members/member-stores.ts'

const noticeId = 'photo-removed'

/** Takes the member's photo away, and offers to put it back for as long as its notice is there. */
export async function removePhoto(stores: Stores, t: TextFunctions['t']): Promise<Result<void, Failure>> {
  const { accounts, member } = getMemberStores(stores)
  const { notifications } = stores
  const { uri } = member.member?.photo ?? {}
  // The server deletes it: to put it back, it is sent again.
  const photo = uri === undefined ? null : await fetchPhoto(uri)
  const result = await accounts.deletePhoto()
  if (!result.ok) return result
  await member.reload()
  const putBack = async (back: Blob) => {
    notifications.remove(noticeId)
    const sent = await accounts.setPhoto(back)
    if (sent.ok) await member.reload()
    else
      notifications.add({
        id: 'photo-not-back',
        type: 'Error',
        title: t('member.photo.notBack.title'),
        messages: [t('member.photo.notBack.text')],
      })
  }
  notifications.add({
    id: noticeId,
    type: 'Success',
    title: t('member.photo.removed'),
    ...(photo && {
      actionButton: { show: true, label: t('member.photo.putBack'), onClick: () => void putBack(photo) },
    }),
  })
  return success(undefined)
}

/** Null where the browser may not read it, as from another server: then it cannot be put back. */
async function fetchPhoto(address: string): Promise<Blob | null> {
  try {
    const answer = await fetch(address)
    return answer.ok ? await answer.blob() : null
  } catch {
    return null
  }
}
