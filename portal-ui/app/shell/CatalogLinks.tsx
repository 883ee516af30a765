import { Link } from '@tanstack/react-router'
import { useSignedIn } from '../connection/SignedInContext.ts'
import styles from './CatalogLinks.module.css'
import { catalogLinks } from './catalogLinkList.ts'

/** The catalogs the team enabled; without any there is no navigation to show. */
export const CatalogLinks = () => {
  const { user, team } = useSignedIn()
  const { showHome, links } = catalogLinks(team, user.locale)
  if (links.length === 0) return null
  return (
    <nav className={styles.links} aria-label="Catalogs">
      {showHome && (
        <Link to="/" className={styles.link} activeOptions={{ exact: true }}>
          Home
        </Link>
      )}
      {links.map(({ section, label }) => (
        <Link key={section} to="/$section" params={{ section }} className={styles.link}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
