import type { ContentForm, FormField } from '@foyer/contract/omnia/content-form'
import { fieldsOf } from '@foyer/contract/omnia/form-conditions'

export interface FormStep {
  /** The page's place in the form. */
  readonly page: number
  readonly fields: readonly FormField[]
}

/** The pages of a form that have anything to show, each a step, with the fields that are shown there. */
export function stepsOf(form: ContentForm, shown: readonly FormField[]): FormStep[] {
  return form.pages.flatMap((each, page) => {
    const fields = fieldsOf({ ...form, pages: [each] }).filter((field) => shown.includes(field))
    return fields.some(({ type }) => type.name !== 'Hidden') ? [{ page, fields }] : []
  })
}

/** The place of the step at a page, or of the next one where that page has nothing left to show. */
export function stepAt(steps: readonly FormStep[], page: number): number {
  const place = steps.findIndex((step) => step.page >= page)
  return place < 0 ? Math.max(0, steps.length - 1) : place
}
