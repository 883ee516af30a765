import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { PageLink } from '../../elements/PageLink.tsx'
import { type TextKey, useText } from '../../messages/useText.ts'
import { useSignedIn } from '../connection/SignedInContext.ts'
import styles from './CatalogLinks.module.css'
import { catalogLinks } from './catalogLinkList.ts'

/** Catalogs whose name is no brand, nor chosen by the team. */
const names: Readonly<Partial<Record<string, TextKey>>> = {
  'gift-cards': 'shell.catalogs.giftCards',
  charities: 'shell.catalogs.charities',
}

/** The catalogs the team enabled; without any there is no navigation to show. */
export const CatalogLinks = () => {
  const text = useText()

  const { user, team } = useSignedIn()
  const { showHome, links } = catalogLinks(team, user.locale)
  const row = useRef<HTMLElement>(null)
  const [location] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another page has another link.
  useEffect(() => showCurrent(row.current), [location])
  if (links.length === 0) return null
  return (
    <nav ref={row} className={styles.links} aria-label={text('shell.catalogs.label')}>
      {showHome && (
        <PageLink to="/" className={styles.link}>
          {text('shell.catalogs.home')}
        </PageLink>
      )}
      {links.map(({ section, label }) => (
        <PageLink key={section} to={`/${section}`} className={styles.link}>
          {names[section] === undefined ? label : text(names[section])}
        </PageLink>
      ))}
    </nav>
  )
}

/** Scrolls the row, and nothing but the row, until the link of this page is in its middle. */
const showCurrent = (row: HTMLElement | null): void => {
  const link = row?.querySelector<HTMLElement>('[aria-current="page"]')
  if (!row || !link) return
  const middle = link.getBoundingClientRect().left - row.getBoundingClientRect().left + link.offsetWidth / 2
  row.scrollLeft += middle - row.clientWidth / 2
}
