import Clear from '@mui/icons-material/CloseOutlined'
import Search from '@mui/icons-material/SearchOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../messages/useText.ts'

const restMilliseconds = 250

type SearchFieldProps = {
  readonly label: string
  readonly value: string
  readonly onSearch: (text: string) => void
}

/**
 * Searches when typing rests for a quarter of a second, or when the field is left. A link that is clicked right after
 * typing drops the search: a list navigates a moment after it was asked to, which would lead back from the opened page.
 */
export const SearchField = ({ label, value, onSearch }: SearchFieldProps) => {
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A search of this field comes back through the address while the next letters are typed; only a value that
  // comes from elsewhere replaces the text.
  const searched = useRef(value)
  useEffect(() => {
    if (value === searched.current) return
    searched.current = value
    setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (typed: string, pause: number) => {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(typed), pause)
  }
  const search = (typed: string) => {
    clearTimeout(timer.current)
    timer.current = undefined
    searched.current = typed.trim()
    onSearch(searched.current)
  }
  const leave = (next: Element | null) => {
    if (timer.current === undefined) return
    if (next instanceof HTMLAnchorElement) {
      clearTimeout(timer.current)
      timer.current = undefined
    } else search(text)
  }
  return (
    <TextField
      type="text"
      placeholder={label}
      value={text}
      onChange={event => type(event.target.value, restMilliseconds)}
      onBlur={event => leave(event.relatedTarget)}
      sx={{ maxWidth: { sm: 260 } }}
      slotProps={{
        htmlInput: { 'aria-label': label, role: 'searchbox', enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
          ...(text !== '' && { endAdornment: <ClearButton onClear={() => type('', 0)} /> }),
        },
      }}
    />
  )
}

const ClearButton = ({ onClear }: { readonly onClear: () => void }) => {
  const text = useText()
  return (
    <InputAdornment position="end">
      <IconButton size="small" aria-label={text('list.clearSearch')} onClick={onClear}>
        <Clear fontSize="small" />
      </IconButton>
    </InputAdornment>
  )
}
