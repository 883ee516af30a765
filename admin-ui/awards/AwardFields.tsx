import Box from '@mui/material/Box'
import { BannersInput } from '../elements/banners/BannersInput.tsx'
import { SwitchInput } from '../elements/form/SwitchInput.tsx'
import { TextInput } from '../elements/form/TextInput.tsx'
import { GiftRowsInput } from '../elements/gifts/GiftRowsInput.tsx'
import { PointsInput } from '../elements/points/PointsInput.tsx'
import { useText } from '../messages/useText.ts'

export const AwardFields = () => {
  const text = useText()
  return (
    <>
      <Box sx={headStyle}>
        <TextInput source="name" label={text('awards.name')} isFirst />
        <PointsInput source="points" label={text('awards.points')} hint={text('awards.noPoints')} />
      </Box>
      <TextInput
        source="message"
        label={text('awards.message')}
        isOptional
        rows={3}
        hint={text('awards.messageHint')}
      />
      <BannersInput source="award_skin" />
      <GiftRowsInput source="rewards" />
      <SwitchInput
        source="is_private"
        label={text('awards.private')}
        sentence={text('awards.privateSentence')}
      />
    </>
  )
}

const headStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 180px' },
  alignItems: 'start',
} as const
