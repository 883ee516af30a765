import { type AddressCountry, addressCountriesOf, type Places } from '@laurel/contract/people/countries.ts'
import { addressForms, NewAddress } from '@laurel/contract/people/newAddress.ts'
import { ApiError } from '@laurel/contract/wire/apiError.ts'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { useFormats } from '../../app/connection/useFormats.ts'
import { Button } from '../../elements/Button.tsx'
import { Field } from '../../elements/Field.tsx'
import { Problem } from '../../elements/Problem.tsx'
import { usePhrasebook } from '../../messages/usePhrasebook.ts'
import { useText } from '../../messages/useText.ts'
import styles from './AddressForm.module.css'

type AddressFormProps = {
  readonly isPending: boolean
  readonly error: Error | null
  readonly onAdd: (address: NewAddress) => void
  readonly onCancel: () => void
}

type FieldName = keyof NewAddress
type Problems = Partial<Record<FieldName, string>>

/** The labels and lists follow the country; what is wrong is said at its field. */
export const AddressForm = ({ isPending, error, onAdd, onCancel }: AddressFormProps) => {
  const text = useText()
  const inLanguage = usePhrasebook()
  const { user } = useSignedIn()
  const { country: countryName } = useFormats()
  const home = user.locale.split('-').at(-1) ?? ''
  const countries = addressCountriesOf(home)
  const [country, setCountry] = useState<AddressCountry>(() => countries.find(code => code === home) ?? 'US')
  const [found, setFound] = useState<Problems>({})
  const { state, postalCode } = addressForms[country]

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = NewAddress.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    setFound(read.success ? {} : problemsOf(read.error.issues))
    if (read.success) return onAdd(read.data)
    const [first] = read.error.issues[0]?.path ?? []
    const control = event.currentTarget.elements.namedItem(String(first))
    if (control instanceof HTMLElement) control.focus()
  }
  const said = (problem: string | undefined) => problem && inLanguage(problem)
  const problemAt = (name: FieldName) =>
    said(found[name]) ?? (error instanceof ApiError ? error.fieldMessage(name) : undefined)
  const isAtField = fieldNames.some(name => problemAt(name) !== undefined)

  const input = (
    name: FieldName,
    label: string,
    props: ComponentProps<'input'> & { isOptional?: boolean },
  ) => {
    const { isOptional = false, className, ...rest } = props
    return (
      <Field label={label} isOptional={isOptional} problem={problemAt(name)} className={className}>
        {control => <input {...control} name={name} type="text" {...rest} />}
      </Field>
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {input('name', text('account.address.name'), {
        autoComplete: 'name',
        maxLength: 200,
        defaultValue: user.name,
        className: styles.wide,
      })}
      <Field label={text('account.address.country')} problem={problemAt('country')} className={styles.wide}>
        {control => (
          <select
            {...control}
            name="country"
            autoComplete="country"
            value={country}
            onChange={event => {
              setFound({})
              setCountry(countries.find(code => code === event.target.value) ?? country)
            }}
          >
            {countries.map(code => (
              <option key={code} value={code}>
                {countryName(code)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {input('street1', text('account.address.street'), {
        autoComplete: 'address-line1',
        maxLength: 200,
        className: styles.wide,
      })}
      {input('street2', text('account.address.street2'), {
        autoComplete: 'address-line2',
        maxLength: 200,
        isOptional: true,
        className: styles.wide,
      })}
      {input('city', text('account.address.city'), {
        autoComplete: 'address-level2',
        maxLength: 200,
        className: styles.wide,
      })}
      {state.places === null ? (
        input('state', inLanguage(state.label), {
          autoComplete: 'address-level1',
          maxLength: 100,
          isOptional: true,
        })
      ) : (
        <StateSelect
          key={country}
          label={inLanguage(state.label)}
          places={state.places}
          problem={problemAt('state')}
        />
      )}
      {input('postal_code', inLanguage(postalCode.label), { autoComplete: 'postal-code', maxLength: 20 })}
      {input('phone', text('account.address.phone'), {
        type: 'tel',
        autoComplete: 'tel',
        maxLength: 40,
        isOptional: true,
        className: styles.wide,
      })}
      {error !== null && !isAtField && <Problem className={styles.refusal}>{error.message}</Problem>}
      <Button type="submit" className={styles.wide} busy={isPending}>
        {isPending ? text('account.address.adding') : text('account.address.add')}
      </Button>
      <Button look="quiet" className={styles.wide} disabled={isPending} onClick={onCancel}>
        {text('action.cancel')}
      </Button>
    </form>
  )
}

type StateSelectProps = {
  readonly label: string
  readonly places: Places
  readonly problem: string | undefined
}

const StateSelect = ({ label, places, problem }: StateSelectProps) => {
  const text = useText()
  return (
    <Field label={label} problem={problem}>
      {control => (
        <select {...control} name="state" autoComplete="address-level1" defaultValue="">
          <option value="" disabled>
            {text('action.choose')}
          </option>
          {Object.entries(places).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const fieldNames: readonly FieldName[] = [
  'name',
  'street1',
  'street2',
  'city',
  'state',
  'postal_code',
  'country',
  'phone',
]

const problemsOf = (
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
) => {
  const problems: Problems = {}
  for (const { path, message } of issues) {
    const name = fieldNames.find(known => known === path[0])
    if (name !== undefined) problems[name] ??= message
  }
  return problems
}
