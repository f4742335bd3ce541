import { createRulesValidator } from '@foyer/contract/validation/create-rules-validator'
import { customerRules } from '@foyer/contract/validation/customer-rules'
import type { LoyaltyMasterDataResponse } from '@foyer/contract/wire/loyalty'
import type { PersonalDetails, PersonalDetailsChange } from '@foyer/contract/wire/member-details'
import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { ConfirmationDialog } from '@foyer/design-system/feedback/confirmation-dialog'
import { DateField } from '@foyer/design-system/forms/date-field'
import { useForm } from '@foyer/design-system/forms/form'
import { SelectField } from '@foyer/design-system/forms/select-field'
import { TextField } from '@foyer/design-system/forms/text-field'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import type { Result } from '../../cache/result.ts'
import { toDetailsRefusal, type DetailsRefusal } from '../../member/details-refusal.ts'
import type { Failure } from '../../services/http/failure.ts'
import { Actions, Columns, Part } from './layout.tsx'
import { ChoiceChips } from '../../member/ChoiceChips.tsx'
import { countChanges, toChange, toFields, type DetailsFields } from './fields.ts'
import { useUnsavedChanges } from './use-unsaved-changes.ts'

export type DetailsChoices = Pick<
  LoyaltyMasterDataResponse,
  'genres' | 'educationLevels' | 'occupations' | 'customPreferences'
>

export interface DetailsFormProps {
  details: PersonalDetails
  /** Lists of the chain; undefined where they did not come: what they are for is absent. */
  choices: DetailsChoices | undefined
  /** Saves what has changed. */
  save: (change: PersonalDetailsChange) => Promise<Result<void, Failure>>
  /** Called after it is saved: reads the member again. */
  onSaved: () => Promise<unknown>
}

type PlainText = Exclude<keyof DetailsFields, 'siteIds' | 'genreIds' | 'answers'>

