import { chooseLocale } from '@laurel/contract/people/chooseLocale.ts'
import { countryCodes } from '@laurel/contract/people/countries.ts'
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

/** The language that the page is read in: a first choice of a country does not change it. */
const languageCodeOf = (locale: string): string => (/^[a-z]{2}\b/i.exec(locale)?.[0] ?? 'en').toUpperCase()

/** Left out, the dialog can't be closed without an answer. */
type CountryDialogProps = { readonly onClose?: () => void }

/** Asks where the person lives: catalogs, currencies and delivery depend on it. The page is loaded again with it. */
export const CountryDialog = ({ onClose }: CountryDialogProps) => {
  const text = useText()

  const { client, leaveFor } = useConnection()
  const { user } = useSignedIn()
  const formats = useFormats()
  const [country, setCountry] = useState(countryOfLocale(user.locale))
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const saving = useMutation({
    mutationFn: () =>
      client.call(
        chooseLocale,
        { body: { country, language: languageCodeOf(formats.locale) } },
        { idempotencyKey },
      ),
    onSuccess: () => leaveFor(`${globalThis.location.pathname}${globalThis.location.search}`),
  })
  const byName = countryCodes
    .map(code => ({ code, name: formats.country(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, formats.locale))
  return (
    <Dialog title={text('account.country.title')} onDismiss={onClose}>
      <p className={styles.advice}>{text('account.country.advice')}</p>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          saving.mutate()
        }}
      >
        <Field label={text('account.country.label')} problem={saving.error?.message}>
          {control => (
            <select
              {...control}
              value={country}
              onChange={event => {
                setCountry(event.target.value)
                setKey(crypto.randomUUID())
              }}
            >
              {byName.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" busy={saving.isPending || saving.isSuccess}>
          {text('action.continue')}
        </Button>
        {onClose !== undefined && (
          <Button look="quiet" disabled={saving.isPending} onClick={onClose}>
            {text('action.cancel')}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
