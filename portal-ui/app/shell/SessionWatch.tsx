import { ping } from '@laurel/contract/access/ping.ts'
import { useEffect, useId, useState } from 'react'
import { Button } from '../../elements/Button.tsx'
import { Dialog } from '../../elements/Dialog.tsx'
import { useConnection } from '../connection/ConnectionContext.ts'
import styles from './SessionWatch.module.css'

const pingMilliseconds = 30_000

/** Asks every 30 seconds whether the session still stands, and covers the page once it does not. */
export const SessionWatch = () => {
  const { client, watchSession } = useConnection()
  const [isExpired, setIsExpired] = useState(false)
  const heading = useId()

  useEffect(() => watchSession(() => setIsExpired(true)), [watchSession])
  useEffect(() => {
    if (isExpired) return
    // An end of the session arrives by the watcher above; a ping that can't be sent says nothing about it.
    const timer = setInterval(() => void client.call(ping, {}).catch(() => undefined), pingMilliseconds)
    return () => clearInterval(timer)
  }, [client, isExpired])

  if (!isExpired) return null
  return (
    <Dialog labelledBy={heading} onDismiss={() => {}}>
      <h2 className={styles.heading} id={heading}>
        Your session has expired
      </h2>
      <p className={styles.text}>
        For security purposes, your current session has expired. Please reload this page and login again.
      </p>
      <Button onClick={() => globalThis.location.reload()}>Reload page</Button>
    </Dialog>
  )
}
