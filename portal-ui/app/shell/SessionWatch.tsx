import { watchSession } from '@laurel/contract/browser/watchSession.ts'
import { useEffect, useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import { Dialog } from '../../elements/Dialog.tsx'
import { useText } from '../../messages/useText.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import styles from './SessionWatch.module.css'

/** Covers the page when the session has ended. */
export const SessionWatch = () => {
  const text = useText()

  const connection = useConnection()
  const [isExpired, setIsExpired] = useState(false)

  useEffect(() => watchSession(connection, () => setIsExpired(true)), [connection])

  if (!isExpired) return null
  return (
    <Dialog title={text('shell.session.expired')}>
      <p className={styles.text}>{text('shell.session.expiredText')}</p>
      <Button onClick={() => globalThis.location.reload()}>{text('shell.session.reload')}</Button>
    </Dialog>
  )
}
