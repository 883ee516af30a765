import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { icon } from './icon.tsx'
import { useUniqueId } from './useUniqueId.ts'

type WindowProps = {
  title: ComponentChildren
  /** A question is narrow and has no close button. */
  kind?: 'narrow' | 'question'
  /** Selectors of the element to focus first, the best one first. */
  focusFirst?: readonly string[]
  onClose: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  children: ComponentChildren
}

/** A modal dialog that is open as long as it is rendered. Escape asks to close it. */
export const Window = ({ title, kind, focusFirst = [], onClose, children, ...rest }: WindowProps) => {
  const titleId = useUniqueId()
  const place = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = place.current
    dialog?.showModal()
    const found = focusFirst.map(selector => dialog?.querySelector<HTMLElement>(selector))
    found.find(element => element)?.focus()
    // Closing gives the focus back to the element that opened the dialog.
    return () => dialog?.close()
  }, [])
  const onCancel = (event: Event) => {
    event.preventDefault()
    onClose()
  }
  const heading = (
    <h2 id={titleId} class="window-title">
      {title}
    </h2>
  )
  const head = () => (
    <div class="window-head">
      {heading}
      <button type="button" class="quiet square" aria-label="Close" onClick={onClose}>
        {icon('close')}
      </button>
    </div>
  )
  const marks = { class: kind === undefined ? 'window' : 'window narrow', 'aria-labelledby': titleId }
  return (
    <dialog ref={place} {...marks} onCancel={onCancel} {...rest}>
      {kind === 'question' ? heading : head()}
      {children}
    </dialog>
  )
}
