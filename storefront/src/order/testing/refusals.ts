import { catalogue, type Condition } from '@foyer/contract/errors/catalogue'
import { halcyonTexts } from '../../context/testing/brand-texts.ts'
import { errorMessages, messagesByCondition } from '../error-messages.ts'

/** Conditions that have a message at every step, each with the text that the visitor has to see. */
export const refusals: readonly { condition: Condition; text: string }[] = catalogue.flatMap(
  ({ condition }) => {
    const message = messagesByCondition[condition]
    return message ? [{ condition, text: halcyonTexts[errorMessages[message].text] ?? '' }] : []
  },
)
