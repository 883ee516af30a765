import { Link } from 'wouter'
import { usePendingClaims } from '../../app/connection/queries.ts'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './ClaimBanner.module.css'

/** The way to gifts that came with awards; nothing while there are none or they are not loaded. */
export const ClaimBanner = () => {
  const text = useText()

  const { data } = usePendingClaims()
  const count = data?.claims.length ?? 0
  if (count === 0) return null
  return (
    <Link to="/claims" className={styles.banner}>
      <LaurelMark className={styles.mark} size={36} />
      <span>
        <strong className={styles.title}>{text('home.gift')}</strong>
        {count > 1 && <span className={styles.count}> {text('home.gifts', { count })}</span>}
      </span>
      <span className={styles.arrow} aria-hidden="true">
        →
      </span>
    </Link>
  )
}
