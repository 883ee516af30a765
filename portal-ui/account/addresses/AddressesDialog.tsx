import type { ShippingAddress } from '@laurel/contract/rewards/shippingAddress.ts'
import { useState } from 'react'
import { useFormats } from '../../app/connection/useFormats.ts'
import { Button } from '../../elements/Button.tsx'
import { Dialog } from '../../elements/Dialog.tsx'
import { Problem } from '../../elements/Problem.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './AddressesDialog.module.css'
import { AddressForm } from './AddressForm.tsx'
import { addressLine } from './addressWords.ts'
import { useAddresses } from './useAddresses.ts'

/** The shipping addresses of the signed-in person: add, make default, delete. */
export const AddressesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText()

  const { addresses, adding, deleting, makingDefault } = useAddresses()
  const [isAdding, setIsAdding] = useState(addresses.length === 0)
  const problem = deleting.error ?? makingDefault.error
  const isBusy = deleting.isPending || makingDefault.isPending
  if (isAdding)
    return (
      <Dialog title={text('action.addAddress')} onDismiss={adding.isPending ? undefined : onClose}>
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
    <Dialog title={text('account.address.title')} onDismiss={onClose}>
      <div className={styles.body}>
        {problem && <Problem className={styles.problem}>{problem.message}</Problem>}
        {addresses.length === 0 && <p className={styles.none}>{text('account.address.noneYet')}</p>}
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
          <Button onClick={onClose}>{text('action.done')}</Button>
          <Button look="quiet" disabled={isBusy} onClick={() => setIsAdding(true)}>
            {text('action.addAddress')}
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
  const text = useText()

  const { country } = useFormats()
  const line = addressLine(address, country)
  return (
    <li className={styles.address}>
      <p>
        <strong>{address.name}</strong>
        {address.default && <span className={styles.default}>{text('account.address.default')}</span>}
      </p>
      <p className={styles.line}>{line}</p>
      {address.phone !== '' && <p className={styles.line}>{address.phone}</p>}
      <div className={styles.changes}>
        {!address.default && (
          <button
            type="button"
            className={styles.change}
            disabled={isBusy}
            aria-label={text('account.address.makeDefaultOf', { address: line })}
            onClick={onMakeDefault}
          >
            {text('account.address.makeDefault')}
          </button>
        )}
        <button
          type="button"
          className={styles.change}
          disabled={isBusy}
          aria-label={text('account.address.deleteOf', { address: line })}
          onClick={onDelete}
        >
          {text('account.address.delete')}
        </button>
      </div>
    </li>
  )
}
