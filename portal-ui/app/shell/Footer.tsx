import { LaurelMark } from '../../elements/LaurelMark.tsx'
import styles from './Footer.module.css'
import { supportAddress } from './supportAddress.ts'

export const Footer = () => (
  <footer className={styles.footer}>
    <div className={styles.text}>
      <LaurelMark size={24} />
      <p>
        Names and marks of merchants belong to their owners, who neither sponsor this program nor answer for
        it. Gift cards follow the terms of their issuer.
      </p>
      <p>
        Texas residents: bring a complaint about a gift card to{' '}
        <a href={`mailto:${supportAddress}`}>{supportAddress}</a> first. One that stays open can be taken to
        the Texas Department of Banking.
      </p>
      <p className={styles.links}>
        <a href="/privacy">Privacy policy</a>
        <a href="/terms">Terms</a>
      </p>
    </div>
  </footer>
)
