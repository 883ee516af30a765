import { chooseLocale } from '@laurel/contract/people/chooseLocale.ts'
import { type Language, languageOf, languages } from '@laurel/contract/wire/languages.ts'
import { countryOfLocale } from '@laurel/ledger/kernel/countryOfLocale.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import { Dialog } from '../../elements/Dialog.tsx'
import { Field } from '../../elements/Field.tsx'
import { useText } from '../../messages/useText.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { useSignedIn } from '../connection/SignedInContext.ts'
import { useFormats } from '../connection/useFormats.ts'
import styles from './CountryDialog.module.css'

/** Each language by the name that its speakers know. */
const names: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', es: 'Español' }

/** Asks in which language the person reads Laurel. The page is loaded again in it. */
export const LanguageDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText()
  const { client, leaveFor } = useConnection()
  const { user } = useSignedIn()
  const [language, setLanguage] = useState(languageOf(useFormats().locale))
  const saving = useMutation({
    mutationFn: () =>
      client.call(
        chooseLocale,
        { body: { country: countryOfLocale(user.locale), language: language.toUpperCase() } },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: () => leaveFor(`${globalThis.location.pathname}${globalThis.location.search}`),
  })
  return (
    <Dialog title={text('account.language.title')} onDismiss={onClose}>
      <p className={styles.advice}>{text('account.language.advice')}</p>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          saving.mutate()
        }}
      >
        <Field label={text('account.language.label')} problem={saving.error?.message}>
          {control => (
            <select
              {...control}
              value={language}
              onChange={event => setLanguage(languageOf(event.target.value))}
            >
              {languages.map(code => (
                <option key={code} value={code} lang={code}>
                  {names[code]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" busy={saving.isPending || saving.isSuccess}>
          {text('action.continue')}
        </Button>
        <Button look="quiet" disabled={saving.isPending} onClick={onClose}>
          {text('action.cancel')}
        </Button>
      </form>
    </Dialog>
  )
}
