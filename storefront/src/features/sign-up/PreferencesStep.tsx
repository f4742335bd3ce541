import { Button } from '@foyer/design-system/actions/button'
import { RadioGroup } from '@foyer/design-system/forms/radio-group'
import { Switch } from '@foyer/design-system/forms/switch'
import { styled } from '@foyer/design-system/foundations/styled'
import { SettingList, SettingRow } from '@foyer/design-system/members/setting-list'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { ChoiceChips } from '../../member/ChoiceChips.tsx'
import type { SignUpLikes } from '../../stores/members/sign-up-draft.ts'
import { SignUpForm } from './SignUpForm.tsx'

interface Choice {
  readonly id: string
  readonly label: string
}

export interface PreferencesStepProps {
  languageTag: string
  onChange: (languageTag: string) => void
  likes: SignUpLikes
  onLike: (change: Partial<SignUpLikes>) => void
  genres: readonly Choice[]
  cinemas: readonly Choice[]
  contactMethods: readonly Choice[]
  onNext: () => void
  onBack: () => void
  /** What the button says: where it leads. */
  nextLabel: string
}

const Contact = styled('div', { name: 'FoyerSignUpPreferences', slot: 'Contact' })({
  '& > h2': { marginBlockEnd: 12, fontSize: 'var(--foyer-text-sm)', fontWeight: 650 },
})

/** What the member likes, and how we may write. All of it may be left as it is, and nothing is agreed to beforehand. */
export const PreferencesStep = observer(function PreferencesStep(props: PreferencesStepProps) {
  const { languageTag, onChange, likes, onLike, genres, cinemas, contactMethods, onNext, onBack } = props
  const { configuration } = useStores()
  const { t } = useText()
  const { languages } = configuration.value.shared.localisation
  const allow = (method: string, isOn: boolean) =>
    onLike({
      contactMethods: isOn
        ? [...likes.contactMethods, method]
        : likes.contactMethods.filter((each) => each !== method),
    })
  return (
    <SignUpForm
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      {genres.length > 0 && (
        <div data-wide="">
          <ChoiceChips
            label={t('member.details.genres')}
            options={genres}
            value={likes.genreIds}
            onChange={(genreIds) => onLike({ genreIds })}
          />
        </div>
      )}
      {genres.length > 0 && cinemas.length > 1 && (
        <div data-wide="">
          <ChoiceChips
            label={t('member.details.otherCinemas')}
            options={cinemas}
            value={likes.siteIds}
            onChange={(siteIds) => onLike({ siteIds })}
          />
        </div>
      )}
      {languages.length > 1 && (
        <div data-wide="">
          <RadioGroup
            label={t('member.signUp.language')}
            help={t('member.signUp.languageHelp')}
            name="languageTag"
            options={languages.map((language) => ({
              value: language.languageTag,
              label: language.displayName,
            }))}
            value={languageTag}
            onChange={onChange}
          />
        </div>
      )}
      {contactMethods.length > 0 && (
        <Contact data-wide="">
          <h2>{t('member.signUp.contact')}</h2>
          <SettingList label={t('member.signUp.contact')}>
            {contactMethods.map(({ id, label }) => (
              <SettingRow
                key={id}
                title={label}
                action={
                  <Switch
                    label={label}
                    checked={likes.contactMethods.includes(id)}
                    onChange={(isOn) => allow(id, isOn)}
                  />
                }
              />
            ))}
            <SettingRow
              title={t('member.messages.thirdPartyContact.title')}
              note={t('member.messages.thirdPartyContact.note')}
              action={
                <Switch
                  label={t('member.messages.thirdPartyContact.title')}
                  checked={likes.allowsThirdPartyContact}
                  onChange={(allowsThirdPartyContact) => onLike({ allowsThirdPartyContact })}
                />
              }
            />
          </SettingList>
        </Contact>
      )}
      <div data-slot="actions" data-wide="">
        <Button type="submit">{props.nextLabel}</Button>
        <Button variant="secondary" onClick={onBack}>
          {t('member.signUp.back')}
        </Button>
      </div>
    </SignUpForm>
  )
})
