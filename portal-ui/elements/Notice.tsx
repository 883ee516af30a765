import type { ReactNode } from 'react'
import styles from './Notice.module.css'

type NoticeProps = {
  readonly title: string
  readonly children?: ReactNode
  /** What the person can do now. */
  readonly action?: ReactNode
  readonly picture: ReactNode
  readonly role?: 'alert' | 'status'
  /** The heading's rank: 1 where the notice is the whole page. */
  readonly level?: 1 | 2
}

/** Says calmly why there is nothing here, and what to do next. */
export const Notice = ({ title, children, action, picture, role, level = 2 }: NoticeProps) => {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.notice} role={role}>
      <span className={styles.picture} aria-hidden="true">
        {picture}
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
