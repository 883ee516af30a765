import { offeredLocales, setTeamLocale, TeamLocaleSettings } from '@laurel/contract/team/settings.ts'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useMe } from '../../app/access/MeContext.ts'
import { useAct } from '../../elements/action/useAct.ts'
import { ChoiceInput } from '../../elements/form/ChoiceInput.tsx'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { SettingsCard } from './SettingsCard.tsx'

/** The language of messages that everyone in a channel reads. */
export const LanguageForm = () => {
  const { locale } = useMe().team
  const text = useText()
  const choices = useLocales(locale)
  const { perform } = useAct(
    (body: { readonly locale: string }, act) => act(setTeamLocale, { body }),
    text('team.saved'),
  )
  return (
    <SettingsCard
      title={text('settings.channelLanguage')}
      sentence={text('settings.channelLanguageSentence')}
    >
      <SchemaForm
        label={text('settings.channelLanguage')}
        schema={TeamLocaleSettings}
        defaultValues={{ locale }}
        onSave={perform}
        isGuarded
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <ChoiceInput
            source="locale"
            label={text('settings.channelLanguage')}
            choices={choices}
            hint={text('settings.channelLanguageHint')}
          />
          <SaveBar />
        </Box>
      </SchemaForm>
    </SettingsCard>
  )
}

/** The offered locales, and the one that was found in the workspace, by their names in the language of the reader. */
const useLocales = (known: string) => {
  const { locale } = useFormats()
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' })
    return [...new Set([...offeredLocales, known])]
      .map(value => ({ value, label: names.of(value) ?? value }))
      .toSorted((one, other) => one.label.localeCompare(other.label, locale))
  }, [locale, known])
}
