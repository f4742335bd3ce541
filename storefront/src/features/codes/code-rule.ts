import type { TicketRedemptionCodeType } from '@foyer/contract/channel/tickets'
import {
  findCodeTypes,
  maskCode,
  matchCodeType,
  recognizeCodeType,
  type CodeMatch,
} from '@foyer/contract/codes/code-format'
import type { CodeRule } from '@foyer/design-system/forms/code-field'

const listTypes = (match: CodeMatch): readonly TicketRedemptionCodeType[] => {
  switch (match.kind) {
    case 'None':
      return []
    case 'One':
      return [match.codeType]
    case 'Several':
      return match.codeTypes
    default:
      return match satisfies never
  }
}

const hasFormat = ({ format }: TicketRedemptionCodeType) => format !== undefined

/**
 * How the field reads what is typed. A kind that takes any code is meant when no kind with a format is possible any more:
 * before, it would take the layout from every other, and be recognised with the first character.
 */
export function createCodeRule(codeTypes: readonly TicketRedemptionCodeType[]): CodeRule {
  const recognize = (text: string) => {
    const types = listTypes(recognizeCodeType(text, codeTypes))
    const mayHaveFormat = findCodeTypes(text, codeTypes.filter(hasFormat)).length > 0
    return mayHaveFormat ? types.filter(hasFormat) : types
  }
  return {
    recognize: (text) => recognize(text).map(({ id }) => id),
    mask(text, caret) {
      const types = recognize(text)
      return maskCode(text, types.length > 0 ? types : codeTypes.filter(hasFormat), caret)
    },
  }
}

/** The kind that a whole code is sent as; of several that nothing tells apart, the one that was chosen. */
export function findCodeType(
  text: string,
  codeTypes: readonly TicketRedemptionCodeType[],
  chosenId: string | null,
): TicketRedemptionCodeType | 'number' | 'ambiguous' {
  const types = listTypes(matchCodeType(text, codeTypes))
  const [only, ...others] = types
  if (!only) return 'number'
  return others.length === 0 ? only : (types.find(({ id }) => id === chosenId) ?? 'ambiguous')
}
