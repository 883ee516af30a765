import type { Parcel } from '@laurel/contract/rewards/ownRedemption.ts'
import { useText } from '../messages/useText.ts'
import styles from './Parcels.module.css'

type ParcelsProps = { readonly parcels: readonly Parcel[]; readonly name: string }

/** Where the parcels of an order are, at their carriers. */
export const Parcels = ({ parcels, name }: ParcelsProps) => {
  const text = useText()
  return (
    <ul className={styles.parcels} aria-label={text('redemptions.parcels')}>
      {parcels.map(({ tracking_number: number, tracking_url: address, carrier }, at) => (
        <li key={number}>
          <a href={address} target="_blank" rel="noopener noreferrer">
            {parcels.length > 1
              ? text('redemptions.trackNumber', { number: at + 1 })
              : text('redemptions.track')}
            <span className="seen-by-readers-only"> {text('redemptions.trackOf', { name })}</span>
          </a>{' '}
          <span className={styles.number}>{[carrier, number].filter(Boolean).join(' ')}</span>
        </li>
      ))}
    </ul>
  )
}
