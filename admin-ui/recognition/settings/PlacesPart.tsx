import Box from '@mui/material/Box'
import { useMe } from '../../app/access/MeContext.ts'
import type { Refusal } from '../../elements/action/useAct.ts'
import { FormField } from '../../elements/form/FormField.tsx'
import { FormPart } from '../../elements/form/FormPart.tsx'
import { SettingSwitch } from '../../elements/form/SettingSwitch.tsx'
import type { SchemaForm } from '../../elements/form/useSchemaForm.ts'
import type { RecognitionTexts } from './recognitionTexts.ts'

type PlacesPartProps = {
  readonly form: SchemaForm<RecognitionTexts>
  readonly refusal: Refusal | undefined
}

/** Where people can give, beside the recognition channels, and by what. */
export const PlacesPart = ({ form, refusal }: PlacesPartProps) => {
  const { points_name } = useMe().team
  const { use_all_channels, gives, emoji, points } = form.values
  return (
    <FormPart title="Where and how people give">
      <SettingSwitch
        label="Shoutouts in every channel"
        sentence="They work all over your workspace, under the settings of your one recognition channel; no further channel can be added."
        isOn={use_all_channels}
        onSwitch={isOn => form.change('use_all_channels', isOn)}
      />
      <SettingSwitch
        label={`Give ${points_name} with a reaction`}
        sentence={`Whoever reacts to a message with this emoji gives its author ${points_name} out of their own allowance. Taking the reaction away takes them back.`}
        isOn={gives}
        onSwitch={isOn => form.change('gives', isOn)}
      />
      {gives && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 160px' },
            paddingLeft: { sm: '47px' },
          }}
        >
          <FormField
            label="Emoji"
            value={emoji}
            onType={text => form.change('emoji', text)}
            problem={form.errorOf('emoji', refusal)}
            hint="Its name in Slack, such as herb or tada."
          />
          <FormField
            label={`Gives ${points_name}`}
            isNumeric
            value={points}
            onType={text => form.change('points', text)}
            problem={form.errorOf('points', refusal)}
          />
        </Box>
      )}
    </FormPart>
  )
}
