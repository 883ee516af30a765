import Add from '@mui/icons-material/AddOutlined'
import Close from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useFieldArray } from 'react-hook-form'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useText } from '../../messages/useText.ts'

const variationsMax = 100

/** The styles of an item, such as sizes, each with the pieces that are left. */
export const VariationsInput = ({ source }: { readonly source: string }) => {
  const text = useText()
  const { fields, append, remove } = useFieldArray({ name: source })
  return (
    <Box role="group" aria-label={text('items.styles')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{text('items.styles')}</Typography>
      {fields.map((field, at) => (
        <Box key={field.id} sx={rowStyle}>
          <TextInput source={`${source}.${at}.name`} label={text('items.style')} />
          <TextInput source={`${source}.${at}.stock`} label={text('items.stock')} isNumeric isOptional />
          <IconButton
            aria-label={text('items.removeStyle', { number: at + 1 })}
            onClick={() => remove(at)}
            sx={{ marginTop: 0.5 }}
          >
            <Close />
          </IconButton>
        </Box>
      ))}
      <Button
        startIcon={<Add />}
        disabled={fields.length >= variationsMax}
        onClick={() => append({ name: '', stock: '' })}
        sx={{ justifySelf: 'start' }}
      >
        {text('items.addStyle')}
      </Button>
    </Box>
  )
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(88px, 120px) auto',
  gap: 1,
  alignItems: 'start',
} as const
