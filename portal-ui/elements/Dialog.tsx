import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Dialog.module.css'

type DialogProps = {
  /** The id of the heading inside that names the dialog. */
  readonly labelledBy: string
  /** Escape, or a click beside the dialog. */
  readonly onDismiss: () => void
  readonly children: ReactNode
}

/** A modal dialog. The browser keeps the focus inside and gives it back when the dialog goes. */
export const Dialog = ({ labelledBy, onDismiss, children }: DialogProps) => {
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
      aria-labelledby={labelledBy}
      onCancel={event => {
        event.preventDefault()
        onDismiss()
      }}
      onClick={event => {
        if (event.target === event.currentTarget) onDismiss()
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  )
}
