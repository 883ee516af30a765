import type { Nonprofit } from '@laurel/contract/rewards/nonprofit.ts'
import { Link } from 'wouter'
import styles from './CharityCard.module.css'
import { placeText } from './placeText.ts'

/** A nonprofit in a list: one link. */
export const CharityCard = ({ nonprofit }: { readonly nonprofit: Nonprofit }) => (
  <Link className={styles.card} to={`/charities/${nonprofit.ein}`}>
    <img
      className={styles.logo}
      src={nonprofit.logo}
      alt=""
      width={52}
      height={52}
      loading="lazy"
      decoding="async"
    />
    <span className={styles.texts}>
      <span className={styles.name}>{nonprofit.dba ?? nonprofit.name}</span>
      <span className={styles.place}>{placeText(nonprofit)}</span>
      <span className={styles.classification}>{nonprofit.classification}</span>
    </span>
  </Link>
)
