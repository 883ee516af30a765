import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { FormPart } from '../../elements/form/FormPart.tsx'
import { SwitchInput } from '../../elements/form/SwitchInput.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useText } from '../../messages/useText.ts'

/** Where people can give, beside the recognition channels, and by what. */
export const PlacesPart = () => {
  const text = useText()
  const gives: boolean = useWatch({ name: 'gives' })
  return (
    <FormPart title={text('recognition.settings.places')}>
      <SwitchInput
        source="use_all_channels"
        label={text('recognition.settings.everywhere')}
        sentence={text('recognition.settings.everywhereSentence')}
      />
      <SwitchInput
        source="gives"
        label={text('recognition.settings.reaction')}
        sentence={text('recognition.settings.reactionSentence')}
      />
      {gives && (
        <Box sx={reactionStyle}>
          <TextInput
            source="reaction.emoji"
            label={text('recognition.settings.emoji')}
            hint={text('recognition.settings.emojiHint')}
          />
          <TextInput source="reaction.points" isNumeric label={text('recognition.settings.givesPoints')} />
        </Box>
      )}
    </FormPart>
  )
}

const reactionStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 160px' },
  paddingLeft: { sm: '47px' },
} as const
