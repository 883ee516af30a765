import { useEffect, useState } from 'react'
import { useFormats } from '../../app/connection/useFormats.ts'
import { Button } from '../../elements/Button.tsx'
import { Field } from '../../elements/Field.tsx'
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
          <p>No shipping address set.</p>
          <Button look="quiet" onClick={() => setIsManaging(true)}>
            Add an address
          </Button>
        </div>
      ) : (
        <Field
          label="Ship to"
          problem={
            preset === null && country ? `None of your addresses is in ${countryName(country)}.` : undefined
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
              {preset === null && <option value="">Choose an address</option>}
              {addresses.map(address => (
                <option key={address.id} value={address.id} disabled={!fits(address)}>
                  {address.name}, {addressLine(address, countryName)}
                </option>
              ))}
              <option value={manage}>Manage addresses</option>
            </select>
          )}
        </Field>
      )}
      {isManaging && <AddressesDialog onClose={() => setIsManaging(false)} />}
    </>
  )
}
