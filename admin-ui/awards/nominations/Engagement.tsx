import type { Campaign } from '@laurel/contract/awards/nominations.ts'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

/** How many members of the channel nominated. Nominators who left the channel count, so that the share is limited. */
export const Engagement = ({ campaign }: { readonly campaign: Campaign }) => {
  const text = useText()
  const formats = useFormats()
  const { users_engaged: engaged, user_group } = campaign
  const share = user_group.member_count === 0 ? 0 : Math.min(1, engaged / user_group.member_count)
  const percent = new Intl.NumberFormat(formats.locale, { style: 'percent' }).format(share)
  const count = text('nominations.engaged', {
    engaged: formats.count(engaged),
    members: formats.count(user_group.member_count),
  })
  return (
    <Box sx={{ minWidth: 130 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontSize: '0.8125rem' }}>
        <strong>{percent}</strong>
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {count}
        </Box>
      </Box>
      <LinearProgress
        variant="determinate"
        value={share * 100}
        aria-label={text('nominations.engagement')}
        sx={{ marginTop: 0.5, height: 6, borderRadius: 3 }}
      />
    </Box>
  )
}
