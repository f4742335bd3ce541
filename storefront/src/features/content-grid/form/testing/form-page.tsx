import type {
  ContentForm as ContentFormData,
  FormField,
  FormFieldType,
} from '@foyer/contract/omnia/content-form'
import { createFormField } from '@foyer/contract/omnia/testing/content-form'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { Application } from '../../../../app/Application.tsx'
import { createTestStores } from '../../../../context/testing/order-stores.ts'
import { success } from '../../../../cache/result.ts'
import { ContentForm } from '../ContentForm.tsx'

export const field = createFormField
/** A field of a kind that a later content system knows and we do not. */
export const createUnknownField = (alias: string) => field(alias, 'Jukebox' as FormFieldType)
export const preValues = ['Telephone', 'Keys'].map((value) => ({ caption: value, value }))
/** What a visitor has lost: two fields are required, one hangs on another. */
export const lost = [
  field('what', 'Short answer', { required: true, requiredErrorMessage: 'Tell us what.' }),
  field('kind', 'Dropdown', { preValues }),
  field('lock', 'Short answer', {
    condition: {
      actionType: 'Show',
      logicType: 'All',
      rules: [{ field: 'kind', operator: 'Is', value: 'Telephone' }],
    },
  }),
  field('photo', 'File upload', {
    fileUploadOptions: {
      allowAllUploadExtensions: false,
      allowedUploadExtensions: ['png'],
      allowMultipleFileUploads: false,
    },
  }),
  field('consent', 'Data Consent', {
    required: true,
    requiredErrorMessage: 'We need your yes.',
    settings: { acceptCopy: 'You may write to me.' },
  }),
]

/** In place of the browser's `fetch`, by which a form is sent. */
export const post = jest.fn()
/** Asked for the token of a form. */
export const token = jest.fn()

/** Has the forms of each test of a file sent to nobody: what comes back is what the test says. */
export function scriptEntries(): void {
  const { fetch } = globalThis
  beforeEach(() => {
    post.mockReset()
    token.mockReset().mockResolvedValue(success({ headerName: 'Token', requestToken: 't1' }))
    globalThis.fetch = post
  })
  afterAll(() => {
    globalThis.fetch = fetch
  })
}

/** What the next sending is answered with. */
export const answers = (status: number, body: object) =>
  post.mockResolvedValueOnce({ status, ok: status < 300, json: async () => body })
const sent = () => post.mock.calls as [string, { body: string; headers: Record<string, string> }][]
/** The answers that were sent last. */
export const getSentValues = () => (JSON.parse(sent().at(-1)?.[1].body ?? '') as { values: object }).values
/** The key of each sending. */
export const getSentKeys = () => sent().map(([, { headers }]) => headers['Idempotency-Key'])

function Address() {
  return <output>{useLocation().pathname}</output>
}

/** A form of one page, or with as many as there are lists of fields. */
export function createFormData(...pages: FormField[][]): ContentFormData {
  return {
    id: 'lost-property',
    name: 'Lost property',
    submitLabel: 'Send it',
    messageOnSubmit: '<p>Thank you.</p>',
    pages: pages.map((fields, at) => ({
      caption: pages.length > 1 ? `Page ${String(at)}` : null,
      fieldsets: [{ caption: 'What', columns: fields.map((each) => ({ width: 12, fields: [each] })) }],
    })),
  }
}

/** A page with a form, not drawn yet, and its stores. */
export function renderFormPage(form: ContentFormData) {
  const { stores } = createTestStores({})
  stores.core.platform.content = { get: token as never }
  let created = 0
  stores.core.platform.random = () => `key${String((created += 1))}`
  const page = (
    <MemoryRouter initialEntries={['/lost-property/']}>
      <Application stores={stores}>
        <ContentForm form={form} />
        <Address />
      </Application>
    </MemoryRouter>
  )
  return { stores, page }
}

/** Draws a form of these pages. @returns its stores */
export function show(...pages: FormField[][]) {
  const { stores, page } = renderFormPage(createFormData(...pages))
  render(page)
  return stores
}
export const box = (name: RegExp) => screen.getByRole('textbox', { name })
/** Gives `lost` the answers that it requires. */
export async function fill() {
  await userEvent.type(box(/^what/), 'A trombone')
  await userEvent.click(screen.getByRole('checkbox', { name: 'You may write to me.' }))
}
export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send it' }))
