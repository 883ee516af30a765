import { useState } from 'react'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { PageLink } from '../../elements/PageLink.tsx'
import { useSignedIn } from '../connection/SignedInContext.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { CatalogLinks } from './CatalogLinks.tsx'
import styles from './Header.module.css'
import { ProfileMenu } from './ProfileMenu.tsx'

export const Header = () => {
  const { user, team } = useSignedIn()
  const logo = team.metadata.logo
  const [hasHelp, setHasHelp] = useState(false)
  return (
    <header className={styles.header}>
      {(user.is_admin || user.is_manager || user.is_channel_manager) && (
        <div className={styles.strip}>
          <a href="/recognition">
            <span aria-hidden="true">←</span> Back to admin
          </a>
        </div>
      )}
      <div className={styles.bar}>
        <PageLink to="/" className={styles.brand}>
          {logo ? (
            <img className={styles.logo} src={logo} alt={team.name} />
          ) : (
            <LaurelMark className={styles.mark} size={32} />
          )}
          Rewards
        </PageLink>
        <CatalogLinks />
        <nav className={styles.own} aria-label="Yours">
          <PageLink to="/" className={`${styles.link} ${styles.home}`}>
            <span className="seen-by-readers-only">All </span>Rewards
          </PageLink>
          <PageLink to="/recognition" className={styles.link}>
            Thanks
          </PageLink>
          <PageLink to="/redemptions" className={styles.link}>
            Redemptions
          </PageLink>
        </nav>
        <button type="button" className={styles.help} aria-label="Help" onClick={() => setHasHelp(true)}>
          ?
        </button>
        <ProfileMenu />
        {hasHelp && <AccountDialog name="help" onClose={() => setHasHelp(false)} />}
      </div>
    </header>
  )
}
