import styles from './LegalContents.module.css'
import type { LegalText } from './legalText.ts'

/** Where to find what, beside the text where there is room. */
export const LegalContents = ({ text }: { readonly text: LegalText }) => (
  <nav className={styles.contents} aria-label="On this page">
    <p className={styles.title}>On this page</p>
    <ul className={styles.parts}>
      {text.parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
)
