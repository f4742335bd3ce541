import type { FormField, FormFieldType } from '@foyer/contract/omnia/content-form'
import { isTimeCaption } from '@foyer/contract/omnia/validate-form'
import { Checkbox } from '@foyer/design-system/forms/checkbox'
import { CheckboxGroup } from '@foyer/design-system/forms/checkbox-group'
import { Consent } from '@foyer/design-system/forms/consent'
import { DateField } from '@foyer/design-system/forms/date-field'
import { FileField } from '@foyer/design-system/forms/file-field'
import { Headline } from '@foyer/design-system/foundations/headline'
import { PasswordField } from '@foyer/design-system/forms/password-field'
import { RadioGroup } from '@foyer/design-system/forms/radio-group'
import { SelectField } from '@foyer/design-system/forms/select-field'
import { TextAreaField } from '@foyer/design-system/forms/text-area-field'
import { TextField } from '@foyer/design-system/forms/text-field'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useText, type TextFunctions } from '../../../context/hooks.ts'
import { RichText } from '../../../content/RichText.tsx'
import { isFile, isText, unfinishedDay, type Answer } from './answers.ts'
import type { ContentFormState } from './use-content-form.ts'

/** How far ahead a day may be chosen, in years. */
const yearsAhead = 10

interface Shown {
  field: FormField
  /** What the control is called, what helps and what is wrong. */
  frame: {
    label: string
    name: string
    help: string | undefined
    error: string | undefined
    optionalLabel: string | undefined
    hideLabel: boolean
  }
  text: string
  texts: readonly string[]
  files: readonly File[]
  onAnswer: (value: Answer) => void
  year: number
  t: TextFunctions['t']
}

const getFieldOptions = ({ preValues }: FormField) =>
  preValues.map(({ caption, value }) => ({ value, label: caption }))

const inputTypes = { email: 'email', tel: 'tel', text: 'text' } as const

/** What a line of text takes of its field, whatever it holds. */
const getTextFieldProps = ({ field: { required, settings }, frame, text, onAnswer }: Shown) => ({
  ...frame,
  value: text,
  onChange: onAnswer,
  required,
  placeholder: settings.placeholder,
  'aria-label': settings.ariaLabel,
})

/** A day. One that was not finished when its step was left is not there any more when the step comes back. */
function DayField({ field, frame, text, onAnswer, year, t }: Shown) {
  const begin = useEffectEvent(() => {
    if (text === unfinishedDay) onAnswer('')
  })
  useEffect(() => {
    begin()
  }, [])
  return (
    <DateField
      {...frame}
      help={frame.help ?? t('browsing.form.dateHelp')}
      value={text === unfinishedDay ? '' : text}
      onChange={onAnswer}
      onUnfinished={() => onAnswer(unfinishedDay)}
      required={field.required}
      maxYear={year + yearsAhead}
      aria-label={field.settings.ariaLabel}
    />
  )
}

