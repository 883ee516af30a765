import Typography from '@mui/material/Typography'
import { FormPart } from '../../elements/form/FormPart.tsx'
import { SwitchInput } from '../../elements/form/SwitchInput.tsx'
import { useText } from '../../messages/useText.ts'

const nudges = [
  'eom_point_reminder',
  'point_reload_nudge',
  'inactivity_nudge',
  'redeemable_points_nudge',
] as const

/** Reminders that Laurel sends by itself; each can be switched off. */
export const NudgesPart = () => {
  const text = useText()
  return (
    <FormPart title={text('recognition.settings.reminders')}>
      <Typography variant="body2" color="text.secondary">
        {text('recognition.settings.remindersSentence')}
      </Typography>
      {nudges.map(name => (
        <SwitchInput
          key={name}
          source={name}
          label={text(`recognition.settings.nudges.${name}.label`)}
          sentence={text(`recognition.settings.nudges.${name}.sentence`)}
        />
      ))}
    </FormPart>
  )
}
