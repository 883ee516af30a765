import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { moveByArrow } from './arrowKeys.ts'

type MenuProps = {
  label: string
  class: string
  icon: ComponentChildren
  entries: readonly { content: ComponentChildren; run: () => void }[]
  isBusy?: boolean
}

/** A button that opens a menu. Arrows move; Escape closes it and returns to the button; leaving closes it. */
export const Menu = ({ label, class: className, icon, entries, isBusy = false }: MenuProps) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const items = () => [...(menu.current?.querySelectorAll('button') ?? [])]
  useLayoutEffect(() => {
    if (isOpen) items()[0]?.focus()
  }, [isOpen])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
    } else moveByArrow(event, items())
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the focus are those of the controls inside.
    <div
      class="picker-place inline"
      onKeyDown={onKeyDown}
      onFocusOut={event => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setOpen(false)
      }}
    >
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
        {entries.map(({ content, run }, index) => (
          <button
            key={index}
            type="button"
            role="menuitem"
            tabIndex={-1}
            class="option"
            onClick={() => {
              setOpen(false)
              run()
            }}
          >
            {content}
          </button>
        ))}
      </div>
    </div>
  )
}
