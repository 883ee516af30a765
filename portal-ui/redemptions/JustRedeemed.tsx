import { LaurelMark } from '../elements/LaurelMark.tsx'
import styles from './JustRedeemed.module.css'

const leaves = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const

/** The moment after redeeming: a wreath, and a few leaves that drift off. */
export const JustRedeemed = () => (
  <div className={styles.moment} role="status">
    <span className={styles.picture} aria-hidden="true">
      <LaurelMark className={styles.wreath} size={64} />
      {leaves.map(leaf => (
        <i key={leaf} className={styles.leaf} />
      ))}
    </span>
    <div>
      <p className={styles.title}>Enjoy it, you earned it.</p>
      <p>Your redemption is processing.</p>
    </div>
  </div>
)
