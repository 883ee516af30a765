import { PageLink } from '../../elements/PageLink.tsx'
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
        <PageLink to="/" className={styles.link}>
          Home
        </PageLink>
      )}
      {links.map(({ section, label }) => (
        <PageLink key={section} to={`/${section}`} className={styles.link}>
          {label}
        </PageLink>
      ))}
    </nav>
  )
}
