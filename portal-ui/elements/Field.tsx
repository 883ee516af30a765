import { type ReactNode, useId } from 'react'
import { useText } from '../messages/useText.ts'
import styles from './Field.module.css'

/** What ties a control to its label and its problem. */
export type ControlProps = {
  readonly id: string
  readonly 'aria-invalid'?: true
  readonly 'aria-describedby'?: string
}

type FieldProps = {
  readonly label: string
  readonly isOptional?: boolean
  /** What is wrong with what was entered. */
  readonly problem?: string | undefined
  readonly className?: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}

/** A control of a form with its label above and its problem below. */
export const Field = ({ label, isOptional = false, problem, className, children }: FieldProps) => {
  const text = useText()

  const id = useId()
  const problemId = `${id}-problem`
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> {text('elements.optional')}</span>}
      </label>
      {children({
        id,
        ...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': problemId }),
      })}
      {problem !== undefined && (
        <p className={styles.problem} id={problemId}>
          {problem}
        </p>
      )}
    </div>
  )
}
