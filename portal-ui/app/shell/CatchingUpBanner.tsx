import { useText } from '../../messages/useText.ts'
import styles from './CatchingUpBanner.module.css'

/** Shown while the read models are far behind the log, as after a long pause of the server. */
export const CatchingUpBanner = () => {
  const text = useText()
  return (
    <p className={styles.banner} role="status">
      {text('shell.catchingUp')}
    </p>
  )
}
