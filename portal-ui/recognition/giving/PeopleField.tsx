import { type KeyboardEvent, useId, useState } from 'react'
import { Avatar } from '../../elements/Avatar.tsx'
import { useText } from '../../messages/useText.ts'
import type { Colleague } from './draft.ts'
import styles from './PeopleField.module.css'
import { useColleagues } from './useColleagues.ts'

type PeopleFieldProps = {
  readonly label: string
  /** Offers the colleagues who can be nominated in a campaign. */
  readonly campaignId?: string
  /** Takes one person only. */
  readonly isOne?: boolean
  readonly people: readonly Colleague[]
  readonly onChange: (people: readonly Colleague[]) => void
}

/** Colleagues to thank or to nominate: typing finds colleagues, arrow keys and Enter choose one, Backspace removes the last. */
export const PeopleField = ({ label, campaignId, isOne = false, people, onChange }: PeopleFieldProps) => {
  const text = useText()

  const id = useId()
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const found = useColleagues(typed, isOpen, campaignId)
  const offered = (found.data?.users ?? [])
    .filter(user => !people.some(person => person.id === user.id))
    .slice(0, 8)
  const at = Math.min(active, offered.length - 1)
  const choose = (person: Colleague) => {
    onChange(isOne ? [person] : [...people, person])
    if (isOne) setIsOpen(false)
    setTyped('')
    setActive(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = offered[at]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((at + step + offered.length) % Math.max(offered.length, 1))
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (chosen) choose(chosen)
    } else if (event.key === 'Escape') setIsOpen(false)
    else if (event.key === 'Backspace' && typed === '') onChange(people.slice(0, -1))
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        {people.map(person => (
          <span key={person.id} className={styles.chip}>
            <Avatar person={person} size={24} />
            {person.name}
            <button
              type="button"
              className={styles.remove}
              aria-label={text('giving.remove', { name: person.name })}
              onClick={() => onChange(people.filter(one => one.id !== person.id))}
            >
              ×
            </button>
          </span>
        ))}
        <input
          id={id}
          className={styles.input}
          role="combobox"
          aria-expanded={isOpen && offered.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && offered[at] ? `${id}-${offered[at].id}` : undefined}
          autoComplete="off"
          placeholder={people.length === 0 ? text('giving.typeName') : ''}
          maxLength={100}
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            setActive(0)
            setIsOpen(true)
          }}
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={onKeyDown}
        />
      </div>
      {isOpen && (
        <div className={styles.list} id={`${id}-list`} role="listbox" aria-label={text('giving.colleagues')}>
          {offered.map((person, index) => (
            <div
              key={person.id}
              id={`${id}-${person.id}`}
              className={styles.option}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // The field keeps the focus.
              onPointerDown={event => {
                event.preventDefault()
                choose(person)
              }}
            >
              <Avatar person={person} size={32} />
              {person.name}
            </div>
          ))}
          {offered.length === 0 && (
            <p className={styles.none}>
              {found.isFetching ? text('giving.looking') : text('giving.noColleague')}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
