import Typography from '@mui/material/Typography'
import { useMe } from '../../app/access/MeContext.ts'
import { FormPart } from '../../elements/form/FormPart.tsx'
import { SettingSwitch } from '../../elements/form/SettingSwitch.tsx'
import type { SchemaForm } from '../../elements/form/useSchemaForm.ts'
import { nudgeTexts } from './nudgeTexts.ts'
import type { RecognitionTexts } from './recognitionTexts.ts'

/** Messages that nobody asked for; each can be switched off. */
export const NudgesPart = ({ form }: { readonly form: SchemaForm<RecognitionTexts> }) => {
  const { points_name } = useMe().team
  return (
    <FormPart title="Reminders in Slack">
      <Typography variant="body2" color="text.secondary">
        Direct messages, but for quiet channels. Each comes once, from 9 to 5 on weekdays where the person is.
      </Typography>
      {nudgeTexts(points_name).map(({ name, label, sentence }) => (
        <SettingSwitch
          key={name}
          label={label}
          sentence={sentence}
          isOn={form.values[name]}
          onSwitch={isOn => form.change(name, isOn)}
        />
      ))}
    </FormPart>
  )
}
