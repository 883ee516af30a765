import { type Language, languages } from '@laurel/contract/wire/languages.ts'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useMe } from '../access/MeContext.ts'
import { useConnection } from '../connection/ConnectionContext.ts'

/** Each language by the name that its readers know. */
const names: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', es: 'Español' }

/** The languages as entries of the account menu. The page is loaded again in the chosen one. */
export const LanguageItems = () => {
  const { language } = useFormats()
  const { choose, isSaving } = useChoice()
  return languages.map(offered => (
    <MenuItem
      key={offered}
      role="menuitemradio"
      aria-checked={offered === language}
      lang={offered}
      disabled={isSaving}
      onClick={() => offered !== language && choose(offered)}
    >
      <ListItemIcon aria-hidden>{offered === language && '✓'}</ListItemIcon>
      {names[offered]}
    </MenuItem>
  ))
}

const useChoice = () => {
  const { client, leaveFor } = useConnection()
  const { user } = useMe()
  const { locale } = useFormats()
  const notify = useNotify()
  const [isSaving, setSaving] = useState(false)
  const choose = (language: Language): void => {
    setSaving(true)
    import('./chooseLanguage.ts')
      .then(code => code.chooseLanguage(client, language, user.metadata.set_locale ? user.locale : locale))
      .then(
        () => leaveFor(`${window.location.pathname}${window.location.search}`),
        (error: unknown) => {
          setSaving(false)
          notify(error instanceof Error ? error.message : String(error), { type: 'error' })
        },
      )
  }
  return { choose, isSaving }
}
