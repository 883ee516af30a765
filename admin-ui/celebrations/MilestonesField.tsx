import Add from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { MilestoneTexts } from './awardTexts.ts'
import { MilestoneCard } from './MilestoneCard.tsx'

type MilestonesFieldProps = {
  readonly milestones: readonly MilestoneTexts[]
  readonly onChange: (milestones: readonly MilestoneTexts[]) => void
  readonly problemOf: (place: string) => string | undefined
}

/** Years that bring something of their own in place of the usual award. */
export const MilestonesField = ({ milestones, onChange, problemOf }: MilestonesFieldProps) => {
  const add = () => {
    const key = Math.max(-1, ...milestones.map(milestone => milestone.key)) + 1
    onChange([...milestones, { key, years: '', points: '', bannerIds: [], rewards: [] }])
  }
  return (
    <Box component="section" aria-label="Additional Milestones" sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h3">Additional Milestones</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ marginTop: 0.5 }}>
          In these years people get what the milestone says, in place of the award above. Message, channels
          and weekends are the same.
        </Typography>
      </Box>
      {milestones.map((milestone, index) => (
        <MilestoneCard
          key={milestone.key}
          milestone={milestone}
          onChange={changed => onChange(milestones.map((kept, at) => (at === index ? changed : kept)))}
          onRemove={() => onChange(milestones.filter((_kept, at) => at !== index))}
          problemOf={field => problemOf(`addl_years.${index}.${field}`)}
        />
      ))}
      <Box>
        <Button variant="outlined" startIcon={<Add />} onClick={add}>
          Add a milestone
        </Button>
      </Box>
    </Box>
  )
}
