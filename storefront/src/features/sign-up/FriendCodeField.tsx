import { TextField } from '@foyer/design-system/forms/text-field'
import { normalizeCode } from '@foyer/contract/codes/normalize-code'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore, useText } from '../../context/hooks.ts'
import { useGiftName } from '../../member/use-gift-name.ts'
import { getInviters } from '../../stores/members/referral-code.ts'
import { getLoyaltyMasterData } from '../../stores/members/loyalty-master-data.ts'

export interface FriendCodeFieldProps {
  /** As it was typed, or as the friend's link has it. */
  value: string
  /** The code that the server has refused, and why, in words. */
  refused: { value: string; text: string } | null
  onChange: (code: string) => void
}

const longestCode = 40
/** Characters of a whole code: fewer are not looked up. */
const wholeCode = 8

/** The code of a friend who is a member, which may be left out; says whose it is, and what it brings. */
export const FriendCodeField = observer(function FriendCodeField({
  value,
  refused,
  onChange,
}: FriendCodeFieldProps) {
  const inviters = useStore(getInviters)
  const masterData = useStore(getLoyaltyMasterData)
  const nameGift = useGiftName()
  const { t } = useText()
  const code = normalizeCode(value)
  const isWhole = code.length === wholeCode
  useEffect(() => {
    if (isWhole) void inviters.ensure(code)
  }, [inviters, code, isWhole])
  const inviter = isWhole ? inviters.value(code) : undefined
  const gift = masterData.data?.referrals?.forFriend
  const brings = gift ? nameGift(gift) : ''
  return (
    <TextField
      label={t('member.signUp.friendCode.label')}
      optionalLabel={t('member.signUp.optional')}
      name="friendCode"
      value={value}
      maxLength={longestCode}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      help={
        inviter
          ? t('member.signUp.friendCode.found', { friend: inviter, gift: brings })
          : t('member.signUp.friendCode.help')
      }
      error={refused && normalizeCode(refused.value) === code ? refused.text : undefined}
      onChange={onChange}
    />
  )
})
