import type { JSX, RefObject } from 'preact'
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../Icon.tsx'
import type { Choice, ChoiceGroup } from './choiceSources.ts'

type Shown<One extends Choice> = {
  groups: readonly ChoiceGroup<One>[]
  /** Shown in place of choices. */
  note?: string
  active: number
  /** Whether the person searched or moved to the active choice: only then Tab takes it. */
  isMeant: boolean
  isAbove: boolean
}

export type Listbox<One extends Choice> = {
  /** Attributes of the field. The type is wide: Preact's types know no combobox that is a textarea. */
  readonly field: object
  readonly isOpen: boolean
  /** Shows choices in groups, the first one active. */
  show(groups: readonly ChoiceGroup<One>[], isSearched?: boolean): void
  say(note: string): void
  close(): void
  /** Handles a key of the field; `false` when the list has no use for it. */
  takesKey(event: KeyboardEvent): boolean
  draw(chosenIds: readonly string[]): JSX.Element
}

/** A list under a field. Focus stays in the field: arrows move, Enter chooses, Escape closes the list only. */
export const useListbox = <One extends Choice>(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onChoose: (choice: One) => void,
): Listbox<One> => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown<One>>()
  const choices = shown?.groups.flatMap(group => group.choices) ?? []
  const active = shown === undefined ? undefined : choices[shown.active]

  useLayoutEffect(() => {
    list.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' })
  }, [shown])

  const open = (content: Pick<Shown<One>, 'groups' | 'note' | 'isMeant'>) => {
    const { top = 0, bottom = 0 } = field.current?.getBoundingClientRect() ?? {}
    // Near the lower edge of the page the list opens upwards.
    const room = window.innerHeight - bottom
    setShown({ ...content, active: 0, isAbove: room < 240 && top > room })
  }
  const close = () => setShown(undefined)

  const takesKey = (event: KeyboardEvent): boolean => {
    if (shown === undefined) return false
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      const next = (shown.active + step + choices.length) % (choices.length || 1)
      setShown({ ...shown, isMeant: true, active: next })
      return true
    }
    if ((event.key === 'Enter' || (event.key === 'Tab' && shown.isMeant)) && active !== undefined) {
      if (event.key === 'Enter' || field.current?.tagName === 'TEXTAREA') event.preventDefault()
      onChoose(active)
      return true
    }
    if (event.key !== 'Escape') return false
    event.preventDefault()
    event.stopPropagation()
    close()
    return true
  }

  const draw = (chosenIds: readonly string[]) => (
    <div
      ref={list}
      id={id}
      class={shown?.isAbove ? 'listbox above' : 'listbox'}
      role="listbox"
      hidden={shown === undefined}
    >
      {shown?.note !== undefined && (
        <div class="option-none" role="status">
          {shown.note}
        </div>
      )}
      {shown?.note === undefined && choices.length === 0 && <div class="option-none">Nothing found.</div>}
      {shown?.groups.map(({ label, choices: own }) => [
        label !== '' && (
          <div key={label} class="option-group" role="presentation">
            {label}
          </div>
        ),
        ...own.map(choice => {
          const isChosen = chosenIds.includes(choice.id)
          return (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field keeps the focus and takes the keys.
            <div
              key={choice.id}
              id={`${id}-${choices.indexOf(choice)}`}
              role="option"
              class={choice === active ? 'option active' : 'option'}
              aria-selected={isChosen}
              onMouseDown={event => event.preventDefault()}
              onClick={() => onChoose(choice)}
            >
              {choice.picture !== undefined && <img src={choice.picture} alt="" width={24} height={24} />}
              <span class="option-text">{choice.text}</span>
              {choice.detail !== undefined && <span class="option-detail">{choice.detail}</span>}
              {isChosen && <Icon name="check" />}
            </div>
          )
        }),
      ])}
    </div>
  )

  return {
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-expanded': shown !== undefined,
      'aria-activedescendant': active && `${id}-${choices.indexOf(active)}`,
    },
    isOpen: shown !== undefined,
    show: (groups, isSearched = true) => open({ groups, isMeant: isSearched }),
    say: note => open({ groups: [], note, isMeant: false }),
    close,
    takesKey,
    draw,
  }
}
