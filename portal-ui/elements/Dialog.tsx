import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Dialog.module.css'

type DialogProps = {
  /** The heading, which names the dialog. */
  readonly title: string
  readonly isCentred?: boolean
  /** Shown above the heading. */
  readonly picture?: ReactNode
  /** Escape, or a click beside the dialog. Left out, they do nothing. */
  readonly onDismiss?: (() => void) | undefined
  readonly children: ReactNode
}

/** A modal dialog. The browser keeps the focus inside and gives it back when the dialog goes. */
export const Dialog = ({ title, isCentred = false, picture, onDismiss, children }: DialogProps) => {
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    const opener = document.activeElement
    shown?.showModal()
    return () => {
      shown?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape reaches a dialog as its cancel event.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault()
        onDismiss?.()
      }}
      onClick={event => {
        if (event.target === event.currentTarget) onDismiss?.()
      }}
    >
      <div className={styles.content}>
        {picture}
        <h2 className={isCentred ? styles.centred : styles.heading} id={heading}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
