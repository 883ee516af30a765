import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { isSameValue } from './isSameValue.ts'

type NewValueProps = { readonly existing: readonly string[]; readonly onAdd: (value: string) => void }

/** A value to be added by pressing Enter; one that exists already is refused. */
export const NewValue = ({ existing, onAdd }: NewValueProps) => {
  const [text, setText] = useState('')
  const value = text.trim()
  const isDuplicate = value !== '' && existing.some(other => isSameValue(other, value))
  return (
    <TextField
      label="Add a value"
      value={text}
      onChange={event => setText(event.target.value)}
      onBlur={() => value === '' && setText('')}
      onKeyDown={event => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        if (value === '' || isDuplicate) return
        onAdd(value)
        setText('')
      }}
      error={isDuplicate}
      helperText={isDuplicate ? `“${value}” is one of your values already.` : 'Press Enter to add it.'}
      slotProps={{ htmlInput: { maxLength: 100 } }}
    />
  )
}
