import { useEffect, useState } from 'react'
import { useFormats } from '../../app/connection/useFormats.ts'
import { Button } from '../../elements/Button.tsx'
import { Field } from '../../elements/Field.tsx'
import { useText } from '../../messages/useText.ts'
import { AddressesDialog } from './AddressesDialog.tsx'
import styles from './AddressSelect.module.css'
import { addressLine } from './addressWords.ts'
import { useAddresses } from './useAddresses.ts'

type AddressSelectProps = {
  /** The id of the chosen address. */
  readonly value: string | null
  readonly onChange: (id: string | null) => void
  /** The only country that can be sent to; left out, any. */
  readonly country?: string
}

const manage = 'manage'

/** Chooses where something is sent to. The default address is chosen as the list opens. */
export const AddressSelect = ({ value, onChange, country }: AddressSelectProps) => {
  const text = useText()

  const { addresses } = useAddresses()
  const { country: countryName } = useFormats()
  const [isManaging, setIsManaging] = useState(false)
  const fits = (address: { readonly country: string }) => country === undefined || address.country === country
  const known = addresses.some(address => address.id === value && fits(address))
  const preset = known ? value : (addresses.find(fits)?.id ?? null)
  useEffect(() => {
    if (preset !== value) onChange(preset)
  }, [preset, value, onChange])
  return (
    <>
      {addresses.length === 0 ? (
        <div className={styles.none}>
          <p>{text('account.address.none')}</p>
          <Button look="quiet" onClick={() => setIsManaging(true)}>
            {text('action.addAddress')}
          </Button>
        </div>
      ) : (
        <Field
          label={text('account.address.shipTo')}
          problem={
            preset === null && country
              ? text('account.address.otherCountry', { country: countryName(country) })
              : undefined
          }
        >
          {control => (
            <select
              {...control}
              value={preset ?? ''}
              onChange={event => {
                if (event.target.value === manage) setIsManaging(true)
                else onChange(event.target.value)
              }}
            >
              {preset === null && <option value="">{text('account.address.choose')}</option>}
              {addresses.map(address => (
                <option key={address.id} value={address.id} disabled={!fits(address)}>
                  {address.name}, {addressLine(address, countryName)}
                </option>
              ))}
              <option value={manage}>{text('account.address.manage')}</option>
            </select>
          )}
        </Field>
      )}
      {isManaging && <AddressesDialog onClose={() => setIsManaging(false)} />}
    </>
  )
}
