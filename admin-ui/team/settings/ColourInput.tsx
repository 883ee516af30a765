import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useInput } from 'ra-core'
import { useText } from '../../messages/useText.ts'

/** A colour, written as hex or chosen; nothing written stands for the usual one. */
export const ColourInput = ({ source }: { readonly source: string }) => {
  const text = useText()
  const {
    field: { ref, value, onChange, ...field },
    fieldState,
    id,
  } = useInput<string | null>({ source, format: shown, parse: written })
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <TextField
        {...field}
        id={id}
        inputRef={ref}
        value={value}
        onChange={onChange}
        label={text('settings.colour')}
        placeholder="#000000"
        error={fieldState.error !== undefined}
        helperText={fieldState.error?.message ?? text('settings.colourHint')}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { maxLength: 7, spellCheck: false, style: { fontVariantNumeric: 'tabular-nums' } },
        }}
        sx={{ flex: 1 }}
      />
      <Box
        component="input"
        type="color"
        aria-label={text('settings.chooseColour')}
        value={colourOf(value)}
        onChange={onChange}
        sx={swatchStyle}
      />
    </Box>
  )
}

const shown = (value: string | null): string => {
  if (value === null || value === '') return ''
  return value.startsWith('#') ? value : `#${value}`
}

const written = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** A browser takes a whole colour only. */
const colourOf = (text: string | null): string =>
  /^#[0-9a-f]{6}$/i.test(text ?? '') ? String(text).toLowerCase() : '#2d1f40'

const swatchStyle = {
  width: 48,
  height: 40,
  marginTop: 0.5,
  padding: 0.5,
  cursor: 'pointer',
  border: '1px solid',
  borderColor: 'tokens.controlLine',
  borderRadius: '10px',
  backgroundColor: 'background.paper',
} as const
