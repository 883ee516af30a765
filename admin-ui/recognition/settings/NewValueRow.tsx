import Add from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useText } from '../../messages/useText.ts'
import type { ValueRows } from './useValueRows.ts'

/** Adds a value on Enter; a duplicate is refused. */
export const NewValueRow = ({ rows }: { readonly rows: ValueRows }) => {
  const text = useText()
  const { draft, isDuplicate } = rows
  if (draft === undefined) {
    return (
      <Box sx={rowStyle}>
        <Button variant="outlined" startIcon={<Add />} onClick={rows.open}>
          {text('recognition.addAValue')}
        </Button>
      </Box>
    )
  }
  return (
    <Box sx={rowStyle}>
      <TextField
        label={text('recognition.newValue')}
        autoFocus
        value={draft}
        onChange={event => rows.write(event.target.value)}
        onBlur={rows.leave}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void rows.confirm()
        }}
        error={isDuplicate}
        helperText={
          isDuplicate
            ? text('recognition.settings.duplicate', { value: draft.trim() })
            : text('recognition.pressEnterToAdd')
        }
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ maxWidth: { sm: 340 } }}
      />
    </Box>
  )
}

/** The same height with and without the field, so that leaving it by a click does not move the target. */
const rowStyle = { minHeight: 64 } as const
