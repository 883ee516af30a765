import type { Group } from '@laurel/contract/team/group.ts'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { ChannelMembersPanel } from './ChannelMembersPanel.tsx'

/** The members of a channel, and links to its activity. */
export const ChannelLinks = ({ channel }: { readonly channel: Group }) => {
  const text = useText()
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  const latest = (type: string) => `/reporting/activity?type=${type}&group=${channel.id}&days=all`
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}>
      <Link component="button" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('list.people', { smart_count: channel.user_count, count: formats.count(channel.user_count) })}
      </Link>
      <Link component={RouterLink} to={latest('shoutouts')}>
        {text('recognition.latestShoutouts')}
      </Link>
      <Link component={RouterLink} to={latest('awards')}>
        {text('recognition.latestAwards')}
      </Link>
      {isOpen && <ChannelMembersPanel channel={channel} onClose={() => setOpen(false)} />}
    </Box>
  )
}