/** Every kind of field, by its type on the wire. */
const kinds: Readonly<Record<FormFieldType, (shown: Shown) => ReactNode>> = {
  'Short answer': (shown) => {
    const { field, t } = shown
    const { caption, settings } = field
    const captions = { start: t('browsing.form.startTime'), end: t('browsing.form.endTime') }
    const isTime = isTimeCaption(caption, captions)
    return (
      <TextField
        {...getTextFieldProps(shown)}
        type={isTime ? 'time' : inputTypes[settings.fieldType ?? 'text']}
        maxLength={settings.maximumLength}
      />
    )
  },
  Password: (shown) => {
    const { field, t } = shown
    const { maximumLength } = field.settings
    return (
      <PasswordField
        {...getTextFieldProps(shown)}
        autoComplete="off"
        labels={{ show: t('browsing.form.showPassword'), hide: t('browsing.form.hidePassword') }}
        {...(maximumLength !== undefined && { maxLength: maximumLength })}
      />
    )
  },
  'Long answer': ({ field, frame, text, onAnswer }) => (
    <TextAreaField
      {...frame}
      value={text}
      onChange={onAnswer}
      required={field.required}
      rows={field.settings.numberOfRows}
      maxLength={field.settings.maximumLength}
      placeholder={field.settings.placeholder}
      aria-label={field.settings.ariaLabel}
    />
  ),
  Date: (shown) => <DayField {...shown} />,
  Checkbox: ({ field, frame, text, onAnswer }) => (
    <Checkbox
      name={frame.name}
      label={frame.label}
      help={frame.help}
      error={frame.error}
      required={field.required}
      checked={text === 'true'}
      onChange={(isOn) => onAnswer(String(isOn))}
    />
  ),
  'Data Consent': ({ field, frame, text, onAnswer }) => {
    const { labelCopy, acceptCopy } = field.settings
    const box = {
      name: frame.name,
      error: frame.error,
      required: field.required,
      checked: text === 'true',
      onChange: (isOn: boolean) => onAnswer(String(isOn)),
    }
    const message = labelCopy ?? frame.help
    const accept = acceptCopy ?? frame.label
    if (message === undefined) return <Checkbox {...box} label={accept} />
    return <Consent {...box} label={frame.label} text={message} acceptLabel={accept} />
  },
  'Single choice': ({ field, frame, text, onAnswer }) => (
    <RadioGroup
      {...frame}
      options={getFieldOptions(field)}
      value={text}
      onChange={onAnswer}
      required={field.required}
      layout={field.settings.displayLayout === 'Horizontal' ? 'row' : 'column'}
    />
  ),
  'Multiple choice': ({ field, frame, texts, onAnswer, t }) => (
    <CheckboxGroup
      {...frame}
      options={getFieldOptions(field)}
      value={texts}
      onChange={onAnswer}
      requiredLabel={field.required ? t('browsing.form.required') : undefined}
    />
  ),
  Dropdown: ({ field, frame, text, onAnswer, t }) => (
    <SelectField
      {...frame}
      options={getFieldOptions(field)}
      prompt={field.settings.selectPrompt ?? t('browsing.form.choose')}
      value={text}
      onChange={onAnswer}
      required={field.required}
      aria-label={field.settings.ariaLabel}
    />
  ),
  'File upload': ({ field, frame, files, onAnswer, t }) => {
    const options = field.fileUploadOptions
    const isMultiple = options?.allowMultipleFileUploads === true
    return (
      <FileField
        {...frame}
        labels={{
          choose: t('browsing.form.chooseFile'),
          drop: t('browsing.form.dropFile'),
          remove: (name) => t('browsing.form.removeFile', { name }),
        }}
        files={files}
        // What may not be sent is shown with the reason, not passed over.
        onChange={(taken, refused) => {
          onAnswer(isMultiple ? [...taken, ...refused] : refused.length > 0 ? refused.slice(0, 1) : taken)
        }}
        multiple={isMultiple}
        extensions={options?.allowAllUploadExtensions ? undefined : options?.allowedUploadExtensions}
      />
    )
  },
  Hidden: () => null,
  'Rich text': ({ field }) => <RichText html={field.settings.html ?? ''} />,
  'Title and description': ({ field: { settings, caption } }) => (
    <>
      <Headline level={settings.captionTag === 'h2' ? 2 : settings.captionTag === 'h4' ? 4 : 3}>
        {settings.caption ?? caption}
      </Headline>
      {settings.bodyText !== undefined && <RichText html={settings.bodyText} />}
    </>
  ),
}

/** One field of a content form, by its kind. */
export function FormFieldView({ field, form }: { field: FormField; form: ContentFormState }) {
  const { t } = useText()
  const answer = form.values[field.alias] ?? ''
  const items = typeof answer === 'string' ? [] : [...answer]
  return kinds[field.type.name]({
    field,
    frame: {
      label: field.caption,
      name: field.alias,
      help: field.helpText ?? undefined,
      error: form.getError(field.alias),
      optionalLabel: field.required ? undefined : t('browsing.form.optional'),
      hideLabel: field.settings.showLabel === false,
    },
    text: typeof answer === 'string' ? answer : '',
    texts: items.filter(isText),
    files: items.filter(isFile),
    onAnswer: (value) => form.answer(field.alias, value),
    year: form.year,
    t,
  })
}
