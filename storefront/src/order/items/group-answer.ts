import type { TranslatedText } from '@foyer/contract/wire/common'
import type { ModifierGroup } from '@foyer/contract/wire/items'
import {
  findMissingGroup,
  listChosen,
  countChosen,
  type FindGroup,
  type ItemChoice,
} from '../../domain/item-choice.ts'

interface GroupChoice {
  readonly group: ModifierGroup
  /** Of the whole item. */
  readonly choice: ItemChoice
  readonly findGroup: FindGroup
}

interface AnswerTexts {
  readonly t: (key: string, parameters?: Readonly<Record<string, string | number>>) => string
  readonly text: (translated: TranslatedText) => string
  readonly list: (parts: readonly string[]) => string
}

/** Whether a group of an item needs no more: it had to be answered, it is, and so are those that its answer opens. */
export function isFinished({ group, choice, findGroup }: GroupChoice): boolean {
  return (
    group.minimumQuantity > 0 &&
    countChosen(choice, group.id) >= group.minimumQuantity &&
    findMissingGroup([group.id], choice, findGroup) === null
  )
}

/** What a group was answered with: its own modifiers, and below them those that they opened. */
export function createAnswer(
  { group, choice, findGroup }: GroupChoice,
  { t, text, list }: AnswerTexts,
): { readonly text: string; readonly note: string | undefined } {
  const own = choice.filter(({ modifierGroupId }) => modifierGroupId === group.id)
  const name = (modifiers: ReturnType<typeof listChosen>) =>
    list(
      modifiers.map(({ modifier, quantity }) =>
        quantity > 1
          ? t('food-and-beverage.count', { quantity, item: text(modifier.name) })
          : text(modifier.name),
      ),
    )
  const plain = own.map(({ modifierGroupId, modifierId, quantity = 1 }) => ({
    modifierGroupId,
    modifierId,
    quantity,
  }))
  const all = listChosen([group.id], own, findGroup)
  const inner = all.filter(({ modifier }) => !group.modifiers.includes(modifier))
  return { text: name(listChosen([group.id], plain, findGroup)), note: name(inner) || undefined }
}
