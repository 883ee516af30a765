import type { Claim } from '@laurel/contract/rewards/claim.ts'
import { usePendingClaims } from '../app/connection/queries.ts'
import { GiftCard } from './GiftCard.tsx'
import styles from './GiftsToClaim.module.css'

/** Gifts that came with awards; nothing while there are none or they are not loaded. */
export const GiftsToClaim = () => {
  const { data } = usePendingClaims()
  return data === undefined || data.claims.length === 0 ? null : <Gifts claims={data.claims} />
}

const Gifts = ({ claims }: { readonly claims: readonly Claim[] }) => (
  <section className={styles.gifts} aria-labelledby="gifts-heading">
    <h2 className={styles.heading} id="gifts-heading">
      Gifts to Claim
    </h2>
    <ul className={styles.grid}>
      {claims.map(claim => (
        <GiftCard key={claim.id} claim={claim} />
      ))}
    </ul>
  </section>
)
