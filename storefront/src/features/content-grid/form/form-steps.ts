import type { ContentForm, FormField } from '@foyer/contract/omnia/content-form'
import { listFields, listShownFields, type EntryValues } from '@foyer/contract/omnia/form-conditions'
import { isKnownField, isSeenField } from '@foyer/contract/omnia/validate-form'

export interface FormStep {
  /** The page's place in the form. */
  readonly page: number
  readonly fields: readonly FormField[]
}

export interface FormCourse {
  readonly shown: readonly FormField[]
  /** Those of them whose kind is known. */
  readonly known: readonly FormField[]
  /** The pages that have anything to show, each a step, with the fields that are shown there. */
  readonly steps: readonly FormStep[]
  /** The place of the step at a page, or of the next one where that page has nothing left to show. */
  readonly step: number
}

/** Where somebody stands in a form who has given these answers and come to this page of it. */
export function getFormCourse(form: ContentForm, values: EntryValues, page: number): FormCourse {
  const shown = listShownFields(form, values)
  const known = shown.filter(isKnownField)
  const steps = form.pages.flatMap((each, place) => {
    const fields = listFields({ ...form, pages: [each] }).filter((field) => known.includes(field))
    return fields.some(isSeenField) ? [{ page: place, fields }] : []
  })
  const step = steps.findIndex((each) => each.page >= page)
  return { shown, known, steps, step: step < 0 ? Math.max(0, steps.length - 1) : step }
}

/** The place of the page with a field. */
export function findFormPage(form: ContentForm, alias: string): number {
  return form.pages.findIndex((page) =>
    listFields({ ...form, pages: [page] }).some((field) => field.alias === alias),
  )
}
