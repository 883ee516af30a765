import Add from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { ValueRows } from './useValueRows.ts'

/** A value to be added by pressing Enter; one that exists already is refused. */
export const NewValueRow = ({ rows }: { readonly rows: ValueRows }) => {
  const { draft, isDuplicate } = rows
  if (draft === undefined) {
    return (
      <Box sx={rowStyle}>
        <Button variant="outlined" startIcon={<Add />} onClick={rows.open}>
          Add a value
        </Button>
      </Box>
    )
  }
  return (
    <Box sx={rowStyle}>
      <TextField
        label="New value"
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
          isDuplicate ? `“${draft.trim()}” is one of your values already.` : 'Press Enter to add it.'
        }
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ maxWidth: { sm: 340 } }}
      />
    </Box>
  )
}

/** As high with a field as without: what stands below must not move away from a click that leaves the field. */
const rowStyle = { minHeight: 64 } as const
