import { watchSession } from '@laurel/contract/browser/watchSession.ts'
import { useEffect, useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import { Dialog } from '../../elements/Dialog.tsx'
import { useConnection } from '../connection/ConnectionContext.ts'
import styles from './SessionWatch.module.css'

/** Covers the page when the session has ended. */
export const SessionWatch = () => {
  const connection = useConnection()
  const [isExpired, setIsExpired] = useState(false)

  useEffect(() => watchSession(connection, () => setIsExpired(true)), [connection])

  if (!isExpired) return null
  return (
    <Dialog title="Your session has expired">
      <p className={styles.text}>
        For security purposes, your current session has expired. Please reload this page and login again.
      </p>
      <Button onClick={() => globalThis.location.reload()}>Reload page</Button>
    </Dialog>
  )
}
