import styles from './CatchingUpBanner.module.css'

/** Shown while the read models are far behind the log, as after a long pause of the server. */
export const CatchingUpBanner = () => (
  <p className={styles.banner} role="status">
    Laurel is catching up. Figures and lists may not be current yet.
  </p>
)
