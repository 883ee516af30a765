import type { Team } from '@laurel/contract/team/team.ts'
import { useEffect, useState } from 'react'
import { hashOfValue } from './hashOfValue.ts'

type Value = Team['shoutout_values'][number]

export type ValueRows = {
  /** Confirmed values, each with the hash of its text. */
  readonly values: readonly Value[]
  /** The text of a new row until it is confirmed; undefined while there is none. */
  readonly draft: string | undefined
  /** Whether a value of the draft's hash is there already. */
  readonly isDuplicate: boolean
  readonly open: () => void
  readonly write: (text: string) => void
  /** Gives the new row its hash; undefined while it can't be one of the values. */
  readonly confirm: () => Promise<readonly Value[] | undefined>
  /** A new row without a text goes when it is left. */
  readonly leave: () => void
  readonly close: () => void
  readonly remove: (hash: string) => void
}

/** The values as they will be, and the row that is being written. */
export const useValueRows = (saved: readonly Value[]): ValueRows => {
  const [values, setValues] = useState(saved)
  const [draft, setDraft] = useState<string>()
  const [draftHash, setDraftHash] = useState<string>()

  useEffect(() => {
    let isCurrent = true
    void hashOfValue(draft ?? '').then(hash => isCurrent && setDraftHash(hash))
    return () => {
      isCurrent = false
    }
  }, [draft])

  return {
    values,
    draft,
    isDuplicate: values.some(value => value.hash === draftHash),
    open: () => setDraft(''),
    write: setDraft,
    confirm: async () => {
      const text = draft?.trim() ?? ''
      if (text === '') return values
      const hash = await hashOfValue(text)
      if (values.some(value => value.hash === hash)) return undefined
      const confirmed = [...values, { hash, text }]
      setValues(confirmed)
      setDraft('')
      return confirmed
    },
    leave: () => draft?.trim() === '' && setDraft(undefined),
    close: () => setDraft(undefined),
    remove: hash => setValues(values.filter(value => value.hash !== hash)),
  }
}
