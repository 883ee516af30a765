import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { moveByArrow } from './arrowKeys.ts'
import { useUniqueId } from './useUniqueId.ts'

type MenuProps = {
  label: string
  class: string
  icon: ComponentChildren
  entries: readonly { content: ComponentChildren; run: () => void }[]
  isBusy?: boolean
}

/** A button that opens a menu. Arrows move; Escape closes it and returns to the button; leaving closes it. */
export const Menu = ({ label, class: className, icon, entries, isBusy = false }: MenuProps) => {
  const id = useUniqueId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const items = () => [...(menu.current?.querySelectorAll('button') ?? [])]
  useLayoutEffect(() => {
    if (isOpen) items()[0]?.focus()
  }, [isOpen])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return moveByArrow(event, items())
    event.preventDefault()
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  const onFocusOut = ({ relatedTarget: next, currentTarget }: FocusEvent & { currentTarget: Node }) => {
    if (!(next instanceof Node && currentTarget.contains(next))) setOpen(false)
  }
  const entry = ({ content, run }: MenuProps['entries'][number]) => {
    const choose = () => {
      setOpen(false)
      run()
    }
    return (
      <button type="button" role="menuitem" tabIndex={-1} class="option" onClick={choose}>
        {content}
      </button>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the focus are those of the controls inside.
    <div class="picker-place inline" onKeyDown={onKeyDown} onFocusOut={onFocusOut}>
      <button
        ref={button}
        type="button"
        class={className}
        title={label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-busy={isBusy}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
      </button>
      <div ref={menu} id={id} class="listbox menu" role="menu" hidden={!isOpen}>
        {entries.map(entry)}
      </div>
    </div>
  )
}
