import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { BannersInput } from '../elements/banners/BannersInput.tsx'
import { TextInput } from '../elements/form/TextInput.tsx'
import { GiftRowsInput } from '../elements/gifts/GiftRowsInput.tsx'
import { useText } from '../messages/useText.ts'

type MilestoneCardProps = { readonly source: string; readonly onRemove: () => void }

/** One year with what it brings. */
export const MilestoneCard = ({ source, onRemove }: MilestoneCardProps) => {
  const text = useText()
  const years: unknown = useWatch({ name: `${source}.anniversary_interval` })
  const title =
    typeof years === 'number'
      ? text('celebrations.years', { smart_count: years })
      : text('celebrations.newMilestone')
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
          {text('action.remove')}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '140px 1fr' } }}>
        <TextInput
          source={`${source}.anniversary_interval`}
          isNumeric
          label={text('celebrations.yearsLabel')}
        />
        <TextInput source={`${source}.points`} isNumeric label={text('celebrations.points')} />
      </Box>
      <GiftRowsInput source={`${source}.rewards`} />
      <BannersInput source={`${source}.award_skin`} />
    </Box>
  )
}
