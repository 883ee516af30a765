import { useState } from 'react'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { PageLink } from '../../elements/PageLink.tsx'
import { useText } from '../../messages/useText.ts'
import { useSignedIn } from '../connection/SignedInContext.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { CatalogLinks } from './CatalogLinks.tsx'
import styles from './Header.module.css'
import { ProfileMenu } from './ProfileMenu.tsx'

export const Header = () => {
  const text = useText()

  const { user, team } = useSignedIn()
  const logo = team.metadata.logo
  const [hasHelp, setHasHelp] = useState(false)
  return (
    <header className={styles.header}>
      {(user.is_admin || user.is_manager || user.is_channel_manager) && (
        <div className={styles.strip}>
          <a href="/recognition">
            <span aria-hidden="true">←</span> {text('shell.header.admin')}
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
          {text('shell.header.rewards')}
        </PageLink>
        <CatalogLinks />
        <nav className={styles.own} aria-label={text('shell.header.yours')}>
          <PageLink to="/" className={`${styles.link} ${styles.home}`}>
            <span className="seen-by-readers-only">{text('shell.header.all')}</span>
            <span aria-hidden="true">{text('shell.header.rewards')}</span>
          </PageLink>
          <PageLink to="/recognition" className={styles.link}>
            {text('shell.header.thanks')}
          </PageLink>
          <PageLink to="/redemptions" className={styles.link}>
            {text('shell.header.redemptions')}
          </PageLink>
        </nav>
        <button
          type="button"
          className={styles.help}
          aria-label={text('shell.header.help')}
          onClick={() => setHasHelp(true)}
        >
          ?
        </button>
        <ProfileMenu />
        {hasHelp && <AccountDialog name="help" onClose={() => setHasHelp(false)} />}
      </div>
    </header>
  )
}
