import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { icon } from '../icon.tsx'
import { useUniqueId } from '../useUniqueId.ts'
import type { Choice, ChoiceGroup } from './choiceSources.ts'

type Shown<One extends Choice> = {
  groups: readonly ChoiceGroup<One>[]
  note?: string | undefined
  active: number
  /** Whether the person searched or moved to the active choice: only then Tab takes it. */
  isMeant: boolean
  isAbove: boolean
}

/** A list under a field. Focus stays in the field: arrows move, Enter chooses, Escape closes the list only. */
export const useListbox = <One extends Choice>(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onChoose: (choice: One) => void,
) => {
  const id = useUniqueId()
  const list = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown<One>>()
  const choices = shown?.groups.flatMap(group => group.choices) ?? []
  const active = choices[shown?.active ?? -1]
  const optionId = (choice: One) => `${id}-${choices.indexOf(choice)}`

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

  /** Handles a key of the field; `false` when the list has no use for it. */
  const takesKey = (event: KeyboardEvent): boolean => {
    if (shown === undefined) return false
    const isEnter = event.key === 'Enter'
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setShown({
        ...shown,
        isMeant: true,
        active: (shown.active + step + choices.length) % (choices.length || 1),
      })
    } else if ((isEnter || (event.key === 'Tab' && shown.isMeant)) && active !== undefined) {
      if (isEnter || field.current?.tagName === 'TEXTAREA') event.preventDefault()
      onChoose(active)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else return false
    return true
  }

  const drawChoice = (choice: One, isChosen: boolean) => (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field keeps the focus and takes the keys.
    <div
      key={choice.id}
      id={optionId(choice)}
      role="option"
      class={choice === active ? 'option active' : 'option'}
      aria-selected={isChosen}
      onMouseDown={event => event.preventDefault()}
      onClick={() => onChoose(choice)}
    >
      {choice.picture && <img src={choice.picture} alt="" width={24} height={24} />}
      <span class="option-text">{choice.text}</span>
      {choice.detail !== undefined && <span class="option-detail">{choice.detail}</span>}
      {isChosen && icon('check')}
    </div>
  )
  const draw = (chosenIds: readonly string[] = []) => (
    <div
      ref={list}
      id={id}
      class={shown?.isAbove ? 'listbox above' : 'listbox'}
      role="listbox"
      hidden={!shown}
    >
      {shown?.groups.map(({ label, choices: own }) => [
        label !== '' && (
          <div class="option-group" role="presentation">
            {label}
          </div>
        ),
        own.map(choice => drawChoice(choice, chosenIds.includes(choice.id))),
      ])}
      {shown && choices.length === 0 && (
        <div class="option-none" role="status">
          {shown.note ?? 'Nothing found.'}
        </div>
      )}
    </div>
  )

  /** Attributes of the field. The type is wide: Preact's types know no combobox that is a textarea. */
  const attributes: object = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': id,
    'aria-expanded': shown !== undefined,
    'aria-activedescendant': active && optionId(active),
  }
  /** Shows choices in groups, the first one active. */
  const show = (groups: readonly ChoiceGroup<One>[], isMeant = true) => open({ groups, isMeant })
  /** Shows a sentence instead of choices. */
  const say = (note: string) => open({ groups: [], note, isMeant: false })
  return { attributes, show, say, close, takesKey, draw }
}
