import Box from '@mui/material/Box'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { PointsInput } from '../../elements/points/PointsInput.tsx'
import { useText } from '../../messages/useText.ts'

export const RewardFields = () => {
  const text = useText()
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '88px 1fr', gap: 1.5, alignItems: 'start' }}>
        <TextInput source="emoji" label={text('rewards.catalog.emoji')} />
        <TextInput source="name" label={text('rewards.catalog.name')} isFirst />
      </Box>
      <TextInput source="description" label={text('rewards.catalog.description')} rows={3} />
      <PointsInput
        source="point_cost"
        label={text('rewards.catalog.pointCost')}
        hint={text('rewards.catalog.pointsWorth')}
      />
    </>
  )
}
