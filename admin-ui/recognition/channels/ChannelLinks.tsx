import type { Group } from '@laurel/contract/team/group.ts'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { ChannelMembersPanel } from './ChannelMembersPanel.tsx'
import { countOfPeople } from './countOfPeople.ts'

/** Who is in a channel, and the way to what was said in it. */
export const ChannelLinks = ({ channel }: { readonly channel: Group }) => {
  const [isOpen, setOpen] = useState(false)
  const latest = (type: string) => `/reporting/activity?type=${type}&group=${channel.id}&days=all`
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}>
      <Link component="button" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {countOfPeople(channel.user_count)}
      </Link>
      <Link component={RouterLink} to={latest('shoutouts')}>
        Latest shoutouts
      </Link>
      <Link component={RouterLink} to={latest('awards')}>
        Latest awards
      </Link>
      {isOpen && <ChannelMembersPanel channel={channel} onClose={() => setOpen(false)} />}
    </Box>
  )
}
