import { useId, useRef, useState } from 'react'
import { useText } from '../../messages/useText.ts'
import type { Colleague } from './draft.ts'
import styles from './MessageField.module.css'
import { useColleagues } from './useColleagues.ts'

const lengthMax = 3000

/** The beginning of a mention right before the caret: `@an`. */
const mentionBefore = /(?:^|\s)@([\p{L}\p{N}][\p{L}\p{N} .'-]{0,30})$/u

type MessageFieldProps = {
  readonly label: string
  readonly placeholder: string
  readonly message: string
  readonly onChange: (message: string) => void
}

/** The words that a person writes. An `@` offers colleagues to mention, who read it with their name. */
export const MessageField = ({ label, placeholder, message, onChange }: MessageFieldProps) => {
  const text = useText()

  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(0)
  const typed = mentionBefore.exec(message.slice(0, caret))?.[1]
  const found = useColleagues(typed ?? '', typed !== undefined)
  const offered = typed === undefined ? [] : (found.data?.users ?? []).slice(0, 4)
  const isWritten = offered.some(({ name }) => name === typed)
  const mention = ({ name }: Colleague) => {
    const start = caret - (typed?.length ?? 0)
    onChange(`${message.slice(0, start)}${name} ${message.slice(caret)}`.slice(0, lengthMax))
    setCaret(start + name.length + 1)
    field.current?.focus()
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.text}
        rows={4}
        maxLength={lengthMax}
        placeholder={placeholder}
        value={message}
        onChange={event => {
          onChange(event.target.value)
          setCaret(event.target.selectionStart)
        }}
        onSelect={event => setCaret(event.currentTarget.selectionStart)}
      />
      {offered.length > 0 && !isWritten && (
        <ul className={styles.mentions} aria-label={text('giving.mention')}>
          {offered.map(person => (
            <li key={person.id}>
              <button type="button" className={styles.mention} onClick={() => mention(person)}>
                @{person.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
