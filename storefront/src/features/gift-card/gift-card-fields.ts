import type { FormState } from '@foyer/design-system/forms/form'
import type { GiftCardDraft } from './gift-card-draft.ts'

/** What a part of the designer is given of its form. */
export interface GiftCardFields {
  form: Pick<FormState<GiftCardDraft>, 'values' | 'setValue'>
  /** The text of what is wrong with a field; undefined while nothing is. */
  getError: (name: keyof GiftCardDraft) => string | undefined
}
