import { Brand } from '../elements/Brand.tsx'
import { Wreath } from '../elements/Wreath.tsx'
import styles from './LegalHead.module.css'
import type { LegalText } from './legalText.ts'

/** The head of a text: whose it is, what it is called, and what it is about. */
export const LegalHead = ({ text }: { readonly text: LegalText }) => (
  <header className={styles.head}>
    <div className={styles.wreath}>
      <Wreath />
    </div>
    <div className={styles.column}>
      <a className={styles.home} href="/login" aria-label="Laurel, sign in">
        <Brand size={32} withName />
      </a>
      <h1 className={styles.title}>{text.title}</h1>
      <p className={styles.lead}>{text.lead}</p>
    </div>
  </header>
)
