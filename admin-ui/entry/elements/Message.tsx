import type { ReactNode } from 'react'
import styles from './Message.module.css'

type MessageProps = {
  readonly kind: 'error' | 'info'
  readonly children: ReactNode
  /** What the person may do about it. */
  readonly action?: ReactNode
}

/** A text that readers hear at once. */
export const Message = ({ kind, children, action }: MessageProps) => (
  <div role="alert" className={`${styles.message} ${styles[kind]}`}>
    <p>{children}</p>
    {action}
  </div>
)
