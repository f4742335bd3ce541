import { Button } from '@foyer/design-system/actions/button'
import { RadioGroup } from '@foyer/design-system/forms/radio-group'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { SignUpForm } from './SignUpForm.tsx'

export interface PreferencesStepProps {
  languageTag: string
  onChange: (languageTag: string) => void
  onNext: () => void
  onBack: () => void
}

/** What the member likes, as far as the server stores it today: the language of mails. */
export const PreferencesStep = observer(function PreferencesStep(props: PreferencesStepProps) {
  const { languageTag, onChange, onNext, onBack } = props
  const { configuration } = useStores()
  const { t } = useText()
  return (
    <SignUpForm
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <div data-wide="">
        <RadioGroup
          label={t('member.signUp.language')}
          help={t('member.signUp.languageHelp')}
          name="languageTag"
          options={configuration.value.shared.localisation.languages.map((language) => ({
            value: language.languageTag,
            label: language.displayName,
          }))}
          value={languageTag}
          onChange={onChange}
        />
      </div>
      <div data-slot="actions" data-wide="">
        <Button type="submit">{t('member.signUp.toClub')}</Button>
        <Button variant="secondary" onClick={onBack}>
          {t('member.signUp.back')}
        </Button>
      </div>
    </SignUpForm>
  )
})
