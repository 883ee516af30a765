import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

type SettingSwitchProps = {
  readonly label: string
  /** What follows when it is on, in a sentence. */
  readonly sentence?: ReactNode
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
  readonly isDisabled?: boolean
  /** The choice is being saved; the switch is disabled until then. */
  readonly isLoading?: boolean
}

/** A setting that is on or off, with what it means. */
export const SettingSwitch = (props: SettingSwitchProps) => {
  const { label, sentence, isOn, onSwitch, isDisabled = false, isLoading = false } = props
  const sentenceId = useId()
  return (
    <Box sx={{ display: 'grid' }}>
      <FormControlLabel
        sx={{ justifySelf: 'start', marginRight: 0 }}
        disabled={isDisabled || isLoading}
        control={
          <Switch
            checked={isOn}
            onChange={(_event, isChosen) => onSwitch(isChosen)}
            slotProps={{
              input: {
                role: 'switch',
                'aria-busy': isLoading,
                ...(sentence !== undefined && { 'aria-describedby': sentenceId }),
              },
            }}
          />
        }
        label={
          <Box
            component="span"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontWeight: 550 }}
          >
            {label}
            {isLoading && <CircularProgress size={14} aria-hidden />}
          </Box>
        }
      />
      {sentence !== undefined && (
        <Typography
          id={sentenceId}
          variant="body2"
          color="text.secondary"
          sx={{ paddingLeft: '47px', marginTop: -0.5 }}
        >
          {sentence}
        </Typography>
      )}
    </Box>
  )
}
