import type { Parcel } from '@laurel/contract/rewards/ownRedemption.ts'
import styles from './Parcels.module.css'

type ParcelsProps = { readonly parcels: readonly Parcel[]; readonly name: string }

/** Where the parcels of an order are, at their carriers. */
export const Parcels = ({ parcels, name }: ParcelsProps) => (
  <ul className={styles.parcels} aria-label="Parcels">
    {parcels.map(({ tracking_number: number, tracking_url: address, carrier }, at) => (
      <li key={number}>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {parcels.length > 1 ? `Track package ${at + 1}` : 'Track package'}
          <span className="seen-by-readers-only"> of {name}, opens another page</span>
        </a>{' '}
        <span className={styles.number}>{[carrier, number].filter(Boolean).join(' ')}</span>
      </li>
    ))}
  </ul>
)
