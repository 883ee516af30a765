import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { BannersField } from '../elements/banners/BannersField.tsx'
import { FormField } from '../elements/form/FormField.tsx'
import { GiftRowsField } from '../elements/gifts/GiftRowsField.tsx'
import { useTeamWords } from '../elements/points/useTeamWords.ts'
import type { MilestoneTexts } from './awardTexts.ts'

type MilestoneCardProps = {
  readonly milestone: MilestoneTexts
  readonly onChange: (milestone: MilestoneTexts) => void
  readonly onRemove: () => void
  readonly problemOf: (field: string) => string | undefined
}

const digitsMax = 2

/** One year with what it brings. */
export const MilestoneCard = ({ milestone, onChange, onRemove, problemOf }: MilestoneCardProps) => {
  const say = useTeamWords()
  const { years, points, bannerIds, rewards } = milestone
  const title = years === '' ? 'New milestone' : `${years} ${years === '1' ? 'year' : 'years'}`
  const problem = problemOf('anniversary_interval')
  return (
    <Box
      role="group"
      aria-label={title}
      sx={theme => ({
        border: `1px solid ${theme.palette.tokens.hairline}`,
        borderRadius: '14px',
        padding: { xs: 1.75, sm: 2.5 },
        display: 'grid',
        gap: 2.5,
      })}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
        <Button size="small" color="inherit" onClick={onRemove}>
          Remove
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '140px 1fr' } }}>
        <TextField
          label="Years"
          value={years}
          onChange={event => onChange({ ...milestone, years: event.target.value })}
          error={problem !== undefined}
          helperText={problem}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: digitsMax, required: true } }}
        />
        <FormField
          label={say('Points per award')}
          isNumeric
          value={points}
          onType={text => onChange({ ...milestone, points: text })}
          problem={problemOf('points')}
        />
      </Box>
      <GiftRowsField rows={rewards} onChange={changed => onChange({ ...milestone, rewards: changed })} />
      <BannersField
        bannerIds={bannerIds}
        onChange={changed => onChange({ ...milestone, bannerIds: changed })}
        problem={problemOf('award_skin')}
      />
    </Box>
  )
}
