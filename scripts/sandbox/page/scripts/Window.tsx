import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from './Icon.tsx'

type WindowProps = {
  titleId: string
  isNarrow?: boolean
  /** Selectors of the element to focus first, the best one first. */
  focusFirst?: readonly string[]
  onClose: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  children: ComponentChildren
}

/** A modal dialog that is open as long as it is rendered; Escape asks to close it. */
export const Window = ({
  titleId,
  isNarrow = false,
  focusFirst = [],
  onClose,
  onKeyDown,
  children,
}: WindowProps) => {
  const place = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = place.current
    dialog?.showModal()
    for (const selector of focusFirst) {
      const found = dialog?.querySelector<HTMLElement>(selector)
      if (found) {
        found.focus()
        break
      }
    }
    // Closing gives the focus back to the element that opened the dialog.
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={place}
      class={isNarrow ? 'window narrow' : 'window'}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}

export const CloseButton = ({ onClick }: { onClick: () => void }) => (
  <button type="button" class="quiet square" aria-label="Close" onClick={onClick}>
    <Icon name="close" />
  </button>
)
