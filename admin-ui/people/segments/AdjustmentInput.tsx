import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useInput } from 'ra-core'
import { useId } from 'react'
import { wholeNumber } from '../../elements/form/wholeNumber.ts'
import { useText } from '../../messages/useText.ts'
import type { AdjustmentField } from './segmentForm.ts'

type AdjustmentInputProps = { readonly source: AdjustmentField; readonly label: string }

/** A percentage as direction and magnitude. */
export const AdjustmentInput = ({ source, label }: AdjustmentInputProps) => {
  const text = useText()
  const labelId = useId()
  const direction = useInput<string>({ source: `${source}.direction` })
  const percent = useInput<number | string>({
    source: `${source}.percent`,
    parse: wholeNumber,
    format: (value: number | string | null | undefined) => String(value ?? ''),
  })
  const { ref: directionRef, ...directionField } = direction.field
  const { ref: percentRef, ...percentField } = percent.field
  const isDecrease = direction.field.value === 'decrease'
  const isBelowFloor = isDecrease && Number(wholeNumber(String(percent.field.value))) > 100
  const hint = isBelowFloor ? text('segments.decreaseFloor') : undefined
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={labelId} variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '148px minmax(0, 1fr)', gap: 1.5 }}>
        <TextField
          {...directionField}
          id={direction.id}
          inputRef={directionRef}
          select
          label={text('segments.direction')}
        >
          <MenuItem value="increase">{text('segments.increase')}</MenuItem>
          <MenuItem value="decrease">{text('segments.decrease')}</MenuItem>
        </TextField>
        <TextField
          {...percentField}
          id={percent.id}
          inputRef={percentRef}
          label={text('segments.percent')}
          error={percent.fieldState.error !== undefined}
          helperText={percent.fieldState.error?.message ?? hint}
          slotProps={{
            htmlInput: {
              required: true,
              inputMode: 'numeric',
              style: { fontVariantNumeric: 'tabular-nums' },
            },
            input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
          }}
        />
      </Box>
    </Box>
  )
}
