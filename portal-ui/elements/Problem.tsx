import type { ReactNode } from 'react'
import styles from './Problem.module.css'

type ProblemProps = {
  readonly children: ReactNode
  /** A status where the person can't go on yet; an alert where something went wrong. */
  readonly role?: 'alert' | 'status'
  /** The class that places it. */
  readonly className?: string | undefined
}

/** Says in a box what went wrong, or why it can't go on. */
export const Problem = ({ children, role = 'alert', className }: ProblemProps) => (
  <p className={[styles.problem, className].filter(Boolean).join(' ')} role={role}>
    {children}
  </p>
)
