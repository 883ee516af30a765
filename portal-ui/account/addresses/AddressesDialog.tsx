import type { ShippingAddress } from '@laurel/contract/rewards/shippingAddress.ts'
import { useState } from 'react'
import { useFormats } from '../../app/connection/useFormats.ts'
import { Button } from '../../elements/Button.tsx'
import { Dialog } from '../../elements/Dialog.tsx'
import { Problem } from '../../elements/Problem.tsx'
import styles from './AddressesDialog.module.css'
import { AddressForm } from './AddressForm.tsx'
import { addressLine } from './addressWords.ts'
import { useAddresses } from './useAddresses.ts'

/** The shipping addresses of the signed-in person: add, make default, delete. */
export const AddressesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { addresses, adding, deleting, makingDefault } = useAddresses()
  const [isAdding, setIsAdding] = useState(addresses.length === 0)
  const problem = deleting.error ?? makingDefault.error
  const isBusy = deleting.isPending || makingDefault.isPending
  if (isAdding)
    return (
      <Dialog title="Add an address" onDismiss={adding.isPending ? undefined : onClose}>
        <div className={styles.body}>
          <AddressForm
            isPending={adding.isPending}
            error={adding.error}
            onAdd={address => adding.mutate(address, { onSuccess: () => setIsAdding(false) })}
            onCancel={addresses.length === 0 ? onClose : () => setIsAdding(false)}
          />
        </div>
      </Dialog>
    )
  return (
    <Dialog title="Shipping addresses" onDismiss={onClose}>
      <div className={styles.body}>
        {problem && <Problem className={styles.problem}>{problem.message}</Problem>}
        {addresses.length === 0 && <p className={styles.none}>You haven’t added an address yet.</p>}
        <ul className={styles.addresses}>
          {addresses.map(address => (
            <AddressItem
              key={address.id}
              address={address}
              isBusy={isBusy}
              onDelete={() => deleting.mutate(address.id)}
              onMakeDefault={() => makingDefault.mutate(address.id)}
            />
          ))}
        </ul>
        <div className={styles.acts}>
          <Button onClick={onClose}>Done</Button>
          <Button look="quiet" disabled={isBusy} onClick={() => setIsAdding(true)}>
            Add an address
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type AddressItemProps = {
  readonly address: ShippingAddress
  readonly isBusy: boolean
  readonly onDelete: () => void
  readonly onMakeDefault: () => void
}

const AddressItem = ({ address, isBusy, onDelete, onMakeDefault }: AddressItemProps) => {
  const { country } = useFormats()
  const line = addressLine(address, country)
  return (
    <li className={styles.address}>
      <p>
        <strong>{address.name}</strong>
        {address.default && <span className={styles.default}>Default</span>}
      </p>
      <p className={styles.line}>{line}</p>
      {address.phone !== '' && <p className={styles.line}>{address.phone}</p>}
      <div className={styles.changes}>
        {!address.default && (
          <button
            type="button"
            className={styles.change}
            disabled={isBusy}
            aria-label={`Make default: ${line}`}
            onClick={onMakeDefault}
          >
            Make default
          </button>
        )}
        <button
          type="button"
          className={styles.change}
          disabled={isBusy}
          aria-label={`Delete: ${line}`}
          onClick={onDelete}
        >
          Delete
        </button>
      </div>
    </li>
  )
}