/** The member's details. One button saves all, and appears with the first change. */
export const DetailsForm = observer(function DetailsForm(props: DetailsFormProps) {
  const { details, choices, save, onSaved } = props
  const { configuration, sites } = useStores()
  const formats = useFormats()
  const { t, plural, text: say } = useText()
  const navigate = useNavigate()
  const [before, setBefore] = useState(() => toFields(details))
  const [refusal, setRefusal] = useState<Exclude<DetailsRefusal['kind'], 'field'> | null>(null)
  const { minimumMemberAge } = configuration.value.loyalty
  const { languages } = configuration.value.shared.localisation
  const validate = createRulesValidator<
    Pick<DetailsFields, 'givenName' | 'familyName' | 'phoneNumber' | 'birthDate'>
  >(
    {
      givenName: customerRules.givenName,
      // People with one name have no other.
      familyName: { ...customerRules.familyName, required: false },
      phoneNumber: { ...customerRules.phoneNumber, messages: { Format: t('member.details.phoneFormat') } },
      birthDate: {
        kind: 'Date',
        minAge: minimumMemberAge,
        messages: { Format: t('member.signUp.birthDateFormat') },
      },
    },
    {
      Required: t('member.signUp.required'),
      Format: t('member.details.phoneFormat'),
      Length: t('member.signUp.tooLong', { maximum: '{max}' }),
      Range: t('member.signUp.birthDateFormat'),
      MinAge: t('member.signUp.tooYoung', { years: '{minAge}' }),
    },
  )
  const { values, setValue, getError, isSubmitting, phase, form } = useForm<DetailsFields>({
    initial: before,
    validate: ({ givenName, familyName, phoneNumber, birthDate }) =>
      new Map<keyof DetailsFields, string>(
        validate({
          givenName,
          familyName,
          phoneNumber,
          birthDate: birthDate === before.birthDate ? '' : birthDate,
        }),
      ),
    submit: async (typed) => {
      setRefusal(null)
      const result = await save(toChange(details, before, typed))
      if (result.ok) {
        setBefore(typed)
        await onSaved()
        return
      }
      const refused = toDetailsRefusal(result.failure)
      if (refused.kind === 'field') return new Map([[refused.field, t(refused.text)]])
      setRefusal(refused.kind)
      return new Map()
    },
  })
  const changes = countChanges(before, values)
  const { leavingTo, stay } = useUnsavedChanges(changes > 0)
  const show = (fields: DetailsFields) => {
    setRefusal(null)
    for (const name of Object.keys(fields) as (keyof DetailsFields)[]) setValue(name, fields[name])
  }
  /** Changed elsewhere, or only now there as a whole; what is being typed stays. */
  const takeDetails = useEffectEvent((given: PersonalDetails) => {
    const fields = toFields(given)
    if (changes > 0 || isSubmitting || countChanges(before, fields) === 0) return
    setBefore(fields)
    show(fields)
  })
  useEffect(() => takeDetails(details), [details])
  const getTextProps = (name: PlainText) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValue(name, value),
    error: getError(name),
  })
  const optional = t('member.signUp.optional')
  const isBirthDateLocked = before.birthDate !== ''
  const toOptions = (entities: DetailsChoices['occupations'] = []) =>
    entities.map(({ id, name }) => ({ value: id, label: say(name) }))
  const toChips = (entities: DetailsChoices['occupations'] = []) =>
    entities.map(({ id, name }) => ({ id, label: say(name) }))
  const cinemas = sites.list
  const genres = toChips(choices?.genres)
  const preferences = choices?.customPreferences ?? []

  return (
    <form {...form} method="post">
      <Part title={t('member.details.who')}>
        <Columns>
          <TextField
            {...getTextProps('givenName')}
            label={t('member.signUp.givenName')}
            autoComplete="given-name"
            required
          />
          <TextField
            {...getTextProps('familyName')}
            label={t('member.signUp.familyName')}
            autoComplete="family-name"
          />
          {isBirthDateLocked ? (
            <TextField
              name="birthDate"
              icon="lock"
              label={t('member.signUp.birthDate')}
              value={formats.date(before.birthDate)}
              help={t('member.details.locked')}
              readOnly
            />
          ) : (
            <DateField
              {...getTextProps('birthDate')}
              label={t('member.signUp.birthDate')}
              optionalLabel={optional}
              help={t('member.details.birthDateOnce')}
              autoComplete="bday"
            />
          )}
          <TextField
            {...getTextProps('phoneNumber')}
            label={t('member.details.phone')}
            optionalLabel={optional}
            type="tel"
            autoComplete="tel"
          />
          {(choices?.educationLevels.length ?? 0) > 0 && (
            <SelectField
              {...getTextProps('educationLevelId')}
              label={t('member.details.education')}
              optionalLabel={optional}
              prompt={t('member.details.unsaid')}
              options={toOptions(choices?.educationLevels)}
            />
          )}
          {(choices?.occupations.length ?? 0) > 0 && (
            <SelectField
              {...getTextProps('occupationId')}
              label={t('member.details.occupation')}
              optionalLabel={optional}
              prompt={t('member.details.unsaid')}
              options={toOptions(choices?.occupations)}
            />
          )}
        </Columns>
      </Part>
      <Part title={t('member.details.where')}>
        <Columns>
          <div data-wide="">
            <TextField
              {...getTextProps('line1')}
              label={t('member.details.street')}
              optionalLabel={optional}
              autoComplete="address-line1"
            />
          </div>
          <TextField
            {...getTextProps('city')}
            label={t('member.details.city')}
            optionalLabel={optional}
            autoComplete="address-level2"
          />
          <TextField
            {...getTextProps('postCode')}
            label={t('member.details.postCode')}
            optionalLabel={optional}
            autoComplete="postal-code"
          />
        </Columns>
      </Part>
      <Part title={t('member.details.cinemas')}>
        <Columns>
          {cinemas.length > 0 && (
            <SelectField
              {...getTextProps('siteId')}
              label={t('member.details.firstCinema')}
              prompt={t('member.signUp.cinemaPrompt')}
              options={cinemas.map(({ id, name }) => ({ value: id, label: say(name) }))}
            />
          )}
          {languages.length > 1 && (
            <SelectField
              {...getTextProps('languageTag')}
              label={t('member.details.language')}
              options={languages.map(({ languageTag, displayName }) => ({
                value: languageTag,
                label: displayName,
              }))}
            />
          )}
          {cinemas.length > 1 && (
            <div data-wide="">
              <ChoiceChips
                label={t('member.details.otherCinemas')}
                options={cinemas
                  .filter(({ id }) => id !== values.siteId)
                  .map(({ id, name }) => ({ id, label: say(name) }))}
                value={values.siteIds}
                onChange={(siteIds) => setValue('siteIds', siteIds)}
                error={getError('siteIds')}
              />
            </div>
          )}
        </Columns>
      </Part>
      {(genres.length > 0 || preferences.length > 0) && (
        <Part title={t('member.details.likes')}>
          {genres.length > 0 && (
            <ChoiceChips
              label={t('member.details.genres')}
              hideLabel
              options={genres}
              value={values.genreIds}
              onChange={(genreIds) => setValue('genreIds', genreIds)}
              error={getError('genreIds')}
            />
          )}
          {preferences.map(({ id, name, options, allowsSeveral }) => (
            <ChoiceChips
              key={id}
              label={say(name)}
              options={toChips(options)}
              isSingle={!allowsSeveral}
              value={values.answers[id] ?? []}
              onChange={(chosen) => setValue('answers', { ...values.answers, [id]: chosen })}
            />
          ))}
        </Part>
      )}
      {refusal !== null && (
        <Alert role="alert" tone="error" title={t('member.details.notSaved')}>
          {t(`member.credentials.${refusal}`)}
        </Alert>
      )}
      <div role="status">{phase === 'submitted' && changes === 0 && t('member.details.saved')}</div>
      {(changes > 0 || isSubmitting) && (
        <Actions>
          <Button type="submit" busy={isSubmitting} busyLabel={t('member.credentials.saving')}>
            {plural('member.details.save', changes)}
          </Button>
          <Button variant="secondary" onClick={() => show(before)} disabled={isSubmitting}>
            {plural('member.details.reset', changes)}
          </Button>
        </Actions>
      )}
      <ConfirmationDialog
        open={leavingTo !== null}
        title={t('member.details.leaving.title')}
        text={t('member.details.leaving.text')}
        confirmLabel={t('member.details.leaving.leave')}
        cancelLabel={t('member.details.leaving.stay')}
        preferred="cancel"
        onCancel={stay}
        onConfirm={() => {
          stay()
          if (leavingTo !== null) void navigate(leavingTo)
        }}
      />
    </form>
  )
})
