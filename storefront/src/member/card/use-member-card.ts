import type { Member } from '@foyer/contract/wire/members'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import type { PointsStanding } from '../../domain/points-standing.ts'

/** Which of a level's pictures has no lettering but the logo: its name is set in the page's language. */
const unletteredFace = 2

/** What the card of a member shows, on a page and large. @param standing null where their server knows no clubs */
export function useMemberCard(
  { id, cardNumber, personalDetails: { name }, createdAt }: Member,
  standing: PointsStanding | null,
) {
  const { routes } = useStores()
  const { t, text } = useText()
  const formats = useFormats()
  const { club, level } = standing ?? {}
  return {
    club: text(club?.name) || undefined,
    level: text(level?.name) || undefined,
    name: [name.givenName, name.familyName].filter(Boolean).join(' '),
    since: createdAt === '' ? undefined : t('member.card.since', { year: formats.date(createdAt, 'YYYY') }),
    face: club &&
      level && { url: routes.media('LoyaltyClubLevelGraphic', level.id, { sequenceNumber: unletteredFace }) },
    tone: level?.cardColors ?? undefined,
    number: cardNumber && groupDigits(cardNumber),
    // By which the counter finds them: their server may know no cards.
    code: { content: cardNumber ?? id, label: t('member.card.code') },
  }
}

/** A number in groups of four, which people read aloud: it is never broken between them. */
const groupDigits = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1\u00a0')
