import styles from './LegalLinks.module.css'
import { privacyPolicy } from './privacyPolicy.ts'
import { terms } from './terms.ts'

/** Links to the documents that need no sign-in. */
export const LegalLinks = () => (
  <div className={styles.links}>
    {[privacyPolicy, terms].map(({ path, title }) => (
      <a key={path} href={path}>
        {title}
      </a>
    ))}
  </div>
)
