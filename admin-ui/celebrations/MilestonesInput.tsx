import Add from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFieldArray } from 'react-hook-form'
import { useText } from '../messages/useText.ts'
import { MilestoneCard } from './MilestoneCard.tsx'

/** Years that bring something of their own in place of the usual award. */
export const MilestonesInput = () => {
  const text = useText()
  const { fields, append, remove } = useFieldArray({ name: 'addl_years' })
  return (
    <Box component="section" aria-label={text('celebrations.milestones')} sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h3">{text('celebrations.milestones')}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ marginTop: 0.5 }}>
          {text('celebrations.milestonesSentence')}
        </Typography>
      </Box>
      {fields.map(({ id }, index) => (
        <MilestoneCard key={id} source={`addl_years.${index}`} onRemove={() => remove(index)} />
      ))}
      <Box>
        <Button
          variant="outlined"
          startIcon={<Add />}
          onClick={() => append({ anniversary_interval: '', points: '', award_skin: [], rewards: [] })}
        >
          {text('celebrations.addMilestone')}
        </Button>
      </Box>
    </Box>
  )
}
