import { includesFeature } from '@laurel/contract/billing/planFeatures.ts'
import type { Group } from '@laurel/contract/team/group.ts'
import AvatarGroup from '@mui/material/AvatarGroup'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Link } from 'react-router-dom'
import { useMe } from '../../app/access/MeContext.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { PersonAvatar } from '../../elements/people/Person.tsx'
import { useText } from '../../messages/useText.ts'

/** A channel at a glance; it opens its settings. */
export const ChannelCard = ({ channel }: { readonly channel: Group }) => {
  const text = useText()
  const { team } = useMe()
  const formats = useFormats()
  const interval = text(`recognition.intervals.${team.allowance_interval}`)
  return (
    <ButtonBase component={Link} to={`/recognition/${channel.id}`} sx={cardStyle}>
      <Box component="span" sx={{ typography: 'h2', overflowWrap: 'anywhere' }}>
        {channel.title}
      </Box>
      <Box component="span" sx={{ display: 'grid', gap: 1, flexGrow: 1, alignContent: 'start' }}>
        <Allowance
          label={text('recognition.shoutouts')}
          figure={`${formats.points(channel.shoutout_allowance)} ${interval}`}
        />
        {includesFeature(team, 'awards') && (
          <Allowance
            label={text('recognition.spotAwards')}
            figure={`${formats.points(channel.point_allowance)} ${interval}`}
          />
        )}
      </Box>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 32 }}>
        {channel.users.length > 0 && (
          <AvatarGroup
            component="span"
            max={5}
            spacing={9}
            sx={{ '& .MuiAvatar-root': { width: 30, height: 30, fontSize: 12 } }}
          >
            {channel.users.slice(0, 4).map(user => (
              <PersonAvatar key={user.id} user={user} />
            ))}
          </AvatarGroup>
        )}
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {channel.user_count === 0 && channel.channel_id !== null
            ? text('recognition.noPeopleArchived')
            : text('list.people', {
                smart_count: channel.user_count,
                count: formats.count(channel.user_count),
              })}
        </Box>
      </Box>
    </ButtonBase>
  )
}

const Allowance = ({ label, figure }: { readonly label: string; readonly figure: string }) => (
  <Box
    component="span"
    sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: '0.875rem' }}
  >
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="span" sx={{ fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      {figure}
    </Box>
  </Box>
)

const cardStyle = {
  width: '100%',
  height: '100%',
  minHeight: 180,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  textAlign: 'left',
  gap: 2,
  padding: 2.5,
  borderRadius: '14px',
  border: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  color: 'text.primary',
  '&:hover': { borderColor: 'primary.main' },
} as const
