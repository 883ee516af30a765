import { signOut } from '@laurel/contract/browser/signOut.ts'
import { useEffect, useRef, useState } from 'react'
import { initialsOf } from '../../elements/initials.ts'
import { type TextKey, useText } from '../../messages/useText.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { useSignedIn } from '../connection/SignedInContext.ts'
import { AccountDialog, type AccountDialogName } from './AccountDialog.tsx'
import styles from './ProfileMenu.module.css'

const entries: readonly { readonly name: AccountDialogName; readonly label: TextKey }[] = [
  { name: 'country', label: 'shell.menu.country' },
  { name: 'language', label: 'shell.menu.language' },
  { name: 'addresses', label: 'shell.menu.addresses' },
  { name: 'birthday', label: 'shell.menu.birthday' },
  { name: 'data', label: 'shell.menu.data' },
  { name: 'assistants', label: 'shell.menu.assistants' },
  { name: 'sessions', label: 'shell.menu.sessions' },
  { name: 'help', label: 'shell.menu.help' },
]

export const ProfileMenu = () => {
  const text = useText()

  const { user } = useSignedIn()
  const [isOpen, setIsOpen] = useState(false)
  const area = useDismissal(isOpen, () => setIsOpen(false))
  const logOut = useLogOut()
  const [dialog, setDialog] = useState<AccountDialogName>()
  return (
    <div className={styles.area} ref={area}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="profile-menu"
        onClick={() => setIsOpen(open => !open)}
      >
        <span className="seen-by-readers-only">{text('shell.menu.account', { name: user.name })}</span>
        {user.profile_picture === null ? (
          <span aria-hidden="true">{initialsOf(user.name)}</span>
        ) : (
          <img src={user.profile_picture} alt="" />
        )}
      </button>
      {isOpen && (
        <div className={styles.menu} id="profile-menu">
          <p className={styles.greeting}>{text('shell.menu.greeting', { name: user.name })}</p>
          {entries.map(({ name, label }) => (
            <button
              key={name}
              type="button"
              className={styles.entry}
              onClick={() => {
                setIsOpen(false)
                setDialog(name)
              }}
            >
              {text(label)}
            </button>
          ))}
          {user.subordinate_users.length > 0 && (
            <a className={styles.entry} href="/reporting/summary">
              {text('shell.menu.report')}
            </a>
          )}
          <button type="button" className={styles.entry} onClick={() => void logOut()}>
            {text('shell.menu.logout')}
          </button>
        </div>
      )}
      {dialog !== undefined && <AccountDialog name={dialog} onClose={() => setDialog(undefined)} />}
    </div>
  )
}

const useLogOut = () => {
  const connection = useConnection()
  return async () => {
    await signOut(connection)
    connection.leaveFor('/login')
  }
}

/** Closes on Escape, and when the focus or a click goes elsewhere. */
const useDismissal = (isOpen: boolean, dismiss: () => void) => {
  const area = useRef<HTMLDivElement>(null)
  const latest = useRef(dismiss)
  useEffect(() => {
    latest.current = dismiss
  })
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      area.current?.querySelector('button')?.focus()
      latest.current()
    }
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) latest.current()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [isOpen])
  return area
}
