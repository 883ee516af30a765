import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '../messages/useText.ts'
import styles from './SearchBox.module.css'

type SearchBoxProps = {
  readonly label: string
  readonly placeholder?: string
  /** What is searched for now. */
  readonly words: string
  /** Called when nothing was typed for a moment, at once on Enter and when the field is cleared. */
  readonly onSearch: (words: string) => void
  /** Null searches on Enter alone. */
  readonly delayMilliseconds?: number | null
  readonly lengthMax?: number
}

/** Searches while a person types, once for every pause. Queries keep their earlier results and abort by themselves. */
export const SearchBox = ({
  label,
  placeholder,
  words,
  onSearch,
  delayMilliseconds = 250,
  lengthMax = 100,
}: SearchBoxProps) => {
  const text = useText()

  const id = useId()
  const [typed, setTyped] = useState(words)
  const latest = useRef(onSearch)
  const searched = useRef(words)
  useEffect(() => {
    latest.current = onSearch
  })
  // Back and links change the words from outside.
  useEffect(() => {
    if (words === searched.current) return
    searched.current = words
    setTyped(words)
  }, [words])
  const search = (text: string) => {
    if (text === searched.current) return
    searched.current = text
    latest.current(text)
  }
  const searchNow = useRef(search)
  useEffect(() => {
    searchNow.current = search
  })
  useEffect(() => {
    if (delayMilliseconds === null) return
    const waiting = setTimeout(() => searchNow.current(typed.trim()), delayMilliseconds)
    return () => clearTimeout(waiting)
  }, [typed, delayMilliseconds])
  return (
    <search>
      <form
        className={styles.box}
        onSubmit={event => {
          event.preventDefault()
          search(typed.trim())
        }}
      >
        <label className="seen-by-readers-only" htmlFor={id}>
          {label}
        </label>
        <svg className={styles.lens} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M8.5 14a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11Zm4-1.5L17 17"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        <input
          id={id}
          className={styles.field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={placeholder ?? text('elements.search.label')}
          maxLength={lengthMax}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        {typed !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={text('elements.search.clear')}
            onClick={() => {
              setTyped('')
              search('')
              document.getElementById(id)?.focus()
            }}
          >
            ×
          </button>
        )}
      </form>
    </search>
  )
}
